import { hearNoOtherTab } from '../support/another-device.ts'
import {
  completeOrder,
  electricCar,
  expectThanks,
  fillInOrder,
  orderOfCar,
  ordersInWorld,
} from '../support/orders.ts'
import { expect, test } from '../support/test.ts'

test('SALSAC-22, ACCOUNT-13 I placed the same order on another device: this one is told so, and My Benefits lists it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await hearNoOtherTab(page)
  await page.goto(orderOfCar)
  await fillInOrder(page)
  const second = await page.context().newPage()
  await second.goto(orderOfCar)
  await fillInOrder(second)
  await completeOrder(second).click()
  await expectThanks(second)

  await completeOrder(page).click()
  await expect(
    page.getByText('You have ordered this benefit already. Your employer has not approved it yet.'),
  ).toBeVisible()
  await page
    .getByRole('link', { name: /^Available balance/ })
    .first()
    .click()
  await expect(page).toHaveURL('/Member/MyAccount')
  await expect(page.getByRole('row', { name: new RegExp(electricCar.name) })).toBeVisible()
  expect(await ordersInWorld(page, electricCar.name)).toEqual(['Awaiting approval'])
})
