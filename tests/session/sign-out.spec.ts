import type { Page } from '@playwright/test'
import { logOut } from '../support/sign-out.ts'
import { expect, test } from '../support/test.ts'

test('SESSION-06, SHELL-18 I sign out from the menu, and what I saw is gone', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await logOut(page)
  await expect(page).toHaveURL('/Member/Login')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
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

test('SESSION-06 I sign out in one tab, and no other tab shows anything of mine any more', async ({
  page,
  world,
  context,
}) => {
  await world.arrange({ signedIn: true })
  const other = await context.newPage()
  await other.goto('/Member/MyAccount')
  await expect(other.getByText('Priya').first()).toBeVisible()
  await page.goto('/Member/Home/Dashboard')
  await logOut(page)
  await expect(other.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  await expect(other.getByText(/Priya|£1,284.60/)).toHaveCount(0)
  await other.close()
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
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  await expect(page.getByText('£1,284.60')).toHaveCount(0)
})
