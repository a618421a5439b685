import type { Page } from '@playwright/test'
import {
  completeOrder,
  electricCar,
  fillInOrder,
  onDayOfKnownRates,
  orderOfCar,
} from '../support/orders.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import type { World } from '../support/world.ts'

const tab = '/Member/Home/mybenefits/14'
const emptyTab = { call: 'GET /api/Tabs/{id}', body: '{"Id":14,"Name":"Travel","Choices":[]}' }

async function open(
  page: Page,
  world: World,
  path: string,
  request: Parameters<World['arrange']>[0] = {},
) {
  await world.arrange({ signedIn: true, ...request })
  await page.goto(path)
}

async function openPayslip(page: Page, world: World, salary: string) {
  await onDayOfKnownRates(page)
  await open(page, world, orderOfCar)
  await page.getByText('See it on your payslip').click()
  await page.getByLabel('Your salary for a year').fill(salary)
}

const headed = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const states: readonly State[] = [
  {
    name: 'a tab',
    show: async (page, world) => {
      await open(page, world, tab)
      await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    },
  },
  {
    name: 'a tab with long names',
    show: async (page, world) => {
      await open(page, world, tab, { scenario: ['long-names'] })
      await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    },
  },
  {
    name: 'a tab while it loads',
    show: async (page, world) => {
      await open(page, world, tab, { faults: [{ call: 'GET /api/Tabs/{id}', delayMs: 20_000 }] })
      await expect(page.getByText('Finding benefits...')).toBeVisible()
    },
  },
  {
    name: 'an empty tab',
    show: async (page, world) => {
      await open(page, world, tab, { faults: [emptyTab] })
      await expect(page.getByText('No Choices Found')).toBeVisible()
    },
  },
  {
    name: 'a failed tab',
    show: async (page, world) => {
      await open(page, world, tab, { faults: [{ call: 'GET /api/Tabs/{id}', status: 500 }] })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'a choice with a wrong amount',
    show: async (page, world) => {
      await open(page, world, electricCar.path)
      await page.getByLabel('Salary sacrifice amount').fill('-1')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please enter correct salary sacrifice amount.')).toBeVisible()
    },
  },
  {
    name: 'a choice that the member has, with an amount',
    show: async (page, world) => {
      await open(page, world, '/Member/Choice/140')
      await page.getByLabel('Salary sacrifice amount').fill('1200')
      await expect(page.getByText(/^You already have this benefit/)).toBeVisible()
      await expect(page.getByText(/^Costs you £72\.00 a month/)).toBeVisible()
    },
  },
  {
    name: 'a direct saving',
    show: async (page, world) => {
      await open(page, world, '/Member/Choice/121')
      await headed(page, 'Eye care')
    },
  },
  {
    name: 'a choice while it loads',
    show: async (page, world) => {
      const faults = [{ call: 'GET /api/choices/{id}', delayMs: 20_000 }]
      await open(page, world, electricCar.path, { faults })
      await headed(page, 'Loading...')
    },
  },
  {
    name: 'a choice with a long name',
    show: async (page, world) => {
      await open(page, world, electricCar.path, { scenario: ['long-names'] })
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    },
  },
  {
    name: 'an order with complaints, the comparison’s workings opened',
    show: async (page, world) => {
      await open(page, world, orderOfCar)
      await completeOrder(page).click()
      await page.getByText('How was this worked out?').click()
      await expect(page.getByText('You have to accept the salary sacrifice.')).toBeVisible()
    },
  },
  {
    name: 'an order with its payslip asked for',
    show: async (page, world) => {
      await openPayslip(page, world, 'much')
      await page.getByLabel('Where you live').focus()
      await expect(page.getByText(/^Please enter your salary/)).toBeVisible()
    },
  },
  {
    name: 'an order on its payslip',
    show: async (page, world) => {
      await openPayslip(page, world, '30000')
      await expect(page.getByRole('table', { name: 'Your payslip, a month' })).toBeVisible()
    },
  },
  {
    name: 'an order on its payslip, a whole year and how it was worked out',
    show: async (page, world) => {
      await openPayslip(page, world, '101000')
      await page.getByText('Show a whole year').click()
      await page.getByText('How was the payslip worked out?').click()
      await expect(page.getByRole('table', { name: 'Your pay, a year' })).toBeVisible()
    },
  },
  {
    name: 'an order on its payslip, with all there is to tell and to know',
    show: async (page, world) => {
      await openPayslip(page, world, '101000')
      await page.getByLabel('Where you live').selectOption('Scotland')
      await page.getByText('More about my pay', { exact: true }).click()
      await page.getByLabel('Hours a week').fill('150')
      await page.getByLabel('Your pension contribution (% of salary)').fill('5')
      await page.getByLabel('How you pay into your pension').selectOption('From my pay, before tax')
      await page.getByLabel('Student loan').selectOption('Plan 4')
      await page.getByLabel('I repay a postgraduate loan').check()
      await expect(page.getByText(/^Cash pay may not fall below/)).toBeVisible()
    },
  },
  {
    name: 'an order without an answer',
    show: async (page, world) => {
      await open(page, world, orderOfCar, {
        faults: [{ call: 'POST /api/PurchaseChoice', drop: true }],
      })
      await fillInOrder(page)
      await completeOrder(page).click()
      await expect(page.getByText(/^Your order may still have reached us/)).toBeVisible()
    },
  },
  {
    name: 'an order on its way',
    show: async (page, world) => {
      await open(page, world, orderOfCar, {
        faults: [{ call: 'POST /api/PurchaseChoice', delayMs: 20_000 }],
      })
      await fillInOrder(page)
      await completeOrder(page).click()
      await expect(completeOrder(page)).toBeDisabled()
    },
  },
  {
    name: 'the thanks that name an order',
    show: async (page, world) => {
      await open(page, world, orderOfCar)
      await fillInOrder(page)
      await completeOrder(page).click()
      await expect(page.getByText(/^You have ordered Electric car/)).toBeVisible()
    },
  },
  {
    name: 'the thanks for an order',
    show: async (page, world) => {
      await open(page, world, '/Member/Choice/SalarySacrifice/ThankYou')
      await headed(page, 'Thank you')
    },
  },
]

noBarrierIn(states)
