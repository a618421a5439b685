import { announcementsOn, listen } from '../support/announcements.ts'
import { cardButton, cardThanks, openAccount, submitTransfer } from '../support/savings.ts'
import { addVoucher, choose, openVendor } from '../support/shopping.ts'
import { demonstration, endSession } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

// A screen reader announces everything exactly once.

test.beforeEach(async ({ page }) => listen(page))

test('OQ-133, DIR-26 a refused login, a new screen, its results and a failed favourite are each announced once', async ({
  page,
  world,
}) => {
  await world.arrange({ scenario: ['no-favourites'] })
  await page.goto('/Member/Login')
  await page.getByLabel('Email').fill(demonstration.email)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Login' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).not.toBeEmpty()
  const refusal = await announcementsOn(page)
  expect(refusal).toHaveLength(1)
  await expect(alert).toHaveText(refusal)

  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Featured cashback' }).waitFor()
  await announcementsOn(page)
  await page.locator('main a[href="/Member/Home/Cashback"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeFocused()
  await expect(page.getByText(/^[\d,]+ retailers$/)).toBeVisible()
  const announcements = await announcementsOn(page)
  expect(announcements.slice(-1)).toEqual([expect.stringMatching(/^[\d,]+ retailers$/)])
  // Whether these are announced depends on the computer's speed.
  const waits = ['Opening the page...', 'Finding savings...']
  expect(waits).toEqual(expect.arrayContaining(announcements.slice(0, -1)))
  expect(new Set(announcements).size).toBe(announcements.length)

  await world.change({ faults: [{ call: 'POST /api/Member/Favourites', status: 500 }] })
  const star = page.getByRole('button', { name: /^Favourite/ }).first()
  await star.click()
  await expect(page.getByText('We couldn’t change your favourites.')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  expect(await announcementsOn(page)).toEqual(['We couldn’t change your favourites. Try again.'])
})

test('BASKET-02, BANKW-12, SESSION-03 a voucher’s price and a new total are announced once, errors only through the focus, and the end of the session only by the login', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['credit-charge'] })
  await openVendor(page)
  await announcementsOn(page)
  await choose(page, '£50.00')
  await expect(page.getByText('£47.50')).toBeVisible()
  expect(await announcementsOn(page)).toEqual(['Voucher£50.00You Save£2.50You pay£47.50'])
  await choose(page, '£100.00')
  await expect(page.getByText('£95.00')).toBeVisible()
  expect(await announcementsOn(page)).toEqual(['Voucher£100.00You Save£5.00You pay£95.00'])

  await addVoucher(page)
  const total = page.getByRole('status').filter({ hasText: 'Order total' })
  await expect(total).toContainText('Order total£48.45')
  await announcementsOn(page)
  await choose(page, 'Debit card')
  await expect(total).toContainText('Order total£47.50')
  expect(await announcementsOn(page)).toEqual(['You Save£2.50Order total£47.50'])

  await goTo(page, '/Member/WithdrawViaBank')
  await expect(submitTransfer(page)).toBeEnabled()
  await announcementsOn(page)
  await submitTransfer(page).click()
  await expect(page.getByLabel('Transfer value')).toBeFocused()
  await expect(page.getByLabel('Transfer value')).toHaveAccessibleDescription(/Transfer value/)
  expect(await announcementsOn(page)).toEqual([])

  await goTo(page, '/Member/MyAccount')
  await expect(cardButton(page)).toBeEnabled()
  await announcementsOn(page)
  await endSession(page, world)
  await cardButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(await announcementsOn(page)).toEqual([])
})

test('the outcome of a withdrawal and a lost connection are announced once', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['below-minimum'] })
  await openAccount(page)
  await announcementsOn(page)
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  await expect(cardButton(page)).toBeDisabled()
  expect(await announcementsOn(page)).toEqual([cardThanks])

  await goTo(page, '/Member/Contact')
  await page.getByLabel('Category').waitFor()
  await announcementsOn(page)
  await context.setOffline(true)
  const offlineMessage = 'You’re offline. Anything you’ve typed is still here.'
  await expect(page.getByText(offlineMessage)).toBeVisible()
  expect(await announcementsOn(page)).toEqual([offlineMessage])
})
