import type { Page } from '@playwright/test'
import { failsThenReads } from '../support/failing-states.ts'
import { holdForNow } from '../support/held-call.ts'
import { electricCar } from '../support/orders.ts'
import { noBarrierIn, open, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const tab = '/Member/Home/mybenefits/14'
const headed = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const tabs: readonly State[] = [
  ...failsThenReads({
    failed: 'a failed tab',
    awaited: 'a tab while it loads',
    call: 'GET /api/Tabs/14',
    path: tab,
    wait: 'Finding benefits...',
  }),
  {
    name: 'a tab',
    tree: 'main',
    goesOn: true,
    show: (page) => expect(page.getByText(/^Page 1 of/)).toBeVisible(),
  },
  {
    name: 'an empty tab',
    goesOn: true,
    show: async (page, world) => {
      const body = '{"Id":21,"Name":"Travel","Choices":[]}'
      await world.change({ faults: [{ call: 'GET /api/Tabs/21', body }] })
      await goTo(page, '/Member/Home/mybenefits/21')
      await expect(page.getByText('No Choices Found')).toBeVisible()
    },
  },
]

const choices: readonly State[] = [
  {
    name: 'a choice while it loads',
    show: async (page, world) => {
      await holdForNow(page, '/api/choices/142')
      await open(page, world, electricCar.path)
      await expect(page.getByText('Loading...')).toBeVisible()
    },
  },
  {
    name: 'a choice with a wrong amount',
    goesOn: true,
    show: async (page) => {
      await page.getByLabel('Salary sacrifice amount').fill('-1')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please enter correct salary sacrifice amount.')).toBeVisible()
    },
  },
  {
    name: 'a choice that the member has, with an amount',
    tree: 'main',
    goesOn: true,
    show: async (page) => {
      await goTo(page, '/Member/Choice/140')
      await page.getByLabel('Salary sacrifice amount').fill('1200')
      await expect(page.getByText('In your benefits: Active.')).toBeVisible()
      await expect(page.getByText(/^£1,200\.00 for £864\.00: £72\.00 a month/)).toBeVisible()
    },
  },
  {
    name: 'a direct saving',
    goesOn: true,
    show: async (page) => {
      await goTo(page, '/Member/Choice/121')
      await headed(page, 'Eye care')
    },
  },
]

noBarrierIn('a tab', tabs)
noBarrierIn('a choice', choices)
