/** What an unpaid order costs when it is placed again. */
import {
  basketRow,
  calls,
  choose,
  fillInAddress,
  fillInVoucher,
  goToProvider,
  leaveOrderUnpaid,
  openVendor,
  plumfield,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

test('BASKET-02, OQ-105 I come Back from the provider and choose another method: I see what it costs, and that is what I pay', async ({
  page,
  world,
}) => {
  await startCheckout(page, world, { scenario: ['credit-charge'] })
  const total = page.getByRole('complementary', { name: 'Your basket' }).getByRole('status')
  await choose(page, 'Debit')
  await expect(total).toContainText('Order total£47.50')
  await goToProvider(page)
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  await page.goBack()
  await fillInAddress(page)
  await choose(page, 'Credit')
  await expect(total).toContainText('Order total£48.45')
  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7002')
  await expect(page.getByText('£48.45')).toBeVisible()
  await page.goBack()
  await expect(total).toContainText('Order total£48.45')
})

test('CHECKOUT-03, BASKET-02 a server that has no total for the other method: nothing is ordered, and I am told how to pay', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await goToProvider(page)
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  await page.route('**/api/Basket/Total?**', (route) => route.fulfill({ json: { total: 0 } }))
  await page.goBack()
  await fillInAddress(page)
  await choose(page, 'Debit')
  await expect(
    page.getByText('We can’t tell what your unpaid order costs with Debit.'),
  ).toBeVisible()
  await expect(page.getByText('Order total–')).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  await choose(page, 'Credit')
  await expect(proceed(page)).toBeEnabled()
  expect(await world.requests(calls.order)).toHaveLength(1)
})

for (const [what, amount, total] of [
  ['something else', '£250.00', '£237.50'],
  ['something that costs as much', '£50.00', '£47.50'],
] as const)
  test(`BASKET-02, OQ-105 I buy and order ${what} in another tab: my unpaid order is not placed again, and can still be paid`, async ({
    page,
    world,
    context,
  }) => {
    await leaveOrderUnpaid(page, world)
    const other = await context.newPage()
    await openVendor(other)
    await fillInVoucher(other, amount)
    await other.getByRole('button', { name: 'Add to basket' }).click()
    await expect(basketRow(other)).toContainText(total)
    await goToProvider(other)
    await expect(other).toHaveURL('/Member/PaymentProvider/7002')
    await page.bringToFront()
    await page.getByLabel('Street').fill('5 Mill Lane')
    await expect(page.getByText('We can’t tell what an order with these details')).toBeVisible()
    await expect(page.getByText('Order total–')).toBeVisible()
    await expect(proceed(page)).toBeDisabled()
    await page.getByLabel('Street').fill('4 Mill Lane')
    await expect(page.getByText('Order total£47.50')).toBeVisible()
    await proceed(page).click()
    await expect(page).toHaveURL('/Member/PaymentProvider/7001')
    expect(await world.requests(calls.order)).toHaveLength(2)
  })

test('BASKET-02, OQ-135 I order something else for as much, and no answer comes: my older unpaid order is not placed again for it', async ({
  page,
  world,
}) => {
  await leaveOrderUnpaid(page, world)
  await goTo(page, plumfield.path)
  await fillInVoucher(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL('/Member/Checkout')
  await page.getByLabel('Street').fill('5 Mill Lane')
  await expect(basketRow(page)).toHaveCount(1)
  await world.change({ faults: [{ call: calls.order, kind: 'cut-off', times: 1 }] })
  await proceed(page).click()
  await expect(page.getByText('Your order may still have been placed')).toBeVisible()
  await expect(page.getByText('We can’t tell what an order with these details')).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  expect(await world.requests(calls.order)).toHaveLength(2)
})
