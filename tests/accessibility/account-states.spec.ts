import type { Page } from '@playwright/test'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import type { World } from '../support/world.ts'

type Request = Parameters<World['arrange']>[0]

async function open(page: Page, world: World, path: string, request: Request = {}) {
  await world.arrange({ signedIn: true, ...request })
  await page.goto(`/Member${path}`)
}

/** OQ-124: a table without lines keeps its header. */
const emptyTable = { 'th-has-data-cells': 'Nothing has happened yet; a sentence below says so.' }

/** So many that the table can be read out in a minute. */
const fewTransactions = (page: Page) =>
  page.route('**/api/member', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({
      response,
      json: { ...json, Transactions: json.Transactions.slice(0, 6) },
    })
  })

const savings = (page: Page) => page.getByText('Transactions', { exact: true })
const saveIn = (page: Page, card: string) =>
  page.getByRole('region', { name: card }).getByRole('button', { name: 'Save changes' }).click()

const myAccount: readonly State[] = [
  {
    name: 'My Account',
    tree: 'main',
    show: async (page, world) => {
      await fewTransactions(page)
      await open(page, world, '/MyAccount')
      await expect(savings(page)).toBeVisible()
    },
  },
  {
    name: 'My Account, with a cancellation lost and the balance not known',
    goesOn: true,
    show: async (page, world) => {
      await page.unrouteAll()
      await world.change({ faults: [{ call: '*', status: 500 }] })
      await page.getByRole('button', { name: 'Cancel Dental plan' }).click()
      await expect(page.getByRole('button', { name: /^Check again/ })).toHaveCount(2)
    },
  },
  {
    name: 'My Account during the check',
    show: async (page, world) => {
      await open(page, world, '/MyAccount', {
        faults: [{ call: 'GET /api/member/RequiresReAuth', delayMs: 20_000 }],
      })
      await expect(page.getByText('Loading...')).toBeVisible()
    },
  },
  {
    name: 'My Account when the check fails',
    show: async (page, world) => {
      await open(page, world, '/MyAccount', {
        faults: [{ call: 'GET /api/member/RequiresReAuth', status: 500 }],
      })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'My Account of a new member',
    triaged: emptyTable,
    show: async (page, world) => {
      await open(page, world, '/MyAccount', { scenario: ['new-member'] })
      await expect(page.getByText('Your savings and withdrawals will appear here.')).toBeVisible()
    },
  },
  {
    name: 'My Account while it loads',
    show: async (page, world) => {
      await open(page, world, '/MyAccount', {
        faults: [{ call: 'GET /api/member', delayMs: 20_000 }],
      })
      await expect(page.getByText('Loading...')).toBeVisible()
    },
  },
  {
    name: 'My Account with everything switched off',
    show: async (page, world) => {
      await open(page, world, '/MyAccount', { scenario: ['everything-off'] })
      await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
    },
  },
  {
    name: 'My Account while a withdrawal is on its way',
    show: async (page, world) => {
      await open(page, world, '/MyAccount', {
        faults: [{ call: 'GET /api/WithdrawSavings', delayMs: 20_000 }],
      })
      await page.getByRole('button', { name: 'Withdraw to card' }).click()
      await expect(page.getByRole('button', { name: 'Withdraw to card' })).toBeDisabled()
    },
  },
  {
    name: 'My Account after a withdrawal without an answer',
    show: async (page, world) => {
      await open(page, world, '/MyAccount', {
        faults: [{ call: 'GET /api/WithdrawSavings', kind: 'drop' }],
      })
      await page.getByRole('button', { name: 'Withdraw to card' }).click()
      await expect(page.getByText(/^An error occured/)).toBeVisible()
    },
  },
  {
    name: 'My Account with long names',
    show: async (page, world) => {
      await open(page, world, '/MyAccount', { scenario: ['long-names'] })
      await expect(savings(page)).toBeVisible()
    },
  },
  {
    name: 'My Account after a withdrawal',
    show: async (page, world) => {
      await open(page, world, '/MyAccount')
      await page.getByRole('button', { name: 'Withdraw to card' }).click()
      await expect(page.getByText(/^Thank you/)).toBeVisible()
    },
  },
  {
    name: 'My Account after a refused withdrawal and a failed cancellation',
    show: async (page, world) => {
      await open(page, world, '/MyAccount', {
        scenario: ['withdrawn-today'],
        faults: [{ call: 'POST /api/CancelChoice', status: 500 }],
      })
      await page.getByRole('button', { name: 'Cancel Dental plan' }).click()
      await expect(page.getByText('Something went wrong.')).toBeVisible()
      await page.getByRole('button', { name: 'Withdraw to card' }).click()
      await expect(page.getByText(/^Sorry/)).toBeVisible()
    },
  },
  {
    name: 'My Account after a cancellation that got no answer',
    foreseenComplaint: /Failed to load resource/,
    show: async (page, world) => {
      await open(page, world, '/MyAccount', {
        faults: [{ call: 'POST /api/CancelChoice', kind: 'drop' }],
      })
      await page.getByRole('button', { name: 'Cancel Dental plan' }).click()
      await expect(page.getByText(/^Your request may still have reached us/)).toBeVisible()
    },
  },
]

const editPage: readonly State[] = [
  {
    name: 'the account edit page',
    tree: 'main',
    show: async (page, world) => {
      await open(page, world, '/EditAccount')
      await expect(page.getByLabel('Last name')).toHaveValue('Shah')
    },
  },
  {
    name: 'the account edit page, with everything that can be wrong, and one card saved',
    goesOn: true,
    show: async (page, world) => {
      await world.change({
        faults: [{ call: 'PUT /api/member/ChangePassword', delayMs: 20_000 }],
      })
      await page.getByLabel('Last name').fill('')
      await saveIn(page, 'Basic Information')
      await saveIn(page, 'Change Password')
      await page.getByLabel('Street').fill('x'.repeat(101))
      await saveIn(page, 'Address')
      await expect(page.getByRole('listitem')).toBeVisible()
      await saveIn(page, 'About You')
      await expect(page.getByText('Account changes saved')).toBeVisible()
    },
  },
]

noBarrierIn('My Account', myAccount)
noBarrierIn('the account edit page', editPage)
