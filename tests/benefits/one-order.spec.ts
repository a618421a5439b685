import type { Page } from '@playwright/test'
import { hearNoOtherTab } from '../support/another-device.ts'
import {
  completeOrder,
  electricCar,
  expectThanks,
  fillInOrder,
  orderOfCar,
  ordersInWorld,
  watchOrders,
} from '../support/orders.ts'
import { expect, test } from '../support/test.ts'
import type { World } from '../support/world.ts'

const slow = { call: 'POST /api/PurchaseChoice', delayMs: 700 }

async function openForm(page: Page, world: World, request: Parameters<World['arrange']>[0] = {}) {
  await world.arrange({ signedIn: true, ...request })
  await page.goto(orderOfCar)
  await fillInOrder(page)
  return watchOrders(page)
}

test('SALSAC-22 a double click orders once', async ({ page, world }) => {
  const sent = await openForm(page, world, { faults: [slow] })
  await completeOrder(page).dblclick()
  await expectThanks(page)
  expect(sent).toHaveLength(1)
  expect(await ordersInWorld(page, electricCar.name)).toEqual(['Awaiting approval'])
})

test('SALSAC-22 Enter twice orders once', async ({ page, world }) => {
  const sent = await openForm(page, world, { faults: [slow] })
  await page.getByLabel('NI Number').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectThanks(page)
  expect(sent).toHaveLength(1)
  expect(await ordersInWorld(page, electricCar.name)).toEqual(['Awaiting approval'])
})

test('SALSAC-22 Back after the order leads to the choice, and nothing is ordered again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto(electricCar.path)
  await page.getByLabel('Salary sacrifice amount').fill('3600')
  await page.keyboard.press('Enter')
  await fillInOrder(page)
  const sent = watchOrders(page)
  await completeOrder(page).click()
  await expectThanks(page)
  await page.goBack()
  await expect(page).toHaveURL(electricCar.path)
  await page.goForward()
  await expectThanks(page)
  expect(sent).toHaveLength(1)
  expect(await ordersInWorld(page, electricCar.name)).toEqual(['Awaiting approval'])
})

test('OQ-135 in a second tab the server says that it is ordered already', async ({
  page,
  world,
  context,
}) => {
  await openForm(page, world)
  const other = await context.newPage()
  await other.goto(orderOfCar)
  await fillInOrder(other)
  await completeOrder(page).click()
  await expectThanks(page)
  await completeOrder(other).click()
  await expect(other.getByRole('main').getByRole('alert')).toHaveText(
    'You have ordered this benefit already. Your employer has not approved it yet.',
  )
  expect(await ordersInWorld(page, electricCar.name)).toEqual(['Awaiting approval'])
})

test('OQ-135 the answer is lost: I am told where to look, and an order that arrived is not sent twice', async ({
  page,
  world,
}) => {
  const sent = await openForm(page, world)
  await page.route('**/api/PurchaseChoice', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await completeOrder(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Your order may still have reached us')
  await expect(completeOrder(page)).toBeEnabled()
  await expect(page.getByLabel('NI Number')).toHaveValue('ab 12 34 56 c')
  expect(sent).toHaveLength(1)
  await page.unroute('**/api/PurchaseChoice')
  await completeOrder(page).click()
  await expect(alert).toHaveText(
    'You have ordered this benefit already. Your employer has not approved it yet.',
  )
  expect(await ordersInWorld(page, electricCar.name)).toEqual(['Awaiting approval'])
})

test('ACCOUNT-15 cancelling with a double click, and again on another device, cancels once', async ({
  page,
  world,
  context,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'POST /api/CancelChoice', delayMs: 500 }],
  })
  const cancelled: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/CancelChoice')) cancelled.push(request.postData() ?? '')
  })
  await page.goto('/Member/MyAccount')
  const cancelIn = (tab: Page) => tab.getByRole('button', { name: 'Cancel Cycle to work' })
  await expect(cancelIn(page)).toBeEnabled()
  const other = await context.newPage()
  await hearNoOtherTab(other)
  await other.goto('/Member/MyAccount')
  await expect(cancelIn(other)).toBeEnabled()

  await cancelIn(page).dblclick()
  await expect(page.getByRole('row', { name: 'Cycle to work' })).toContainText('Cancelled')
  expect(cancelled).toEqual(['{"ChoiceId":"140"}'])
  await cancelIn(other).click()
  await expect(other.getByRole('row', { name: 'Cycle to work' })).toContainText('Cancelled')
  expect(await ordersInWorld(page, 'Cycle to work')).toEqual(['Cancelled'])
})
