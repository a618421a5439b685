import type { Page } from '@playwright/test'
import { holdCall } from '../support/held-call.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

// The browser's own log of calls that don't arrive.
test.use({
  foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch|could not be fetched/,
})

const offlineMessage = (page: Page) =>
  page.getByText('You’re offline. Anything you’ve typed is still here.')
const typed = 'The cashback of my last purchase is missing.'

async function writeToSupport(page: Page): Promise<void> {
  await page.getByLabel('Category').selectOption('Cashback')
  await page.getByLabel('Description').fill(typed)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true)

test('the page says that I am offline, what I typed survives a reload, and one press opens a screen that couldn’t be loaded', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  // A screen that was loaded in advance would still open.
  const account = /\/assets\/_shell\.MyAccount/
  await page.route(account, (route) => route.abort())
  await page.route(/\/assets\/_shell\.EditAccount/, (route) => route.abort())
  const description = page.getByLabel('Description')

  await page.goto('/Member/Contact')
  await writeToSupport(page)
  await context.setOffline(true)
  await expect(offlineMessage(page)).toBeVisible()
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await page.goto('/Member/Contact')
  await expect(description).toHaveValue(typed)
  await page.reload()
  await page.getByLabel('Category').selectOption('Cashback')
  await expect(description).toHaveValue('')

  await writeToSupport(page)
  await context.setOffline(true)
  await expect(offlineMessage(page)).toBeVisible()
  await page.getByRole('link', { name: /balance/i }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page).toHaveURL(/\/Member\/Contact$/)
  await expect(description).toHaveValue(typed)
  await context.setOffline(false)
  await expect(offlineMessage(page)).toBeHidden()

  await test.step('if a screen doesn’t load, the page and its address stay, and a message ends the wait', async () => {
    await page.unroute(account)
    const letCome = await holdCall(page, account)
    await page.clock.install()
    await again.click()
    await page.clock.runFor(1_000)
    await expect(page.getByText('Opening the page...')).toBeVisible()
    await expect(page).toHaveURL(/\/Member\/Contact$/)
    await page.clock.runFor(15_000)
    await expect(page.getByText('We couldn’t open that page.')).toBeVisible()
    await expect(description).toHaveValue(typed)
    letCome()
  })
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await expect(again).toBeHidden()

  await test.step('Back to a screen that can’t be loaded opens no other document', async () => {
    await goTo(page, '/Member/EditAccount')
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('a linked screen is loaded in advance, and opens offline', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  // The screens are loaded one after the other, with the search last.
  const last = page.waitForResponse(/\/assets\/_shell\.Home\.Search/)
  await page.goto('/Member/Home/Dashboard')
  await (await last).finished()
  await context.setOffline(true)
  await page.locator('main a[href="/Member/Home/Cashback"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeVisible()
  await expect(offlineMessage(page)).toBeVisible()
})
