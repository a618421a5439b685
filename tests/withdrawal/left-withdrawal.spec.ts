import { holdCall } from '../support/held-call.ts'
import {
  cardButton,
  cardThanks,
  countCalls,
  fillTransfer,
  home,
  leaveWhileWithdrawing,
  openTransfer,
  savingsOf,
  submitTransfer,
} from '../support/savings.ts'
import { outcomeKept, storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const toBank = 'POST /api/WithdrawSavingsViaBank'

test('CARDW-04, OQ-135 I leave while my withdrawal is running: when I come back I read its outcome, and there is only one', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const sent = countCalls(page, 'GET', '/api/WithdrawSavings')
  const letAnswer = await leaveWhileWithdrawing(page)
  letAnswer()
  await outcomeKept(page)
  await expect(page.getByRole('link', { name: /£1,034\.60/ }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText(cardThanks)).toBeVisible()
  expect([sent(), (await savingsOf(page)).balance]).toEqual([1, 1034.6])
})

test('CARDW-04, OQ-135 my transfer is running: nothing else goes out of the same savings', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const letGo = await holdCall(page, '/api/WithdrawSavingsViaBank')
  await openTransfer(page)
  await fillTransfer(page)
  await submitTransfer(page).click()
  await page.getByRole('link', { name: 'My Account' }).click()
  await expect(page.getByText('Your withdrawal to your bank is on its way.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw to card' })).toBeDisabled()
  letGo()
  await expect(cardButton(page)).toBeEnabled()
  await expect(page.getByText(/£1,084/).first()).toBeVisible()
})

test('OQ-135 I reload the page while my transfer is running: I am told so, once', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, faults: [{ call: toBank, delayMs: 20_000 }] })
  await openTransfer(page)
  await fillTransfer(page)
  await submitTransfer(page).click()
  await expect(submitTransfer(page)).toBeDisabled()
  const kept = await storedBy(page)
  expect(kept).toContain('bankWithdrawal')
  expect(kept).not.toMatch(/200|00123456|20-00-01/)
  await page.reload()
  const told = page.getByText(/^We don’t know if a withdrawal to your bank was made/)
  await expect(told).toBeVisible()
  await expect(submitTransfer(page)).toBeEnabled()
  await home(page).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await page.reload()
  await page.goto('/Member/MyAccount')
  await expect(cardButton(page)).toBeEnabled()
  await expect(told).toHaveCount(0)
})
