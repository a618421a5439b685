import { expect, type Page } from '@playwright/test'
import type { World } from './world.ts'

/** A vendor in every world. Members can choose amounts from £10.00 to £250.00, or type up to £500.00. */
export const plumfield = {
  name: 'Plumfield Grocers',
  path: '/Member/Vendor/PLU1089',
} as const

export const calls = {
  purchase: 'POST /api/PurchaseNGCVoucher',
  order: 'POST /api/order',
} as const

export const pay = (order: number) => `POST /api/Order/${order}/Pay`

export const emptyBasket = 'Your basket is empty, so there is nothing to pay.'

export async function openVendor(page: Page): Promise<void> {
  await page.goto(plumfield.path)
  await expect(page.getByRole('heading', { level: 1, name: plumfield.name })).toBeVisible()
}

export async function fillInVoucher(page: Page, amount = '£50.00'): Promise<void> {
  await choose(page, amount)
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reed')
}

/** Signs a member in and fills in a voucher, in a world arranged for it. */
export async function startVoucher(
  page: Page,
  world: World,
  request: Parameters<World['arrange']>[0] = {},
): Promise<void> {
  await world.arrange({ signedIn: true, ...request })
  await openVendor(page)
  await fillInVoucher(page)
}

/** Presses the text of a chip: an amount, a payment method. */
export async function choose(page: Page, label: string): Promise<void> {
  await page.getByText(label, { exact: true }).click()
  await expect(page.getByRole('radio', { name: label })).toBeChecked()
}

/** Opens the checkout with a voucher of £50.00 in the basket. */
export async function openCheckoutWithVoucher(page: Page): Promise<void> {
  await openVendor(page)
  await addVoucher(page)
}

/** Goes from the vendor's page to the checkout, with a voucher of £50.00 in the basket. */
export async function addVoucher(page: Page): Promise<void> {
  await fillInVoucher(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL('/Member/Checkout')
  await expect(basketRow(page)).toBeVisible()
}

/** Signs a member in and opens the checkout, in a world arranged for it. */
export async function startCheckout(
  page: Page,
  world: World,
  request: Parameters<World['arrange']>[0] = {},
): Promise<void> {
  await world.arrange({ signedIn: true, ...request })
  await openCheckoutWithVoucher(page)
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

export const basketRow = (page: Page) =>
  page.getByRole('table', { name: 'Your basket' }).getByRole('row', { name: plumfield.name })

const address = {
  'First name': 'Priya',
  'Last name': 'Shah',
  Street: '4 Mill Lane',
  City: 'Leeds',
  County: 'West Yorkshire',
  Postcode: 'LS1 1AA',
  Email: 'priya@example.com',
}

export async function fillInAddress(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(address)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
  }
}

export const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to payment' })

/** Opens the page of the payment provider. */
export async function goToProvider(page: Page): Promise<void> {
  await fillInAddress(page)
  await proceed(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment provider' })).toBeVisible()
}

/** Uses the browser's Back before order 7001 is paid. The order must still be there. */
export async function comeBackFromProvider(page: Page, world: World): Promise<void> {
  await startCheckout(page, world)
  await goToProvider(page)
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  await page.goBack()
  await expect(page.getByText(/^We sent you to our payment provider for this order/)).toBeVisible()
}

/** Places order 7001 for the voucher of £50.00. Its payment can't be started. */
export async function leaveOrderUnpaid(page: Page, world: World): Promise<void> {
  await startCheckout(page, world, { faults: [{ call: pay(7001), kind: 'error', times: 1 }] })
  await fillInAddress(page)
  await proceed(page).click()
  await expect(page.getByText('You have an unpaid order')).toBeVisible()
}
