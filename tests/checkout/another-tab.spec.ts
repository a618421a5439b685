import type { Page } from '@playwright/test'
import { beOnAnotherDevice } from '../support/another-device.ts'
import { holdCall } from '../support/held-call.ts'
import {
  basketRow,
  calls,
  choose,
  emptyBasket,
  fillInAddress,
  fillInVoucher,
  goToProvider,
  heading,
  leaveOrderUnpaid,
  openCheckoutWithVoucher,
  openVendor,
  plumfield,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

test('BASKET-01, BASKET-02, CHECKOUT-05, OQ-032, OQ-135 this tab shows what I buy, order and pay in another tab, and another device learns of it when I order there', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Checkout')
  await expect(page.getByText(emptyBasket).first()).toBeVisible()
  const second = await page.context().newPage()
  const main = page.getByRole('main')

  await test.step('I add the first voucher in the other tab, and this tab shows it with its price', async () => {
    await openCheckoutWithVoucher(second)
    await expect(basketRow(page)).toBeVisible()
    await expect(main.getByText('£47.50').last()).toBeVisible()
  })

  await test.step('during a purchase in the other tab this tab orders nothing, and then shows the new total', async () => {
    await fillInAddress(page)
    await expect(proceed(page)).toBeEnabled()
    const letGo = await holdCall(second, '/api/PurchaseNGCVoucher')
    await second.goBack()
    await expect(heading(second, plumfield.name)).toBeVisible()
    await fillInVoucher(second)
    await second.getByRole('button', { name: 'Add to basket' }).click()
    const isChanging = page.getByText('Another tab is changing your basket.')
    await expect(isChanging).toBeVisible()
    await expect(proceed(page)).toBeDisabled()
    letGo()
    await expect(main).toContainText('£95.00')
    await expect(proceed(page)).toBeEnabled()
    await expect(isChanging).toHaveCount(0)
    await expect(page.getByLabel('Postcode')).not.toHaveValue('')
  })

  const device = await page.context().newPage()
  await beOnAnotherDevice(device)
  await device.goto('/Member/Checkout')
  await expect(basketRow(device)).toContainText('£95.00')
  await fillInAddress(device)

  await test.step('I order and pay in the other tab, and this tab shows the empty basket and offers no payment', async () => {
    await expect(second).toHaveURL('/Member/Checkout')
    await expect(basketRow(second)).toContainText('£95.00')
    await goToProvider(second)
    await expect(second.getByText('To pay')).toBeVisible()
    await expect(second.getByRole('main')).toContainText('£95.00')
    await second.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(second.getByText('Your payment has been received.')).toBeVisible()
    await expect(page.getByText(emptyBasket).first()).toBeVisible()
    await expect(proceed(page).and(page.locator(':enabled'))).toHaveCount(0)
  })

  await test.step('the other device is refused, and shows the empty basket', async () => {
    await proceed(device).click()
    await expect(device.getByRole('main').getByRole('alert')).toContainText(emptyBasket)
    await expect(basketRow(device)).toHaveCount(0)
    await expect(device.getByRole('main')).not.toContainText('£95.00')
    await expect(proceed(device).and(device.locator(':enabled'))).toHaveCount(0)
    const orders = await world.requests(calls.order)
    expect(orders.map(({ status }) => status)).toEqual([200, 400])
  })
})

const waysBack: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'I cancel there': (page) => page.getByRole('button', { name: 'Cancel and go back' }).click(),
  'the payment fails, and I follow its link': async (page) => {
    await page.getByRole('button', { name: 'Let the payment fail' }).click()
    await expect(heading(page, 'The payment didn’t go through.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Back to the basket' }).click()
  },
  'the payment fails, and I go Back and leave the order': async (page) => {
    await page.getByRole('button', { name: 'Let the payment fail' }).click()
    await expect(heading(page, 'The payment didn’t go through.')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await page.getByRole('button', { name: /^Leave this order/ }).click()
  },
}

test('BASKET-02, CHECKOUT-10, OQ-032 if I return from the provider without paying, the items are in the basket again, here and in another tab, and can be ordered', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  const second = await page.context().newPage()
  let order = 7001
  for (const [description, comeBack] of Object.entries(waysBack)) {
    await test.step(description, async () => {
      await goToProvider(page)
      await expect(page).toHaveURL(`/Member/PaymentProvider/${order}`)
      if (order === 7001) await second.goto('/Member/Checkout')
      await expect(second.getByText(emptyBasket)).toBeVisible()
      await comeBack(page)
      await expect(page).toHaveURL('/Member/Checkout')
      await expect(basketRow(page)).toContainText('£47.50')
      await expect(basketRow(second)).toContainText('£47.50')
      await expect(second.getByText(emptyBasket)).toHaveCount(0)
    })
    order += 1
  }
})

test('BASKET-02, OQ-105 if I order something at the same price in another tab while this one is at the provider, my unpaid order isn’t placed again, and can still be paid', async ({
  page,
  world,
}) => {
  await leaveOrderUnpaid(page, world)
  await goToProvider(page)
  const other = await page.context().newPage()
  await openVendor(other)
  await fillInVoucher(other)
  await other.getByRole('button', { name: 'Add to basket' }).click()
  await expect(basketRow(other)).toContainText('£47.50')
  await goToProvider(other)
  await expect(other).toHaveURL('/Member/PaymentProvider/7002')
  await page.bringToFront()
  await page.goBack()
  await fillInAddress(page)
  await choose(page, 'Debit card')
  await expect(page.getByText('We can’t tell what your unpaid order costs')).toBeVisible()
  await expect(page.getByText('Order total–')).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  await choose(page, 'Credit card')
  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  expect(await world.requests(calls.order)).toHaveLength(2)
})
