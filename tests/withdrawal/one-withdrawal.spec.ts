import type { Page } from '@playwright/test'
import {
  cardButton,
  cardRefusal,
  cardThanks,
  countCalls,
  openAccount,
  savingsOf,
} from '../support/savings.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('CARDW-03 a double click, Enter held down, and the page loaded again: one withdrawal', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'GET /api/WithdrawSavings', delayMs: 500 }],
  })
  const calls = countCalls(page, 'GET', '/api/WithdrawSavings')
  await openAccount(page)
  expect(calls()).toBe(0)
  await cardButton(page).dblclick()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(cardThanks)).toBeVisible()
  await page.reload()
  await expect(cardButton(page)).toBeEnabled()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Edit account' })).toBeVisible()
  await page.goBack()
  await expect(cardButton(page)).toBeEnabled()
  await expect(page.getByText(cardThanks)).toHaveCount(0)
  expect(calls()).toBe(1)
  expect((await savingsOf(page)).balance).toBe(1034.6)
})

test('CARDW-03, OQ-135 Enter held down: one withdrawal, however fast the answers come', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const calls = countCalls(page, 'GET', '/api/WithdrawSavings')
  await openAccount(page)
  await cardButton(page).focus()
  // Each further one is a repeat of the key that is still down.
  await page.keyboard.down('Enter')
  await expect(page.getByText(cardThanks)).toBeVisible()
  await expect(cardButton(page)).toBeFocused()
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText(cardThanks)).toBeVisible()
  expect(calls()).toBe(1)
  // A second wish, not a bouncing key.
  await page.waitForTimeout(400)
  await page.keyboard.press('Enter')
  await expect(page.getByText(cardRefusal)).toBeVisible()
  expect(calls()).toBe(2)
})

test('CARDW-10, ACCOUNT-16 a late answer to a cancellation does not bring back the old balance', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openAccount(page)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/CancelChoice', async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  const cancel = page.getByRole('button', { name: 'Cancel Dental plan' })
  const cancelled = page.waitForRequest('**/api/CancelChoice')
  await cancel.click()
  await cancelled
  await cardButton(page).click()
  await expect(page.getByRole('link', { name: /£1,034\.60/ })).toBeVisible()
  letThrough()
  await expect(main(page).getByRole('row', { name: /^Dental plan/ })).toContainText('Cancelled')
  await expect(cancel).toBeDisabled()
  await expect(page.getByRole('link', { name: /£1,034\.60/ })).toBeVisible()
})

test('CARDW-06 in a second tab that still shows the old balance the server decides', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const second = await page.context().newPage()
  await openAccount(page)
  await openAccount(second)
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  await cardButton(second).click()
  await expect(second.getByText(cardRefusal)).toBeVisible()
  await expect(second.getByRole('link', { name: /£1,034\.60/ })).toBeVisible()
  expect((await savingsOf(page)).balance).toBe(1034.6)
})
