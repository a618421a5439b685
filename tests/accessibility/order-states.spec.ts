import type { Page } from '@playwright/test'
import { holdForNow } from '../support/held-call.ts'
import { completeOrder, fillInOrder, orderOfCar } from '../support/orders.ts'
import { noBarrierIn, open, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const salary = (page: Page) => page.getByLabel('Your salary for a year')

const orders: readonly State[] = [
  {
    name: 'an order with its payslip asked for',
    show: async (page, world) => {
      await open(page, world, orderOfCar)
      await page.getByText('See it on your payslip').click()
      await salary(page).fill('much')
      await page.getByLabel('Where you live').focus()
      await expect(page.getByText(/^Enter your yearly salary/)).toBeVisible()
    },
  },
  {
    name: 'an order on its payslip',
    tree: 'main',
    goesOn: true,
    show: async (page) => {
      await salary(page).fill('30000')
      await expect(page.getByRole('table', { name: 'Your monthly payslip' })).toBeVisible()
    },
  },
  {
    name: 'an order on its payslip, a whole year and how it was worked out',
    goesOn: true,
    show: async (page) => {
      await salary(page).fill('101000')
      await page.getByText('Show a whole year').click()
      await page.getByText('How was the payslip worked out?').click()
      await expect(page.getByRole('table', { name: 'Your pay for the year' })).toBeVisible()
    },
  },
  {
    name: 'an order on its payslip, with all there is to tell and to know',
    goesOn: true,
    show: async (page) => {
      await page.getByLabel('Where you live').selectOption('Scotland')
      await page.getByText('More about my pay', { exact: true }).click()
      await page.getByLabel('Hours you work a week').fill('150')
      await page.getByLabel('Your pension contribution (% of salary)').fill('5')
      await page.getByLabel('How you pay into your pension').selectOption('From my pay, before tax')
      await page.getByLabel('Student loan').selectOption('Plan 4')
      await page.getByLabel('I repay a postgraduate loan').check()
      await expect(page.getByText(/^Your cash pay must not fall below/)).toBeVisible()
    },
  },
  {
    name: 'an order with complaints, the comparison’s workings opened',
    goesOn: true,
    show: async (page) => {
      await completeOrder(page).click()
      await page.getByText('How was this worked out?').click()
      await expect(page.getByText('You have to accept the salary sacrifice.')).toBeVisible()
    },
  },
  {
    name: 'an order on its way',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [{ call: 'POST /api/PurchaseChoice', status: 500 }] })
      await holdForNow(page, '/api/PurchaseChoice')
      await fillInOrder(page)
      await completeOrder(page).click()
      await expect(completeOrder(page)).toBeDisabled()
    },
  },
  {
    name: 'an order after a fault of the server',
    goesOn: true,
    show: (page) =>
      expect(page.getByText(/^We don’t know if your order went through/)).toBeVisible(),
  },
  {
    name: 'the thanks that name an order',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [] })
      await goTo(page, '/Member/Choice/SalarySacrifice/171/1200')
      await fillInOrder(page)
      await completeOrder(page).click()
      await expect(page.getByText(/^You’ve ordered /)).toBeVisible()
    },
  },
]

noBarrierIn('an order', orders)
