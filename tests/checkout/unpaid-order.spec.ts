import { beOnAnotherDevice } from '../support/another-device.ts'
import {
  basketRow,
  calls,
  choose,
  comeBackFromProvider,
  emptyBasket,
  fillInAddress,
  goToProvider,
  heading,
  pay,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

test('CHECKOUT-10, BASKET-02, OQ-105 after Back from the provider I can pay for the same order, other details make a new one, and one that I paid elsewhere isn’t placed again', async ({
  page,
  world,
}) => {
  await startCheckout(page, world, { scenario: ['credit-charge'] })
  const total = page.getByRole('complementary', { name: 'Your basket' }).getByRole('status')
  const isStillOpen = page.getByText(/^We sent you to our payment provider for this order/)
  await choose(page, 'Debit card')
  await expect(total).toContainText('Order total£47.50')
  await goToProvider(page)
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')

  await test.step('I keep the same details', async () => {
    await page.goBack()
    await expect(isStillOpen).toBeVisible()
    await expect(basketRow(page)).toContainText('£47.50')
    await fillInAddress(page)
    await expect(page.getByText(/Enter them again/)).toHaveCount(0)
    await expect(isStillOpen).toBeVisible()
    await proceed(page).click()
    await expect(page).toHaveURL('/Member/PaymentProvider/7001')
    expect(await world.requests(calls.order)).toHaveLength(1)
  })

  await test.step('I change the city and the method, see the new cost, and pay it', async () => {
    await page.goBack()
    await fillInAddress(page)
    await expect(isStillOpen).toBeVisible()
    await page.getByLabel('City').fill('Halifax')
    await expect(isStillOpen).toHaveCount(0)
    await expect(page.getByText('These details differ from your unpaid order.')).toBeVisible()
    await expect(basketRow(page)).toContainText('£47.50')
    await choose(page, 'Credit card')
    await expect(total).toContainText('Order total£48.45')
    await proceed(page).click()
    await expect(page).toHaveURL('/Member/PaymentProvider/7002')
    await expect(page.getByText('£48.45')).toBeVisible()
    const sent = await world.requests(calls.order)
    expect(sent.map(({ body }) => /Halifax/.test(JSON.stringify(body)))).toEqual([false, true])
  })

  await test.step('I have paid at the provider in another tab', async () => {
    const second = await page.context().newPage()
    await second.goto('/Member/PaymentProvider/7002')
    await second.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(second.getByText('Your payment has been received.')).toBeVisible()
    await page.goBack()
    await expect(total).toContainText('Order total£48.45')
    await fillInAddress(page)
    await expect(page.getByText(/^We can’t show the cost with these details/)).toBeVisible()
    await expect(proceed(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: /^Leave this order/ })).toBeVisible()
    expect(await world.requests(calls.order)).toHaveLength(2)
  })
})

test('CHECKOUT-07, CHECKOUT-10 my unpaid order survives a reload and another page, without my details, and once I pay it on another device I set it aside', async ({
  page,
  world,
  context,
}) => {
  await startCheckout(page, world, { faults: [{ call: pay(7001), kind: 'error', times: 1 }] })
  const other = await context.newPage()
  await beOnAnotherDevice(other)
  await other.goto('/Member/Checkout')
  await expect(basketRow(other)).toBeVisible()
  await fillInAddress(page)
  await proceed(page).click()
  const isUnpaid = page.getByText('You have an unpaid order')
  await expect(isUnpaid).toBeVisible()

  await page.reload()
  await expect(basketRow(page)).toContainText('£47.50')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await page.goBack()
  await expect(isUnpaid).toBeVisible()
  await expect(page.getByText('We don’t keep your billing details')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('')
  expect(await storedBy(page)).not.toContain('Leeds')

  await goToProvider(other)
  await expect(other).toHaveURL('/Member/PaymentProvider/7002')
  await other.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading(other, 'Thank you. Your payment has been received.')).toBeVisible()
  await fillInAddress(page)
  await proceed(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This order may already be paid or cancelled')
  expect(await world.requests(pay(7001))).toHaveLength(2)
  expect(await world.requests(calls.order)).toHaveLength(2)
  await page.getByRole('button', { name: 'Leave this order and go to my basket' }).click()
  await expect(page.getByText(emptyBasket)).toBeVisible()
  await expect(heading(page, 'Checkout')).toBeFocused()
})

test('CHECKOUT-07, CHECKOUT-10, OQ-105 if I use Back from the provider, go forward again and pay, the same order is paid and no longer open', async ({
  page,
  world,
}) => {
  await comeBackFromProvider(page, world)
  await page.goForward()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await page.goto('/Member/Checkout')
  await expect(page.getByText(emptyBasket)).toBeVisible()
  await expect(page.getByText(/this order/)).toHaveCount(0)
  expect(await world.requests(calls.order)).toHaveLength(1)
})

test.describe('When scripts are lost', () => {
  test.use({ foreseenComplaint: /ERR_FAILED/ })

  test('CHECKOUT-07, OQ-105 if the provider’s return page loads only at the second attempt, my order is no longer open', async ({
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

test('CHECKOUT-07, OQ-105 if the provider’s page doesn’t open, my order can still be paid, even after I load the checkout again', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await page.route('**/Member/PaymentProvider/*', (route) => route.fulfill({ status: 204 }))
  await fillInAddress(page)
  await proceed(page).click()
  const isStillOpen = page.getByText(/^We sent you to our payment provider for this order/)
  await expect(isStillOpen).toBeVisible()
  await expect(proceed(page)).toBeEnabled()
  await page.goto('/Member/Checkout')
  await expect(isStillOpen).toBeVisible()
  await expect(basketRow(page)).toContainText('£47.50')
})
