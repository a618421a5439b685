/** Outcomes that the member hasn't seen on their own page, or that have changed since. */
import type { Page } from '@playwright/test'
import { holdCall } from '../support/held-call.ts'
import { completeOrder, orderOfCar } from '../support/orders.ts'
import { watchPurse } from '../support/other-tabs.ts'
import { cardButton, cardThanks } from '../support/savings.ts'
import { basketRow, plumfield, startVoucher } from '../support/shopping.ts'
import { closeReport, storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { goTo, leave, orderAndLeave } from '../support/ways.ts'
import { add, buyAndLeave } from './bought.ts'

const added = (page: Page) => page.getByText('We’ve added your voucher to your basket.')
const placed = (page: Page) => page.getByText('Your salary sacrifice order was placed.')

test('OQ-135 if my voucher was bought while I was away, every page reports it within view on a small screen, until I close the message', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await buyAndLeave(page, world)
  for (const _ of [1, 2]) {
    await expect(added(page)).toBeInViewport()
    await goTo(page, plumfield.path)
    await expect(added(page)).toBeVisible()
    await leave(page)
  }
  await closeReport(page)
  await goTo(page, plumfield.path)
  await expect(add(page)).toBeEnabled()
  await expect(added(page)).toHaveCount(0)
})

test('VOUCHER-13 if my voucher was bought while I was away, its page reports it at once, and again even if I leave immediately', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await buyAndLeave(page, world)
  for (const _ of [1, 2, 3]) {
    await goTo(page, plumfield.path)
    await expect(added(page)).toBeVisible()
    await leave(page)
  }
})

test('VOUCHER-13 if the basket is slow to open, and I go back, the page says at once that my voucher is in it', async ({
  page,
  world,
}) => {
  await startVoucher(page, world)
  const letOpen = await holdCall(page, '/api/Basket')
  await add(page).click()
  await expect(page).toHaveURL('/Member/Checkout')
  await page.goBack()
  await expect(add(page)).toBeVisible()
  await expect(added(page)).toBeVisible()
  letOpen()
  await goTo(page, '/Member/Checkout')
  await expect(basketRow(page)).toContainText('£47.50')
})

test('OQ-135 if my order was refused while I was away, and the message is below the edge of the screen, it is repeated until I have seen it', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const body = JSON.stringify({ ModelState: { Order: ['Not this year.'] } })
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'POST /api/PurchaseChoice', status: 400, body }],
  })
  await orderAndLeave(page)
  await goTo(page, orderOfCar)
  await expect(page.getByText('Not this year.')).toBeVisible()
  await expect(page.getByText('Not this year.')).not.toBeInViewport()
  await leave(page)
  await goTo(page, orderOfCar)
  await expect(page.getByText('Your salary sacrifice order was not placed.')).toBeVisible()
})

test('SALSAC-22, ACCOUNT-14 if my order was placed while I was away, and I cancelled it in another tab, I am not thanked for it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await orderAndLeave(page)
  const purseChanged = await watchPurse(page, 'benefits')
  const other = await page.context().newPage()
  await other.goto('/Member/MyAccount')
  await other.getByRole('button', { name: /^Cancel.*Electric car/ }).click()
  await other.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(other.getByRole('row', { name: /Electric car/ })).toContainText('Cancelled')
  await page.bringToFront()
  await purseChanged()
  await goTo(page, orderOfCar)
  await expect(completeOrder(page)).toBeEnabled()
  await expect(placed(page)).toHaveCount(0)
  await page.reload()
  await expect(completeOrder(page)).toBeEnabled()
  await expect(placed(page)).toHaveCount(0)
})

test('CARDW-05 if my withdrawal is made while the menu covers the page, the page reports it once the menu is closed', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await world.arrange({ signedIn: true })
  // Loads the dashboard first, so that it opens at once later.
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goTo(page, '/Member/MyAccount')
  await expect(cardButton(page)).toBeEnabled()
  const letAnswer = await holdCall(page, '/api/WithdrawSavings')
  await cardButton(page).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  letAnswer()
  await expect(page.getByText(cardThanks)).toBeAttached()
  expect(await storedBy(page)).toContain('cardWithdrawal')
  await menu.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await goTo(page, '/Member/MyAccount')
  await expect(page.getByText('Your card withdrawal went through.')).toBeVisible()
})
