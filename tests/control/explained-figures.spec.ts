import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { explanationOf, panel } from './explanation-panel.ts'

test.beforeEach(async ({ world }) => {
  await world.arrange({ signedIn: true, scenario: ['explained'] })
})

/** Every figure that a screen shows, also in what can be opened, has a reason that is not a guess. */
const screens: readonly (readonly [
  path: string,
  typed?: Readonly<Record<string, string>>,
  chosen?: string,
])[] = [
  ['/Member/Home/Dashboard'],
  ['/Member/MyAccount'],
  ['/Member/WithdrawViaBank', { 'Amount (transfer value)': '50' }],
  ['/Member/Home/Cashback'],
  ['/Member/Home/Vouchers'],
  ['/Member/Home/Search?search=co'],
  ['/Member/Vendor/PLU1089', {}, '£25.00'],
  ['/Member/Vendor/THE1586', {}, '€10.00'],
  ['/Member/Retailer/1040'],
  ['/Member/Retailer/1089/plumfield-grocers', { 'If you spend': '1234.56' }],
  ['/Member/Choice/142', { 'Salary sacrifice amount': '1200' }],
  ['/Member/Choice/142', { 'Salary sacrifice amount': '1234567' }],
  ['/Member/Choice/SalarySacrifice/120/1200'],
  ['/Member/Choice/SalarySacrifice/140/1200', { 'Your salary for a year': '30000' }],
  [
    '/Member/Choice/SalarySacrifice/142/6000',
    {
      'Your salary for a year': '30000',
      'Hours a week': '45',
      'Where you live': 'scotland',
      'Student loan': 'plan2',
      'How often you are paid': 'weekly',
      'Your pension, in percent of your salary': '5',
    },
  ],
  ['/Member/Home/TotalRewardStatement'],
  ['/Member/Home/TotalWellnessStatement'],
]

/** Some appear once another is open. */
async function openAll(page: Page) {
  for (let depth = 0; depth < 3; depth += 1)
    await page.locator('main details:not([open]) > summary:visible').evaluateAll((summaries) => {
      for (const summary of summaries) if (summary instanceof HTMLElement) summary.click()
    })
}

for (const [screen, typed = {}, chosen] of screens)
  test(`no figure is without a reason: ${[screen, ...Object.values(typed)].join(', ')}`, async ({
    page,
  }) => {
    await page.goto(screen)
    await explanationOf(page, /^Available balance/)
    await openAll(page)
    for (const [label, text] of Object.entries(typed)) {
      const field = page.getByLabel(label, { exact: true })
      if (await field.evaluate((one) => one.matches('select'))) await field.selectOption(text)
      else await field.fill(text)
      await openAll(page)
    }
    if (chosen !== undefined) await page.getByText(chosen, { exact: true }).first().click()
    await expect(panel(page).locator('details').nth(5)).toBeAttached()
    await expect(panel(page).getByText('No rule that this explanation knows')).toHaveCount(0)
    const figures = await page
      .locator('main')
      .getByText(/[£€]\d|\d%/)
      .count()
    if (figures > 0) await expect(page.locator('main [data-explained]').first()).toBeAttached()
  })

test('the payslip: each figure has its formula, with the salary that was typed', async ({
  page,
}) => {
  await page.goto('/Member/Choice/SalarySacrifice/120/1200')
  await page.locator('main summary').filter({ hasText: 'See it on your payslip' }).first().click()
  await page.getByLabel('Your salary for a year').fill('40000')
  const taken = await explanationOf(page, 'National Insurance, after')
  await expect(taken).toContainText('(£38,800.00 − £12,570.00) × 8% = £2,098.40')
  // The same figure before and after.
  for (const column of ['before', 'after'])
    await explanationOf(page, `Taxable pay, ${column}: £3,333.33`)
  await expect(panel(page).getByText('No rule that this explanation knows')).toHaveCount(0)
})

test('what the minimum wage lets go leads to its rule and to the wage', async ({ page }) => {
  await page.goto('/Member/Choice/SalarySacrifice/140/1200')
  await explanationOf(page, /^Cost comparison|^Salary sacrifice amount/)
  await openAll(page)
  await page.getByLabel('Your salary for a year').fill('30000')
  await openAll(page)
  await page.getByLabel('Hours a week').fill('37.5')
  const safe = await explanationOf(page, /Your pay does not fall below the minimum wage/)
  await expect(safe).toContainText('37.5 × 365 ÷ 7 × £12.71')
  await expect(safe.getByRole('link', { name: /^Minimum wage, 21 or over/ })).toHaveAttribute(
    'href',
    '/rulebook/index.html#rate-minimum-wage-21-or-over-the-united-kingdom-2026-04-01',
  )
  const rule = '/rulebook/index.html#rule-payslip-minimum-wage-safeAmount'
  await expect(safe.locator(`a[href="${rule}"]`)).toBeVisible()
})

test('what a balance below the minimum still needs', async ({ page, world }) => {
  await world.arrange({ signedIn: true, scenario: ['explained', 'below-minimum'] })
  await page.goto('/Member/WithdrawViaBank')
  const missing = await explanationOf(page, /^Until you can withdraw: £/)
  await expect(missing).toContainText('The minimum less the available balance: £10.00 − £')
  await expect(panel(page).getByText('No rule that this explanation knows')).toHaveCount(0)
})

test('a voucher that is sold in euros is explained in euros', async ({ page }) => {
  await page.goto('/Member/Vendor/THE1586')
  const sold = await explanationOf(page, /A voucher worth 10\.00 EUR/)
  await expect(sold).toContainText('8.90 EUR is paid, 1.10 EUR saved')
  await expect(sold).not.toContainText('£')
})
