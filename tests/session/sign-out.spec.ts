import type { Page } from '@playwright/test'
import { cardButton, countCalls, openAccount, savingsOf } from '../support/savings.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { logOut } from '../support/sign-out.ts'
import { expect, test } from '../support/test.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Member Login' })

/** Counts the messages on this channel. Each makes the browser drop cached pages that listen on it. */
const watchDropped = (page: Page) =>
  page.evaluate(() => {
    let dropped = 0
    new BroadcastChannel('save-left-pages').onmessage = () => {
      dropped += 1
    }
    Object.assign(window, { droppedTimes: () => dropped })
  })

const droppedTimes = (page: Page) => page.evaluate(() => Reflect.get(window, 'droppedTimes')())

test('SESSION-04, SESSION-05, SESSION-06, SHELL-18, OQ-134 if I sign out from the menu, the page is blocked, the call is sent once, my data disappear, and cached pages are dropped, as they are when the next member signs in', async ({
  page,
  world,
  context,
}) => {
  await world.arrange({ signedIn: true })
  const other = await context.newPage()
  await other.goto('/Member/TermsAndConditions')
  await watchDropped(other)
  const calls: string[] = []
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/logout', async (route) => {
    calls.push(route.request().method())
    await answered.promise
    await route.continue()
  })
  await page.goto('/Member/Home/Dashboard')
  expect(await droppedTimes(other)).toBe(0)
  await logOut(page)
  const wait = page.getByRole('alertdialog')
  await expect(wait).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(wait).toBeVisible()
  // The cover hides the whole page: Back may show the last picture of the previous page.
  const cover = await wait.locator('..').evaluate((overlay) => {
    const { x, y, width, height } = overlay.getBoundingClientRect()
    const isOpaque = !/^rgba|\//.test(getComputedStyle(overlay).backgroundColor)
    return { isOpaque, x, y, isWhole: width >= innerWidth && height >= innerHeight }
  })
  expect(cover).toEqual({ isOpaque: true, x: 0, y: 0, isWhole: true })
  answered.resolve()
  await expect(page).toHaveURL('/Member/Login')
  expect(calls).toEqual(['POST'])
  await expect.poll(() => droppedTimes(other)).toBe(1)

  await page.goBack()
  await expect(overlay(page)).toBeVisible()
  await expect(page.getByText('£1,284.60')).toHaveCount(0)
  await signInAgain(page)
  await expect(page.getByText('£1,284.60').first()).toBeVisible()
  await expect.poll(() => droppedTimes(other)).toBe(2)
})

test('SESSION-06, OQ-135 if I sign out in one tab while my withdrawal runs in another, that tab clears my data and reports the withdrawal after the login, and a tab at the login stays open', async ({
  page,
  world,
  context,
}) => {
  const login = await context.newPage()
  await login.goto('/Member/Login')
  await login.getByLabel('Email').fill('someone@example.com')
  await world.arrange({ signedIn: true })
  const other = await context.newPage()
  const sent = countCalls(other, 'GET', '/api/WithdrawSavings')
  // The withdrawal is made, but its response never arrives.
  await other.route('**/api/WithdrawSavings', async (route) => void (await route.fetch()))
  await openAccount(other)
  await cardButton(other).click()
  await expect.poll(async () => (await savingsOf(page)).balance).toBe(1034.6)
  await page.goto('/Member/Home/Dashboard')
  await logOut(page)
  await expect(overlay(other)).toBeVisible()
  await expect(other.getByText(/Priya|£|card/)).toHaveCount(0)
  await expect(login.getByLabel('Email')).toHaveValue('someone@example.com')
  await signInAgain(other)
  await expect(other.getByText(/^We lost contact before your card withdrawal/)).toBeVisible()
  await expect(other.getByText('£1,034.60').first()).toBeVisible()
  expect(sent()).toBe(1)
})
