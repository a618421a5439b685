import type { Page } from '@playwright/test'
import { completeOrder, electricCar, fillInOrder, orderOfCar } from '../support/orders.ts'
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
      await headed(page, 'Loading…')
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
    name: 'an order with complaints, every figure opened',
    show: async (page, world) => {
      await open(page, world, orderOfCar)
      await completeOrder(page).click()
      for (const question of await page.getByText(/^How was this worked out\?/).all())
        await question.click()
      await expect(page.getByText('You have to accept the salary sacrifice.')).toBeVisible()
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
      await expect(page.getByText(/^Your order may have arrived/)).toBeVisible()
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
      await expect(page.getByRole('button', { name: 'Sending your order…' })).toBeVisible()
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
