import { expect, test } from '../support/test.ts'
import { explanationOf } from './explanation-panel.ts'

test.beforeEach(async ({ world }) => {
  await world.arrange({ signedIn: true, scenario: ['explained'] })
})

test.describe('what can’t be read', () => {
  test.use({ foreseenComplaint: /Failed to load resource/ })

  for (const [path, call, id, other] of [
    ['/Member/Home/Vouchers', '**/api/NGCVendors', 'OQ-140', 'OQ-028'],
    ['/Member/Home/Dashboard', '**/api/DashboardData', 'OQ-051', 'OQ-131'],
    ['/Member/Checkout', '**/api/Basket', 'OQ-140', 'OQ-028'],
  ] as const)
    test(`at ${path} leads to its own rule, ${id}, with the call and its status`, async ({
      page,
    }) => {
      await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto(path)
      const said = await explanationOf(page, /^What can’t be read: /)
      await expect(said).toContainText(
        `GET ${call.slice(2)}: the status of the server’s answer is 500`,
      )
      await expect(said.getByRole('link', { name: id })).not.toHaveCount(0)
      await expect(said.getByRole('link', { name: other })).toHaveCount(0)
    })

  test('a withdrawal to the card that failed names no rule of transfers', async ({ page }) => {
    await page.goto('/Member/MyAccount')
    await page.route('**/api/WithdrawSavings', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Withdraw to card' }).click()
    const said = await explanationOf(page, /^Why the withdrawal failed: /)
    await expect(said.getByRole('link', { name: 'OQ-117' })).not.toHaveCount(0)
    await expect(said.getByRole('link', { name: /^BANKW/ })).toHaveCount(0)
  })
})

test('an address that leads nowhere leads to its rule', async ({ page }) => {
  await page.goto('/Member/Nowhere')
  const said = await explanationOf(page, /^What there is not: /)
  await expect(said.getByRole('link', { name: 'OQ-006' })).not.toHaveCount(0)
})
