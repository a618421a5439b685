import type { Page } from '@playwright/test'
import { hearNoOtherTab } from '../support/another-device.ts'
import { holdCall } from '../support/held-call.ts'
import {
  basketRow,
  calls,
  emptyBasket,
  fillInAddress,
  fillInVoucher,
  goToProvider,
  openCheckoutWithVoucher,
  openVendor,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

async function orderAndPayInAnotherTab(page: Page): Promise<void> {
  const second = await page.context().newPage()
  await second.goto('/Member/Checkout')
  await expect(basketRow(second)).toBeVisible()
  await goToProvider(second)
  await second.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(second.getByText('Your payment has been received.')).toBeVisible()
}

test('BASKET-01, BASKET-02 I ordered and paid on another device: this one is told that the basket is empty, and shows it empty', async ({
  page,
  world,
}) => {
  await hearNoOtherTab(page)
  await startCheckout(page, world)
  await fillInAddress(page)
  await orderAndPayInAnotherTab(page)

  await proceed(page).click()
  await expect(page.getByText(emptyBasket).first()).toBeVisible()
  await expect(basketRow(page)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('£47.50')
  await expect(proceed(page).and(page.locator(':enabled'))).toHaveCount(0)
  expect(await world.requests(calls.order)).toHaveLength(2)
})

test('BASKET-02, OQ-105 I paid for my order at the provider in another tab, and come Back with other details: it is not ordered again', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await goToProvider(page)
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  const second = await page.context().newPage()
  await second.goto('/Member/PaymentProvider/7001')
  await second.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(second.getByText('Your payment has been received.')).toBeVisible()
  await page.goBack()
  await fillInAddress(page)
  await page.getByLabel('City').fill('Halifax')
  await expect(page.getByText(/^We can’t tell what/)).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Leave this order/ })).toBeVisible()
  expect(await world.requests(calls.order)).toHaveLength(1)
})

test('OQ-032, BASKET-02 I add a voucher in another tab: this one shows what I would pay before I can pay it', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  await expect(page.getByRole('main')).toContainText('£47.50')
  await openCheckoutWithVoucher(await page.context().newPage())

  await expect(page.getByRole('main')).toContainText('£95.00')
  await expect(page.getByLabel('Postcode')).not.toHaveValue('')
  await proceed(page).click()
  await expect(page.getByText('To pay')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('£95.00')
})

test('BASKET-01, BASKET-02 I add the first voucher in another tab: this one draws it, and what it costs', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Checkout')
  await expect(page.getByText(emptyBasket).first()).toBeVisible()
  const second = await page.context().newPage()
  await openVendor(second)
  await fillInVoucher(second)
  await second.getByRole('button', { name: 'Add to basket' }).click()
  await expect(basketRow(second)).toBeVisible()
  await expect(basketRow(page)).toBeVisible()
  await expect(page.getByRole('main').getByText('£47.50').last()).toBeVisible()
})

test('OQ-032 I order and pay in another tab: this one shows the empty basket, and offers nothing to pay', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  await orderAndPayInAnotherTab(page)

  await expect(page.getByText(emptyBasket).first()).toBeVisible()
  await expect(proceed(page).and(page.locator(':enabled'))).toHaveCount(0)
  expect(await world.requests(calls.order)).toHaveLength(1)
})

test('OQ-032, OQ-135 a voucher is being bought in another tab: this one orders nothing meanwhile, and then shows what I would pay', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  const second = await page.context().newPage()
  const letGo = await holdCall(second, '/api/PurchaseNGCVoucher')
  await openVendor(second)
  await fillInVoucher(second)
  await second.getByRole('button', { name: 'Add to basket' }).click()

  await expect(page.getByText('Your basket is being changed in another tab.')).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  letGo()
  await expect(page.getByRole('main')).toContainText('£95.00')
  await expect(proceed(page)).toBeEnabled()
  await expect(page.getByText('Your basket is being changed in another tab.')).toHaveCount(0)
})

const waysBack: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'I cancel there': (page) => page.getByRole('button', { name: 'Cancel and go back' }).click(),
  'the payment fails, and I follow its link': async (page) => {
    await page.getByRole('button', { name: 'Let the payment fail' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Back to the basket' }).click()
  },
  'the payment fails, and I go Back and leave the order': async (page) => {
    await page.getByRole('button', { name: 'Let the payment fail' }).click()
    await expect(page.getByText('The payment did not go through.')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await page.getByRole('button', { name: /^Leave this order/ }).click()
  },
}
for (const [way, comeBack] of Object.entries(waysBack))
  test(`BASKET-02, OQ-032 another tab is at the provider, ${way}: this one shows what is in the basket again`, async ({
    page,
    world,
  }) => {
    await startCheckout(page, world)
    await goToProvider(page)
    await expect(page).toHaveURL('/Member/PaymentProvider/7001')
    const second = await page.context().newPage()
    await second.goto('/Member/Checkout')
    await expect(second.getByText(emptyBasket)).toBeVisible()
    await comeBack(page)
    await expect(page).toHaveURL(/Checkout/)
    await expect(basketRow(second)).toContainText('£47.50')
    await expect(second.getByText(emptyBasket)).toHaveCount(0)
  })
