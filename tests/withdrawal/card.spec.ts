import type { Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { cardButton, cardRefusal, cardThanks, openAccount, savingsOf } from '../support/savings.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const aDay = 24 * 60 * 60_000
const main = (page: Page) => page.getByRole('main')

test('CARDW-11, CARDW-06, CARDW-08, CARDW-09, CARDW-10 I withdraw to my card until the daily limit, and again the next day', async ({
  page,
  world,
}) => {
  const scenario = ['local-logout'] as const
  await world.arrange({ signedIn: true, clock: '2026-11-21T10:00:00Z', scenario })
  await openAccount(page)
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  await expect(
    page.getByText(
      'Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /£1,034\.60/ })).toBeVisible()
  await expect(main(page).getByRole('row').nth(1)).toContainText('Prepaid top-up')

  await cardButton(page).click()
  await expect(page.getByText(cardRefusal)).toBeVisible()
  await expect(page.getByText(cardThanks)).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(cardRefusal)).toHaveCount(0)
  expect((await savingsOf(page)).balance).toBe(1034.6)

  await world.change({ moveClockMs: aDay })
  await page.reload()
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  await expect(page.getByRole('link', { name: /£784\.60/ })).toBeVisible()
})

test('CARDW-05 a balance below the limit goes to the card whole, and nothing is left to withdraw', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['below-minimum'] })
  await openAccount(page)
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  await expect(cardButton(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Withdraw to bank' })).toBeDisabled()
  expect((await savingsOf(page)).balance).toBe(0)
})

test('OQ-135 the answer is lost: I am told so, and shown my balance before I can try again', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'GET /api/WithdrawSavings', drop: true }],
  })
  await openAccount(page)
  await cardButton(page).click()
  await expect(page.getByText(/^An error occured while processig/)).toBeVisible()
  await expect(page.getByText(/^Your request may still have reached us/)).toBeVisible()
  await expect(cardButton(page)).toBeEnabled()
  expect((await savingsOf(page)).balance).toBe(1284.6)
  await world.change({ faults: [] })
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  expect((await savingsOf(page)).balance).toBe(1034.6)
})

test('CARDW-01, CARDW-02 a withdrawal that my employer switched off is not there; without savings it is disabled', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['zero-balance'] })
  await page.goto('/Member/MyAccount')
  await expect(cardButton(page)).toBeDisabled()
  await world.arrange({ signedIn: true, scenario: ['everything-off'] })
  await page.goto('/Member/MyAccount')
  await expect(page.getByText('Transactions', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Withdraw to/)).toHaveCount(0)
  await expect(page.getByText('My Benefits')).toHaveCount(0)
})

test('CARDW-04, CARDW-09 I withdraw and dismiss the banners by keyboard alone', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openAccount(page)
  await tabTo(page, 'button', 'Withdraw to card')
  await page.keyboard.press('Enter')
  await expect(page.getByText(cardThanks)).toBeVisible()
  await expect(cardButton(page)).toBeFocused()
  for (const left of [1, 0]) {
    await page.getByRole('main').focus()
    await tabTo(page, 'button', 'Dismiss')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
})
