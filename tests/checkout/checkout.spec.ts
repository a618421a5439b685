import type { Page } from '@playwright/test'
import { hearNoOtherTab } from '../support/another-device.ts'
import {
  basketRow,
  calls,
  choose,
  emptyBasket,
  fillInAddress,
  goToProvider,
  heading,
  pay,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

test('BASKET-01, BASKET-02, CHECKOUT-08, CHECKOUT-11 I buy a voucher and pay', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await expect(page.getByText('Order total')).toBeVisible()
  await goToProvider(page)
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  await expect(page.getByText('£47.50')).toBeVisible()
  const [order] = await world.requests(calls.order)
  expect(order?.body).toContain('"deliveryMethod":"standard"')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading(page, 'Thank you. Your payment has been received.')).toBeVisible()
  await page.goto('/Member/Checkout')
  await expect(page.getByText(emptyBasket)).toBeVisible()
  await expect(proceed(page)).toBeDisabled()
  expect(await world.requests(calls.order)).toHaveLength(1)
})

test('CHECKOUT-10 my payment fails at the provider, and I try again', async ({ page, world }) => {
  await startCheckout(page, world)
  await goToProvider(page)
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(heading(page, 'The payment did not go through.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the basket' }).click()
  await expect(basketRow(page)).toContainText('£47.50')
  await goToProvider(page)
  await expect(page).toHaveURL('/Member/PaymentProvider/7002')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading(page, 'Thank you. Your payment has been received.')).toBeVisible()
})

test('CHECKOUT-10 I change my mind at the provider, and my basket is as it was', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await goToProvider(page)
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL('/Member/Checkout')
  await expect(basketRow(page)).toContainText('£47.50')
})

test('BASKET-02, CHECKOUT-01 another payment method has its own total', async ({ page, world }) => {
  await startCheckout(page, world, { scenario: ['credit-charge'] })
  const total = page.getByRole('complementary', { name: 'Your basket' }).getByRole('status')
  await expect(total).toContainText('Order total£48.45')
  await choose(page, 'Debit')
  await expect(total).toContainText('Order total£47.50')
  await expect(total).toContainText('You Save£2.50')
  await page.getByRole('radio', { name: 'Credit' }).check()
  await expect(total).toContainText('Order total£48.45')
})

test('CHECKOUT-07 the payment can’t start: the next press starts it, with the same order', async ({
  page,
  world,
}) => {
  await startCheckout(page, world, { faults: [{ call: pay(7001), kind: 'error', times: 1 }] })
  await fillInAddress(page)
  await proceed(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong.')
  await expect(proceed(page)).toBeFocused()
  await expect(basketRow(page)).toContainText('£47.50')
  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  expect(await world.requests(calls.order)).toHaveLength(1)
  expect(await world.requests(pay(7001))).toHaveLength(2)
})

test('CHECKOUT-04 a message about what is missing is under its field, and the first has the focus', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  await page.getByLabel('City').fill(' ')
  await page.getByLabel('Postcode').fill('')
  await proceed(page).click()
  await expect(page.getByText('This field is required.')).toHaveCount(2)
  await expect(page.getByLabel('City')).toBeFocused()
  expect(await world.requests(calls.order)).toHaveLength(0)
})

test.describe('However often I press, one order is placed', () => {
  const slow = { call: calls.order, delayMs: 600 }

  for (const [how, press] of [
    ['a double click', async (page: Page) => proceed(page).dblclick()],
    [
      'Enter twice',
      async (page: Page) => {
        await page.getByLabel('Postcode').press('Enter')
        await page.keyboard.press('Enter')
      },
    ],
  ] as const) {
    test(`CHECKOUT-05, CHECKOUT-06 ${how}: the form is locked meanwhile`, async ({
      page,
      world,
    }) => {
      await startCheckout(page, world, { faults: [slow] })
      await fillInAddress(page)
      await press(page)
      await expect(
        page.getByRole('button', { name: 'Sending you to our payment provider...' }),
      ).toBeDisabled()
      await expect(page.getByLabel('City')).toBeDisabled()
      await expect(heading(page, 'Payment provider')).toBeVisible()
      expect(await world.requests(calls.order)).toHaveLength(1)
      expect(await world.requests(pay(7001))).toHaveLength(1)
    })
  }

  test('CHECKOUT-10 Back from the provider and Forward again: the same order, paid once', async ({
    page,
    world,
  }) => {
    await startCheckout(page, world)
    await goToProvider(page)
    await page.goBack()
    await expect(page.getByText(/^We sent you to our payment provider/)).toBeVisible()
    await expect(basketRow(page)).toContainText('£47.50')
    await page.goForward()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(heading(page, 'Thank you. Your payment has been received.')).toBeVisible()
    expect(await world.requests(calls.order)).toHaveLength(1)
  })

  test('CHECKOUT-05 another device with the same basket is refused by the server', async ({
    page,
    world,
    context,
  }) => {
    await startCheckout(page, world)
    const other = await context.newPage()
    await hearNoOtherTab(other)
    await other.goto('/Member/Checkout')
    await expect(basketRow(other)).toBeVisible()
    await goToProvider(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await fillInAddress(other)
    await proceed(other).click()
    await expect(other.getByRole('main').getByRole('alert')).toContainText(emptyBasket)
    const orders = await world.requests(calls.order)
    expect(orders.map(({ status }) => status)).toEqual([200, 400])
  })
})
