import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { expect, test } from '../support/test.ts'

test('RETAILER-08, VOUCHER-09 I compare cashback with a voucher, and go from one to the other', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await watchLayoutShifts(page)
  await page.goto('/Member/Retailer/1040/hearthwick-kitchens')
  const comparison = page.getByRole('complementary', { name: 'Cashback or a voucher?' })
  await expect(comparison).toContainText('Up to £15.00')
  expect(await layoutShifts(page)).toEqual([])
  await page.getByLabel('If you spend').fill('10')
  await expect(comparison).toContainText('Up to £1.20')
  await expect(comparison).toContainText('Cashback may save £0.55 more')

  await page.getByRole('link', { name: 'Buy a voucher' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hearthwick Kitchens' })).toBeFocused()
  await page.getByRole('button', { name: 'Would cashback save more?' }).click()
  await page.getByText('£25.00', { exact: true }).click()
  await expect(page.getByText('Up to £15.00')).toBeVisible()
  await page.getByRole('link', { name: 'See this shop’s cashback' }).click()
  await expect(page).toHaveURL('/Member/Retailer/1040/hearthwick-kitchens')
})
