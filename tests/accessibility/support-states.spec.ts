import type { Page } from '@playwright/test'
import { holdForNow } from '../support/held-call.ts'
import { noBarrierIn, open, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

async function send(page: Page) {
  await page.getByLabel('Telephone').fill('020 7946 0000')
  await page.getByLabel('Description').fill('My cashback is missing.')
  await page.getByRole('button', { name: 'Tell Us' }).click()
}

const states: readonly State[] = [
  {
    name: 'support without a category',
    show: async (page, world) => {
      await open(page, world, '/Member/Contact')
      await expect(page.getByLabel('Category')).toBeVisible()
    },
  },
  {
    name: 'the support form with complaints',
    goesOn: true,
    tree: 'main',
    show: async (page) => {
      await page.getByLabel('Category').selectOption('Cashback')
      await page.getByRole('button', { name: 'Tell Us' }).click()
      await expect(page.getByText('Please specify your telephone number')).toBeVisible()
    },
  },
  {
    name: 'the support form on its way',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [{ call: 'POST /api/Query', status: 500 }] })
      await holdForNow(page, '/api/Query')
      await send(page)
      await expect(page.getByRole('button', { name: 'Tell Us' })).toBeDisabled()
    },
  },
  {
    name: 'the support form refused',
    goesOn: true,
    show: (page) => expect(page.getByRole('alert')).toContainText('Something went wrong.'),
  },
  {
    name: 'the thanks of the support',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [] })
      await send(page)
      await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
    },
  },
]

noBarrierIn('the support', states)
