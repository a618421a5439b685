import { expect, test } from '../support/test.ts'
import { explanationOf, panel } from './explanation-panel.ts'

test.beforeEach(async ({ world }) => {
  await world.arrange({ signedIn: true, scenario: ['explained'] })
})

test.describe('a transfer that is refused', () => {
  test.use({ foreseenComplaint: /Failed to load resource/ })

  for (const [amount, id, status, says] of [
    ['300', 'BANKW-23', '409', 'Your withdrawal request exceeded allowable amount of £250.'],
    ['50', 'BANKW-21', '201', 'Thank you for your request.'],
  ] as const)
    test(`${id} of £${amount}: its sentence leads to its own rule alone, with the server’s ${status}`, async ({
      page,
    }) => {
      await page.goto('/Member/WithdrawViaBank')
      for (const [label, text] of [
        ['Amount (transfer value)', amount],
        ['Account number', '12345678'],
        ['Sort code', '12-34-56'],
        ['Contact telephone number', '01422 000000'],
      ] as const)
        await page.getByLabel(label).first().fill(text)
      await page.getByRole('button', { name: 'Withdraw to bank' }).click()
      const said = await explanationOf(page, /^What the page says of the transfer: /)
      await expect(said).toContainText(says)
      await expect(said).toContainText(`: ${status}, `)
      await expect(said.getByRole('link', { name: id })).not.toHaveCount(0)
      await expect(said.getByRole('link', { name: /^CARDW/ })).toHaveCount(0)
      await expect(panel(page).getByText('No rule that this explanation knows')).toHaveCount(0)
    })
})

test('the thank-you of an order: what was ordered, and the approval that is sought', async ({
  page,
}) => {
  await page.goto('/Member/Choice/SalarySacrifice/142/1200')
  await page.getByLabel('Payroll Number').fill('12345')
  await page.getByLabel('NI Number').fill('AB123456C')
  await page.getByLabel('I accept the salary sacrifice').check()
  await page.getByRole('button', { name: 'Complete Order' }).click()
  const ordered = await explanationOf(page, /You have ordered/)
  await expect(ordered).toContainText('/Choice/SalarySacrifice/142/1200')
  const approval = await explanationOf(page, /approval will be sought/)
  await expect(approval.getByRole('link', { name: 'SALSAC-23' })).toBeVisible()
  await expect(panel(page).getByText('No rule that this explanation knows')).toHaveCount(0)
})

test('an amount over the salary: what is left of it has its reason', async ({ page }) => {
  await page.goto('/Member/Choice/SalarySacrifice/142/40000')
  await page.locator('main summary').filter({ hasText: 'See it on your payslip' }).first().click()
  await page.getByLabel('Your salary for a year').fill('30000')
  const refused = await explanationOf(page, /^Why nothing is worked out: This is more than/)
  await expect(refused).toContainText('Your salary for a year: 30000')
  await expect(panel(page).getByText('No rule that this explanation knows')).toHaveCount(0)
})
