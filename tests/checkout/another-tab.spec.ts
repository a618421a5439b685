import {
  basketRow,
  calls,
  emptyBasket,
  fillInAddress,
  goToProvider,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

test('BASKET-01, BASKET-02 I ordered and paid in another tab: this one is told that the basket is empty, and shows it empty', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  const second = await page.context().newPage()
  await second.goto('/Member/Checkout')
  await expect(basketRow(second)).toBeVisible()
  await goToProvider(second)
  await second.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(second.getByText('Your payment has been received.')).toBeVisible()

  await proceed(page).click()
  await expect(page.getByText(emptyBasket).first()).toBeVisible()
  await expect(basketRow(page)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('£47.50')
  await expect(proceed(page).and(page.locator(':enabled'))).toHaveCount(0)
  expect(await world.requests(calls.order)).toHaveLength(2)
})
