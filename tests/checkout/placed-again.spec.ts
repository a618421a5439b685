/** What makes a new order of an unpaid one, and what that costs. */
import type { Page } from '@playwright/test'
import {
  basketRow,
  calls,
  choose,
  comeBackFromProvider,
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
import type { World } from '../support/world.ts'

test('CHECKOUT-10, OQ-105 I come Back from the payment provider and correct my city: that is a new order', async ({
  page,
  world,
}) => {
  await comeBackFromProvider(page, world)
  await fillInAddress(page)
  const asksAgain = page.getByText(/Please enter them again/)
  await expect(asksAgain).toHaveCount(0)
  const isStillOpen = page.getByText(/^We sent you to our payment provider for this order/)
  await expect(isStillOpen).toBeVisible()
  await page.getByLabel('City').fill('Halifax')
  await expect(isStillOpen).toHaveCount(0)
  await expect(page.getByText('These aren’t the details of your unpaid order.')).toBeVisible()
  await expect(basketRow(page)).toContainText('£47.50')
  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7002')
  const sent = await world.requests(calls.order)
  expect(sent.map(({ body }) => /Halifax/.test(JSON.stringify(body)))).toEqual([false, true])
})

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

for (const [where, goAway, comeBack] of [
  [
    'another page of the portal is loaded in my tab',
    (page: Page) => page.goto(plumfield.path),
    (page: Page) => goTo(page, '/Member/Checkout'),
  ],
  [
    'my tab is at the payment provider',
    (page: Page) => goToProvider(page),
    (page: Page) => page.goBack(),
  ],
] as const)
  test(`BASKET-02, OQ-105 while ${where} I order something that costs as much in another: my unpaid order is not placed again`, async ({
    page,
    world,
    context,
  }) => {
    await leaveOrderUnpaid(page, world)
    await goAway(page)
    const other = await context.newPage()
    await openVendor(other)
    await fillInVoucher(other)
    await other.getByRole('button', { name: 'Add to basket' }).click()
    await expect(basketRow(other)).toContainText('£47.50')
    await goToProvider(other)
    await expect(other).toHaveURL('/Member/PaymentProvider/7002')
    await page.bringToFront()
    await comeBack(page)
    await fillInAddress(page)
    await choose(page, 'Debit')
    await expect(page.getByText('We can’t tell what your unpaid order costs')).toBeVisible()
    await expect(proceed(page)).toBeDisabled()
    await choose(page, 'Credit')
    await proceed(page).click()
    await expect(page).toHaveURL('/Member/PaymentProvider/7001')
    expect(await world.requests(calls.order)).toHaveLength(2)
  })

/** A second voucher is in the basket; the form has another street than the order that is left unpaid. */
async function buyBesideAnUnpaidOrder(page: Page, world: World): Promise<void> {
  await leaveOrderUnpaid(page, world)
  await goTo(page, plumfield.path)
  await fillInVoucher(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL('/Member/Checkout')
  await page.getByLabel('Street').fill('5 Mill Lane')
  await expect(basketRow(page)).toHaveCount(1)
}

test('BASKET-02, OQ-135 a load of another page cuts my next order off: the unpaid one is not placed again for it', async ({
  page,
  world,
}) => {
  await buyBesideAnUnpaidOrder(page, world)
  // It is carried out, and its answer does not come.
  const { promise: arrived, resolve: noteArrived } = Promise.withResolvers<void>()
  await page.route('**/api/order', async (route) => {
    await route.fetch()
    noteArrived()
  })
  await proceed(page).click()
  await arrived
  await page.goto(plumfield.path)
  const refused = { status: 400, body: '{"ModelState":{"":["Not at present."]}}', times: 1 }
  await world.change({ faults: [{ call: calls.purchase, ...refused }] })
  await fillInVoucher(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('Not at present.')).toBeVisible()
  await goTo(page, '/Member/Checkout')
  await fillInAddress(page)
  await choose(page, 'Debit')
  await expect(page.getByText('We can’t tell what your unpaid order costs')).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
})

test('BASKET-02, OQ-135 I order something else for as much, and no answer comes: my older unpaid order is not placed again for it', async ({
  page,
  world,
}) => {
  await buyBesideAnUnpaidOrder(page, world)
  await world.change({ faults: [{ call: calls.order, kind: 'cut-off', times: 1 }] })
  await proceed(page).click()
  await expect(page.getByText('Your order may still have been placed')).toBeVisible()
  await expect(page.getByText('We can’t tell what an order with these details')).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  expect(await world.requests(calls.order)).toHaveLength(2)
})
