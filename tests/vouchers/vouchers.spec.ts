import { tabTo } from '../support/keyboard.ts'
import { basketRow, calls, plumfield } from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

test('VOUCHER-25, VOUCHER-24, CHECKOUT-08, CHECKOUT-11 by keyboard alone I look through the vouchers, buy one, find it in my basket and pay for it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Vouchers')
  await expect(page.locator('.listing-card a').first()).toBeVisible()
  await tabTo(page, 'searchbox', 'Search by name')
  await page.keyboard.type('plumfield')
  await expect(page.locator('.listing-card')).toHaveCount(1)
  await tabTo(page, 'link', plumfield.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: plumfield.name })).toBeFocused()
  await expect(page).toHaveURL(plumfield.path)

  await tabTo(page, 'radio', '£10.00')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '£25.00' })).toBeChecked()
  await tabTo(page, 'textbox', 'First name')
  await page.keyboard.type('Sam')
  await tabTo(page, 'textbox', 'Last name')
  await page.keyboard.type('Reed')
  await tabTo(page, 'button', 'Add to basket')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Member/Checkout')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(basketRow(page)).toContainText('£23.75')

  await tabTo(page, 'radio', 'Credit card')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Debit card' })).toBeChecked()
  for (const field of [
    'First name',
    'Last name',
    'Street',
    'City',
    'County',
    'Postcode',
    'Email',
  ]) {
    await tabTo(page, 'textbox', field)
    await page.keyboard.type('x')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment provider' })).toBeVisible()
  await expect(page.getByText('£23.75')).toBeVisible()
  await tabTo(page, 'button', 'Pay')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. Your payment has been received.',
  )
  for (const call of [calls.purchase, calls.order, 'POST /api/NGCVendors/LogVisit'])
    expect(await world.requests(call), call).toHaveLength(1)
  const [order] = await world.requests(calls.order)
  expect(order?.body).toContain('"deliveryMethod":"standard"')
})
