import type { Page } from '@playwright/test'
import { electricCar } from '../support/orders.ts'
import { noBarrierIn, open, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

const tab = '/Member/Home/mybenefits/14'
const emptyTab = { call: 'GET /api/Tabs/{id}', body: '{"Id":14,"Name":"Travel","Choices":[]}' }

const headed = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const tabs: readonly State[] = [
  {
    name: 'a tab',
    tree: 'main',
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
]

const choices: readonly State[] = [
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
    tree: 'main',
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
]

noBarrierIn('a tab', tabs)
noBarrierIn('a choice', choices)
