import type { Page } from '@playwright/test'
import { cardButton, countCalls, openAccount, savingsOf } from '../support/savings.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { logOut } from '../support/sign-out.ts'
import { expect, test } from '../support/test.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Member Login' })

test('SESSION-06, SHELL-18 I sign out from the menu, and what I saw is gone', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await logOut(page)
  await expect(page).toHaveURL('/Member/Login')
  await page.goBack()
  await expect(overlay(page)).toBeVisible()
  await expect(page.getByText('£1,284.60')).toHaveCount(0)
})

test('SESSION-04, SESSION-05 while I am being signed out nothing else is possible, and it is sent once', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const calls: string[] = []
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/logout', async (route) => {
    calls.push(route.request().method())
    await answered.promise
    await route.continue()
  })
  await page.goto('/Member/Home/Dashboard')
  await logOut(page)
  const wait = page.getByRole('alertdialog')
  await expect(wait).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(wait).toBeVisible()
  // Nothing of the page shows around it: Back may show the last picture of a page that was left.
  const cover = await wait.evaluate((dialog) => {
    const { x, y, width, height } = dialog.getBoundingClientRect()
    const isOpaque = !/^rgba|\//.test(getComputedStyle(dialog).backgroundColor)
    return { isOpaque, x, y, isWhole: width >= innerWidth && height >= innerHeight }
  })
  expect(cover).toEqual({ isOpaque: true, x: 0, y: 0, isWhole: true })
  answered.resolve()
  await expect(page).toHaveURL('/Member/Login')
  expect(calls).toEqual(['POST'])
})

test('SESSION-07 a sign-out that fails leaves me where I was, and I can try again', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'POST /api/logout', status: 500, times: 1 }],
  })
  await page.goto('/Member/Home/Dashboard')
  await logOut(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await logOut(page)
  await expect(page).toHaveURL('/Member/Login')
})

/** Pages that listen here are dropped from the browser's back/forward cache by any message. */
const watchDropped = (page: Page) =>
  page.evaluate(() => {
    let dropped = 0
    new BroadcastChannel('save-left-pages').onmessage = () => {
      dropped += 1
    }
    Object.assign(window, { droppedTimes: () => dropped })
  })

const droppedTimes = (page: Page) => page.evaluate(() => Reflect.get(window, 'droppedTimes')())

test('OQ-134 pages that were left are gone once I am signed out, and once another member has signed in', async ({
  page,
  world,
  context,
}) => {
  await world.arrange({ signedIn: true })
  const other = await context.newPage()
  await other.goto('/Member/TermsAndConditions')
  await watchDropped(other)
  await page.goto('/Member/Home/Dashboard')
  expect(await droppedTimes(other)).toBe(0)
  await logOut(page)
  await expect(page).toHaveURL('/Member/Login')
  await expect.poll(() => droppedTimes(other)).toBe(1)
  await page.getByLabel('Email').fill('member@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Welcome1!')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/Dashboard|Member$/)
  expect(await droppedTimes(other)).toBe(2)
})

for (const [browser, refuse] of [
  ['a browser', () => undefined],
  [
    'a browser that refuses its storage',
    () => {
      Object.defineProperty(window, 'localStorage', { get: () => null })
    },
  ],
] as const) {
  test(`SESSION-06 I sign out in one tab of ${browser}: no other shows anything of mine any more, and one at the login stays`, async ({
    page,
    world,
    context,
  }) => {
    await world.arrange({})
    await context.addInitScript(refuse)
    const login = await context.newPage()
    await login.goto('/Member/Login')
    await login.getByLabel('Email').fill('someone@example.com')
    await world.arrange({ signedIn: true })
    const other = await context.newPage()
    await other.goto('/Member/MyAccount')
    await expect(other.getByText('Priya').first()).toBeVisible()
    await page.goto('/Member/Home/Dashboard')
    await logOut(page)
    await expect(overlay(other)).toBeVisible()
    await expect(other.getByText(/Priya|£1,284.60/)).toHaveCount(0)
    await expect(login.getByLabel('Email')).toHaveValue('someone@example.com')
  })
}

test('SESSION-06, OQ-135 I sign out in one tab while my withdrawal runs in another: nothing of mine shows there, and after the login I read of it', async ({
  page,
  world,
  context,
}) => {
  await world.arrange({ signedIn: true })
  const other = await context.newPage()
  const sent = countCalls(other, 'GET', '/api/WithdrawSavings')
  // It is made, and its answer never comes.
  await other.route('**/api/WithdrawSavings', async (route) => void (await route.fetch()))
  await openAccount(other)
  await cardButton(other).click()
  await expect.poll(async () => (await savingsOf(page)).balance).toBe(1034.6)
  await page.goto('/Member/Home/Dashboard')
  await logOut(page)
  await expect(overlay(other)).toBeVisible()
  await expect(other.getByText(/Priya|£|card/)).toHaveCount(0)
  await signInAgain(other)
  await expect(
    other.getByText(/^We don’t know if a withdrawal to your card was made/),
  ).toBeVisible()
  await expect(other.getByText('£1,034.60').first()).toBeVisible()
  expect(sent()).toBe(1)
})

test('SESSION-07, OQ-025 the answer to my sign-out can’t be read, and I see that I am signed out', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.route('**/api/logout', async (route) => {
    await route.fetch()
    await route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })
  })
  await page.goto('/Member/Home/Dashboard')
  await logOut(page)
  await expect(overlay(page)).toBeVisible()
  await expect(page.getByText('£1,284.60')).toHaveCount(0)
})
