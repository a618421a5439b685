import type { Page } from '@playwright/test'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

const call = 'POST /api/Query'

async function send(page: Page) {
  await page.getByLabel('Telephone').fill('020 7946 0000')
  await page.getByLabel('Description').fill('My cashback is missing.')
  await page.getByRole('button', { name: 'Tell Us' }).click()
}

const states: readonly State[] = [
  {
    name: 'support without a category',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto('/Member/Contact')
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
    name: 'the support form refused',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [{ call, status: 500 }] })
      await send(page)
      await expect(page.getByRole('alert')).toContainText('Something went wrong.')
    },
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
  {
    name: 'the support form on its way',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call, delayMs: 20_000 }] })
      await page.goto('/Member/Contact')
      await page.getByLabel('Category').selectOption('Cashback')
      await send(page)
      await expect(page.getByRole('button', { name: 'Tell Us' })).toBeDisabled()
    },
  },
]

noBarrierIn('the support', states)
