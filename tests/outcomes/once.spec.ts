/** An outcome that its own page has shown isn't shown by another. At the foot of a page it stays until it is closed. */
import type { Page } from '@playwright/test'
import { completeOrder, expectThanks, fillInOrder, orderOfCar } from '../support/orders.ts'
import { cardButton, fillTransfer, openTransfer, submitTransfer } from '../support/savings.ts'
import {
  basketRow,
  fillInAddress,
  leaveOrderUnpaid,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { closeReport } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { goTo, leave, orderAndLeave } from '../support/ways.ts'

const add = (page: Page) => page.getByRole('button', { name: 'Add to basket' })
const cancelling = 'POST /api/CancelChoice'
const added = (page: Page) => page.getByText('We’ve added your voucher to your basket.')

test('CHECKOUT-10, OQ-135 if I reload while my payment starts, a note reports it until I close it', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  // Never released: if the route ended before the page, the payment would start.
  const heldBack = new Promise<void>((onRequest) => page.route('**/Pay', () => onRequest()))
  await proceed(page).click()
  await heldBack
  await page.reload()
  const report = page.getByText(
    'We don’t know if your payment started. Check your emails before you pay again.',
  )
  await expect(report).toBeInViewport()
  await leave(page)
  await expect(report).toBeInViewport()
  await closeReport(page)
  await goTo(page, '/Member/Checkout')
  await expect(basketRow(page)).toBeVisible()
  await expect(report).toHaveCount(0)
})

test('VOUCHER-13, OQ-105 if I buy a voucher while an order is unpaid, the checkout shows that order, and says that my voucher is in the basket', async ({
  page,
  world,
}) => {
  await leaveOrderUnpaid(page, world)
  await goTo(page, '/Member/Vendor/HEA1040')
  await page.getByRole('main').getByRole('radio').first().check({ force: true })
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reed')
  await add(page).click()
  await expect(page).toHaveURL('/Member/Checkout')
  await expect(basketRow(page)).toContainText('£47.50')
  await expect(added(page)).toBeInViewport()
  await closeReport(page)
  await leave(page)
  await goTo(page, '/Member/Vendor/HEA1040')
  await expect(add(page)).toBeEnabled()
  await expect(added(page)).toHaveCount(0)
})

test('BANKW-19, OQ-135 if my transfer is refused under one of its fields, no other page reports it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const DataValidationErrors = [{ Field: 'sortCode', ErrorMessage: 'Unknown bank.' }]
  await page.route('**/api/WithdrawSavingsViaBank', (route) =>
    route.fulfill({ json: { SavingsWithdrawalHttpStatus: 400, DataValidationErrors } }),
  )
  await openTransfer(page)
  await fillTransfer(page)
  await submitTransfer(page).click()
  await expect(page.getByText('Unknown bank.')).toBeVisible()
  await goTo(page, '/Member/MyAccount')
  await expect(cardButton(page)).toBeEnabled()
  await expect(
    page.getByText('Your bank withdrawal didn’t go through. Your balance has not changed.'),
  ).toHaveCount(0)
})

for (const [description, faults, goesBackFirst] of [
  ['cancel my order', [], false],
  ['cancel my order, whose answer gets lost', [{ call: cancelling, kind: 'cut-off' }], false],
  ['cancel my order, and do not wait for it', [{ call: cancelling, delayMs: 1500 }], true],
] as const)
  test(`SALSAC-23, ACCOUNT-14 if I ${description}, its thank-you page no longer thanks me when I return`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, faults })
    const order = async () => {
      await page.goto(orderOfCar)
      await fillInOrder(page)
      await completeOrder(page).click()
      await expectThanks(page)
    }
    await order()
    await page.getByRole('link', { name: 'See your benefits in My Account' }).click()
    await page.getByRole('button', { name: 'Cancel Electric car' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    if (!goesBackFirst)
      await expect(page.getByRole('row', { name: /Electric car/ })).toContainText('Cancelled')
    await page.goBack()
    await expect(page).toHaveURL('/Member/MyAccount')
    await expect(page.getByText(/^You’ve ordered/)).toHaveCount(0)
    await order()
  })

for (const isThankYouKnown of [false, true])
  test(`SALSAC-22, SALSAC-23 if my order is placed while I am away, Back opens the thank-you (${isThankYouKnown ? 'its screen was here before' : 'its screen is yet to be fetched'})`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    if (isThankYouKnown) {
      await page.goto('/Member/Choice/SalarySacrifice/ThankYou')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await orderAndLeave(page)
    await page.goBack()
    await expectThanks(page)
    await expect(page.getByLabel('NI Number')).toHaveCount(0)
  })

test('SALSAC-22, SALSAC-23 if my order is placed while I am away, its own page thanks me, and no other benefit’s page does', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await orderAndLeave(page)
  await goTo(page, orderOfCar, /ThankYou$/)
  await expectThanks(page)
  await goTo(page, '/Member/Choice/SalarySacrifice/141/600.00')
  await expect(completeOrder(page)).toBeEnabled()
  await expect(page.getByText('Your salary sacrifice order was placed.')).toHaveCount(0)
})
