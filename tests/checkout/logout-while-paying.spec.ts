import { holdCall, pageHears } from '../support/held-call.ts'
import { calls, fillInAddress, heading, proceed, startCheckout } from '../support/shopping.ts'
import { demonstration } from '../support/sign-in.ts'
import { logOut } from '../support/sign-out.ts'
import { expect, test } from '../support/test.ts'

test('SESSION-06, CHECKOUT-08 if I log out while my payment starts, I am logged out, no provider opens, and a note mentions the order', async ({
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
