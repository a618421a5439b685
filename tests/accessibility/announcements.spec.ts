import { listen, told } from '../support/announcements.ts'
import { cardButton, openAccount, openTransfer, submitTransfer } from '../support/savings.ts'
import { choose, openVendor, startCheckout } from '../support/shopping.ts'
import { endSession } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// What a screen reader says: each thing once, and nothing else.

test.beforeEach(async ({ page }) => listen(page))

test('OQ-133 a screen that I open is announced by its heading, and its results once', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('link', { name: 'Featured cashback' }).waitFor()
  await told(page)
  await page.locator('main a[href="/Member/Home/Cashback"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeFocused()
  await expect(page.getByText(/^[\d,]+ retailers$/)).toBeVisible()
  const heard = await told(page)
  expect(heard.slice(-1)).toEqual([expect.stringMatching(/^[\d,]+ retailers$/)])
  // Whether there is a wait depends on the computer.
  const waits = ['Opening the page...', 'Finding savings...']
  expect(waits).toEqual(expect.arrayContaining(heard.slice(0, -1)))
  expect(new Set(heard).size).toBe(heard.length)
})

test('a refused login is announced once', async ({ page }) => {
  await page.goto('/Member/Login')
  await page.getByLabel('Email').fill('priya@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Login' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).not.toBeEmpty()
  const heard = await told(page)
  expect(heard).toHaveLength(1)
  await expect(alert).toHaveText(heard)
})

test('the outcome of a withdrawal is announced once', async ({ page, world }) => {
  await world.arrange({ signedIn: true, scenario: ['below-minimum'] })
  await openAccount(page)
  await told(page)
  await cardButton(page).click()
  const thanks = 'Thank you for your withdrawal, you will receive an email shortly.'
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(cardButton(page)).toBeDisabled()
  expect(await told(page)).toEqual([thanks])
})

test('SESSION-03 only the login announces the end of the session', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await openAccount(page)
  await told(page)
  await endSession(page, world)
  await cardButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(await told(page)).toEqual([])
})

test('BANKW-12 a form with mistakes moves the focus to the first, and announces nothing over it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openTransfer(page)
  await told(page)
  await submitTransfer(page).click()
  await expect(page.getByLabel('Transfer value')).toBeFocused()
  await expect(page.getByLabel('Transfer value')).toHaveAccessibleDescription(/Transfer value/)
  expect(await told(page)).toEqual([])
})

test('what a voucher costs is announced once for each amount', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await openVendor(page)
  await told(page)
  await choose(page, '£50.00')
  await expect(page.getByText('£47.50')).toBeVisible()
  expect(await told(page)).toEqual(['Voucher£50.00You Save£2.50You pay£47.50'])
  await choose(page, '£100.00')
  await expect(page.getByText('£95.00')).toBeVisible()
  expect(await told(page)).toEqual(['Voucher£100.00You Save£5.00You pay£95.00'])
})

test('BASKET-02 a new total is announced once', async ({ page, world }) => {
  await startCheckout(page, world, { scenario: ['credit-charge'] })
  const total = page.getByRole('status').filter({ hasText: 'Order total' })
  await expect(total).toContainText('Order total£48.45')
  await told(page)
  await choose(page, 'Debit')
  await expect(total).toContainText('Order total£47.50')
  expect(await told(page)).toEqual(['You Save£2.50Order total£47.50'])
})

test('DIR-26 a favourite that could not be changed is announced once', async ({ page, world }) => {
  await world.arrange({
    signedIn: true,
    scenario: ['no-favourites'],
    faults: [{ call: 'POST /api/Member/Favourites', status: 500 }],
  })
  await page.goto('/Member/Home/Cashback')
  const star = page.getByRole('button', { name: /^Favourite/ }).first()
  await star.waitFor()
  await told(page)
  await star.click()
  await expect(page.getByText('We couldn’t change your favourites.')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  expect(await told(page)).toEqual(['We couldn’t change your favourites. Please try again.'])
})

test('a lost connection is announced once', async ({ page, context, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Contact')
  await page.getByLabel('Category').waitFor()
  await told(page)
  await context.setOffline(true)
  const words = 'You are offline. What you typed is still here.'
  await expect(page.getByText(words)).toBeVisible()
  expect(await told(page)).toEqual([words])
})
