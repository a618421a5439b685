import { installClock } from '../support/clock.ts'
import { holdCall } from '../support/held-call.ts'
import { cardButton, fillTransfer, home, openTransfer, submitTransfer } from '../support/savings.ts'
import { closeReport, storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

test('CARDW-04, OQ-135 if I leave while my transfer is running, nothing else uses the same savings, and a reload still reports it, until I close the message', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const pass = await installClock(page.context())
  await holdCall(page, '/api/WithdrawSavingsViaBank')
  await openTransfer(page)
  await fillTransfer(page)
  await submitTransfer(page).click()
  await expect(submitTransfer(page)).toBeDisabled()
  await expect.poll(() => storedBy(page)).toContain('bankWithdrawal')
  expect(await storedBy(page)).not.toMatch(/200|00123456|20-00-01/)
  await page.getByRole('link', { name: 'My Account' }).click()
  await expect(page.getByText('We’re sending your withdrawal request. Please wait.')).toBeVisible()
  await expect(cardButton(page)).toBeDisabled()

  await page.reload()
  const report = page.getByText(/^We lost contact before your bank withdrawal/)
  await expect(report).toBeVisible()
  await expect(page.getByText('Your withdrawal may still go through.')).toBeVisible()
  await expect(cardButton(page)).toBeDisabled()
  await pass(60_000)
  await expect(cardButton(page)).toBeEnabled()
  await home(page).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await expect(report).toBeVisible()
  await closeReport(page)
  await page.goto('/Member/MyAccount')
  await expect(cardButton(page)).toBeEnabled()
  await expect(report).toHaveCount(0)
})
