import {
  completeOrder,
  electricCar,
  expectThanks,
  fillInOrder,
  orderOfCar,
  ordersInWorld,
} from '../support/orders.ts'
import { demonstration, endSession } from '../support/sign-in.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

test('CHOICE-12, ACCOUNT-17 I order a benefit from its tab, see it in My Benefits, and cancel it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Travel & Technology' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Travel & Technology' })).toBeVisible()
  await page.getByRole('link', { name: electricCar.name }).click()

  await expect(page).toHaveURL(electricCar.path)
  await expect(page.getByRole('heading', { level: 2, name: 'What is included' })).toBeVisible()
  await page.getByLabel('Salary sacrifice amount').fill('3600')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(orderOfCar)
  const comparison = page.getByRole('table', { name: 'Cost comparison' })
  await expect(comparison.getByRole('row', { name: /^Monthly cost £/ })).toHaveText(
    'Monthly cost£231.00£204.00',
  )
  await fillInOrder(page)
  await completeOrder(page).click()

  await expect(page).toHaveURL('/Member/Choice/SalarySacrifice/ThankYou')
  await expect(page.getByText("Your employer's approval will be sought")).toBeVisible()
  await expect(
    page.getByText('You have ordered Electric car, for £3,600.00 of your salary a year.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')

  await page.getByRole('link', { name: 'Available balance' }).first().click()
  const row = page.getByRole('row', { name: electricCar.name })
  await expect(row).toContainText('Awaiting approval')
  await row.getByRole('button', { name: `Cancel ${electricCar.name}` }).click()
  await expect(row).toContainText('Cancelled')
  await expect(row.getByRole('button')).toBeDisabled()
  expect(await ordersInWorld(page, electricCar.name)).toEqual(['Cancelled'])
})

test('SALSAC-22, OQ-091 I order a benefit that I have already, with another amount', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Choice/120')
  await expect(page.getByText(/^You already have this benefit/)).toBeVisible()
  await page.getByLabel('Salary sacrifice amount').fill('240')
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillInOrder(page)
  await completeOrder(page).click()
  await expectThanks(page)
  expect(await ordersInWorld(page, 'Dental plan')).toEqual(['Awaiting approval'])
})

test('SALSAC-04 I open the comparison and see how it was worked out, with my own numbers', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await page.getByText('How was this worked out?').click()
  const basic = page.getByRole('group', { name: 'Basic rate' })
  await expect(basic.getByText('(£3,600.00 − £900.00) × 20%')).toBeVisible()
  await expect(basic.getByText('£828.00', { exact: true })).toBeVisible()
})

test('SALSAC-14, SALSAC-22 the server refuses me, I correct it, and succeed', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [
      {
        call: 'POST /api/PurchaseChoice',
        status: 400,
        body: '{"ModelState":{"PayrollNumber":["This payroll number is not known."]}}',
        times: 1,
      },
    ],
  })
  await page.goto(orderOfCar)
  await fillInOrder(page)
  await completeOrder(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This payroll number is not known.',
  )
  await expect(page.getByLabel('NI Number')).toHaveValue('ab 12 34 56 c')
  await page.getByLabel('Payroll Number').fill('004418')
  await completeOrder(page).click()
  await expectThanks(page)
})

test('SESSION-01, OQ-134 my session ends while I order: the kept fields are filled again, the NI number is not', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await fillInOrder(page)
  await endSession(page, world)
  await completeOrder(page).click()
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await login.getByLabel('Email').fill(demonstration.email)
  const kept = await storedBy(page)
  expect(kept).toContain('004417')
  expect(kept).not.toMatch(/12 ?34 ?56/)
  await login.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await login.getByRole('button', { name: 'Login' }).click()

  await expect(page.getByText('For your security, we don’t keep your NI number.')).toBeVisible()
  await expect(page.getByLabel('Payroll Number')).toHaveValue('004417')
  await expect(page.getByLabel('NI Number')).toHaveValue('')
  await expect(page.getByLabel('I accept the salary sacrifice')).not.toBeChecked()
  expect(await ordersInWorld(page, electricCar.name)).toEqual([])
  await page.getByLabel('NI Number').fill('AB123456C')
  await page.getByLabel('I accept the salary sacrifice').check()
  await completeOrder(page).click()
  await expectThanks(page)
})

test('SALSAC-07 my NI number is in no address, in no storage and on no console', async ({
  page,
  world,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await fillInOrder(page)
  await completeOrder(page).click()
  await expectThanks(page)
  const kept = await page.evaluate(() => [document.cookie, location.href])
  expect([...said, ...addresses, ...kept, await storedBy(page)].join(' ')).not.toMatch(
    /ab ?12 ?34 ?56 ?c/i,
  )
})
