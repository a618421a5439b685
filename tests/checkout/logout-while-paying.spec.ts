/** A logout while an order, or its payment, is on its way. */
import { holdCall, pageHears } from '../support/held-call.ts'
import { calls, fillInAddress, heading, pay, proceed, startCheckout } from '../support/shopping.ts'
import { demonstration } from '../support/sign-in.ts'
import { logOut } from '../support/sign-out.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

test('SESSION-06, CHECKOUT-08 I log out while my payment starts: I am logged out, led to no provider, and told of the order', async ({
  page,
  world,
}) => {
  const paid = await pageHears(page, '/api/Order/7001/Pay')
  await startCheckout(page, world)
  await fillInAddress(page)
  const startPayment = await holdCall(page, '/api/Order/7001/Pay')
  const answerLogout = await holdCall(page, '/api/logout')
  const starts = page.waitForRequest('**/api/Order/7001/Pay')
  await proceed(page).click()
  await starts
  await logOut(page)
  startPayment()
  await paid()
  answerLogout()
  await expect(page).toHaveURL(/\/Member\/Login/)
  await page.getByLabel('Email').fill(demonstration.email)
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await page.goto('/Member/Checkout')
  await expect(heading(page, 'Checkout')).toBeVisible()
  await expect(page.getByText('Your order was placed.')).toBeVisible()
  expect(await world.requests(calls.order)).toHaveLength(1)
})

test('SESSION-07, CHECKOUT-07 I log out while my order is placed, and that fails: no payment starts until I press again', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  const placeOrder = await holdCall(page, '/api/order')
  const { promise: mayFail, resolve: failLogout } = Promise.withResolvers<void>()
  await page.route('**/api/logout', async (route) => {
    await mayFail
    await route.fulfill({ status: 500 })
  })
  await proceed(page).click()
  await logOut(page)
  placeOrder()
  await expect.poll(() => storedBy(page)).toContain('open-order')
  failLogout()
  await expect(page.getByText('Logging you out did not work.')).toBeVisible()
  await expect(page.getByText('Your order is placed but not paid for yet.')).toBeVisible()
  expect(await world.requests(pay(7001))).toEqual([])
  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  expect(await world.requests(calls.order)).toHaveLength(1)
})
