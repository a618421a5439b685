import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

// What the browser itself logs about calls that do not arrive.
test.use({
  foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch|could not be fetched/,
})

const words = (page: Page) => page.getByText('You are offline. What you typed is still here.')
const typed = 'The cashback of my last purchase is missing.'

async function writeToSupport(page: Page): Promise<void> {
  await page.goto('/Member/Contact')
  await page.getByLabel('Category').selectOption('Cashback')
  await page.getByLabel('Description').fill(typed)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true)

test('without a connection I am told so; what I typed stays, and one press goes on', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  // A screen that was fetched in advance would be here even then.
  const account = /\/assets\/_shell\.MyAccount/
  await page.route(account, (route) => route.abort())
  await writeToSupport(page)
  await context.setOffline(true)
  await expect(words(page)).toBeVisible()

  await page.getByRole('link', { name: /balance/i }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page).toHaveURL(/\/Member\/Contact$/)
  await expect(page.getByLabel('Description')).toHaveValue(typed)

  await page.unroute(account)
  await context.setOffline(false)
  await expect(words(page)).toBeHidden()
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await expect(again).toBeHidden()
})

test('what I typed outlives a reload without a connection, once', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await writeToSupport(page)
  await context.setOffline(true)
  await expect(words(page)).toBeVisible()
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await page.goto('/Member/Contact')
  await expect(page.getByLabel('Description')).toHaveValue(typed)
  await page.reload()
  await page.getByLabel('Category').selectOption('Cashback')
  await expect(page.getByLabel('Description')).toHaveValue('')
})

test('a screen that the page links to is fetched in advance, and opens without a connection', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  // They are fetched one after the other, and the search comes last.
  const last = page.waitForResponse(/\/assets\/_shell\.Home\.Search/)
  await page.goto('/Member/Home/Dashboard')
  await (await last).finished()
  await context.setOffline(true)
  await page.locator('main a[href="/Member/Home/Cashback"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeVisible()
  await expect(words(page)).toBeVisible()
})

test('when a screen does not load, the page and its address stay, and a message ends the wait', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.route(/\/assets\/_shell\.MyAccount/, () => undefined)
  await writeToSupport(page)
  await page.clock.install()
  await page.getByRole('link', { name: /balance/i }).click()
  await page.clock.runFor(1_000)
  await expect(page.getByText('Opening the page...')).toBeVisible()
  await expect(page).toHaveURL(/\/Member\/Contact$/)
  await page.clock.runFor(15_000)
  await expect(page.getByText('This page couldn’t be loaded.')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue(typed)
  expect(await isSameDocument(page)).toBe(true)
})

test('Back to a screen that can’t be fetched loads no other document', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await page.goto('/Member/Contact')
  await page.getByRole('link', { name: 'T&CS' }).waitFor()
  await page.evaluate(() => {
    Object.assign(window, { isSame: true })
    history.pushState(null, '', '/Member/EditAccount')
    history.pushState(null, '', '/Member/Contact')
  })
  await page.route(/\/assets\/_shell\.EditAccount/, (route) => route.abort())
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})
