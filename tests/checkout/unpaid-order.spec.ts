import { hearNoOtherTab } from '../support/another-device.ts'
import { holdCall } from '../support/held-call.ts'
import {
  basketRow,
  calls,
  comeBackFromProvider,
  emptyBasket,
  fillInAddress,
  goToProvider,
  heading,
  leaveOrderUnpaid,
  openCheckoutWithVoucher,
  pay,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

test('CHECKOUT-07 I reload the page, or come back to it, before my order is paid: I pay for that very order', async ({
  page,
  world,
}) => {
  await leaveOrderUnpaid(page, world)
  await page.reload()
  await expect(basketRow(page)).toContainText('£47.50')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await page.goBack()
  await expect(page.getByText('Your order is placed but not paid for yet')).toBeVisible()
  await expect(page.getByText('We don’t keep your billing details')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('')
  expect(await storedBy(page)).not.toContain('Leeds')
  await fillInAddress(page)
  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  expect(await world.requests(calls.order)).toHaveLength(1)
  expect(await world.requests(pay(7001))).toHaveLength(2)
})

test('CHECKOUT-05, CHECKOUT-07 I leave before my order is answered: it is there when I am back, and is placed once', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  const letAnswer = await holdCall(page, '/api/order')
  await proceed(page).click()
  await expect(page.getByLabel('City')).toBeDisabled()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  letAnswer()
  await expect.poll(() => storedBy(page)).toContain('open-order')
  await page.goBack()
  await expect(page.getByText('Your order is placed but not paid for yet')).toBeVisible()
  await expect(basketRow(page)).toContainText('£47.50')
  expect(await world.requests(pay(7001))).toHaveLength(0)
  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  expect(await world.requests(calls.order)).toHaveLength(1)
})

test('OQ-135 I reload the page before my order is answered: I am told that it may have been placed', async ({
  page,
  world,
}) => {
  await startCheckout(page, world, { faults: [{ call: calls.order, delayMs: 1_000 }] })
  await fillInAddress(page)
  await proceed(page).click()
  await expect(page.getByLabel('City')).toBeDisabled()
  await page.reload()
  await expect(page.getByText(/^We don’t know if an order was placed/)).toBeVisible()
})

test('CHECKOUT-10, OQ-105 I come Back from the payment provider: my order is still there to be paid', async ({
  page,
  world,
}) => {
  await comeBackFromProvider(page, world)
  await expect(basketRow(page)).toContainText('£47.50')
  await fillInAddress(page)
  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  expect(await world.requests(calls.order)).toHaveLength(1)
})

test('CHECKOUT-10, OQ-105 I come Back from the provider, and read the terms first: my order is still there to be paid', async ({
  page,
  world,
}) => {
  await comeBackFromProvider(page, world)
  await page.getByRole('contentinfo').getByRole('link', { name: 'T&CS' }).click()
  await expect(heading(page, 'Checkout')).toHaveCount(0)
  await page.goto('/Member/Checkout')
  await expect(page.getByText(/^We sent you to our payment provider for this order/)).toBeVisible()
  await expect(basketRow(page)).toContainText('£47.50')
})

for (const button of ['Pay', 'Cancel and go back'])
  test(`CHECKOUT-07, OQ-105 I come Back from the provider, go forward to it again and press ${button}: the order is no longer open`, async ({
    page,
    world,
  }) => {
    await comeBackFromProvider(page, world)
    await page.goForward()
    await page.getByRole('button', { name: button, exact: true }).click()
    if (button === 'Pay') {
      await page.getByRole('main').getByRole('link', { name: 'Back to the dashboard' }).click()
      await expect(page).toHaveURL('/Member/Home/Dashboard')
      await page.goto('/Member/Checkout')
    }
    await expect(heading(page, 'Checkout')).toBeVisible()
    await expect(button === 'Pay' ? page.getByText(emptyBasket) : basketRow(page)).toBeVisible()
    await expect(page.getByText(/this order/)).toHaveCount(0)
  })

test.describe('When scripts are lost', () => {
  test.use({ foreseenComplaint: /ERR_FAILED/ })

  test('CHECKOUT-07, OQ-105 the page that the provider leads to loads at the second attempt: my order is no longer open', async ({
    page,
    world,
  }) => {
    await startCheckout(page, world)
    await goToProvider(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    const scripts = '**/Member/assets/*.js'
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(page).toHaveURL('/Member/Home/Dashboard')
    await page.unroute(scripts)
    await page.reload()
    await expect(heading(page, 'Hello, Priya')).toBeVisible()
    await page.goto('/Member/Checkout')
    await expect(page.getByText(emptyBasket)).toBeVisible()
    await expect(page.getByText(/this order/)).toHaveCount(0)
  })
})

test('CHECKOUT-07, OQ-105 the provider gives no page, and I open another address: my order is still there to be paid', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await page.route('**/Member/PaymentProvider/*', (route) => route.fulfill({ status: 204 }))
  await fillInAddress(page)
  await proceed(page).click()
  await expect(page.getByText(/^We sent you to our payment provider for this order/)).toBeVisible()
  await expect(proceed(page)).toBeEnabled()
  await page.goto('/Member/Home/Dashboard')
  await page.goto('/Member/Checkout')
  await expect(page.getByText(/^We sent you to our payment provider for this order/)).toBeVisible()
  await expect(basketRow(page)).toContainText('£47.50')
})

test('CHECKOUT-10 I dealt with my order on another device: I set it aside, and go on with my basket', async ({
  page,
  world,
  context,
}) => {
  await startCheckout(page, world, { faults: [{ call: pay(7001), kind: 'error', times: 1 }] })
  const other = await context.newPage()
  await hearNoOtherTab(other)
  await other.goto('/Member/Checkout')
  await expect(basketRow(other)).toBeVisible()
  await fillInAddress(page)
  await proceed(page).click()
  await expect(page.getByText('Your order is placed but not paid for yet')).toBeVisible()
  await goToProvider(other)
  await expect(other).toHaveURL('/Member/PaymentProvider/7002')
  await other.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading(other, 'Thank you. Your payment has been received.')).toBeVisible()

  await proceed(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This order may already have been paid or cancelled')
  await page.reload()
  await page.getByRole('button', { name: 'Leave this order and show my basket' }).click()
  await expect(page.getByText(emptyBasket)).toBeVisible()
  await expect(heading(page, 'Checkout')).toBeFocused()
  await page.reload()
  await expect(page.getByText(emptyBasket)).toBeVisible()
  await openCheckoutWithVoucher(page)
  await goToProvider(page)
  await expect(page).toHaveURL('/Member/PaymentProvider/7003')
})
