import type { Page } from '@playwright/test'
import { failsThenReads } from '../support/failing-states.ts'
import { holdForNow } from '../support/held-call.ts'
import { cardButton } from '../support/savings.ts'
import { noBarrierIn, open, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

/** Few enough to keep the table's tree short. */
const fewTransactions = (page: Page) =>
  page.route('**/api/member', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({
      response,
      json: { ...json, Transactions: json.Transactions.slice(0, 6) },
    })
  })

const cancelDental = (page: Page) => page.getByRole('button', { name: 'Cancel Dental plan' })
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, cancel it' })
const cancel = async (page: Page) => {
  await cancelDental(page).click()
  await yes(page).click()
}
const saveIn = (page: Page, card: string) =>
  page.getByRole('region', { name: card }).getByRole('button', { name: 'Save changes' }).click()

const [failed, awaited] = failsThenReads({
  failed: 'My Account when the check fails',
  awaited: 'My Account during the check',
  call: 'GET /api/member/RequiresReAuth',
  path: '/Member/MyAccount',
  wait: 'Loading...',
})

const myAccount: readonly State[] = [
  {
    ...failed,
    show: async (page, world) => {
      await fewTransactions(page)
      await failed.show(page, world)
    },
  },
  awaited,
  {
    name: 'My Account',
    tree: 'main',
    goesOn: true,
    show: (page) => expect(page.getByText('Transactions', { exact: true })).toBeVisible(),
  },
  {
    name: 'My Account while a withdrawal is on its way',
    goesOn: true,
    show: async (page) => {
      await holdForNow(page, '/api/WithdrawSavings')
      await cardButton(page).click()
      await expect(cardButton(page)).toBeDisabled()
    },
  },
  {
    name: 'My Account after a withdrawal',
    goesOn: true,
    show: (page) => expect(page.getByText(/^Thank you/)).toBeVisible(),
  },
  {
    name: 'My Account, asking whether to cancel a benefit',
    goesOn: true,
    show: async (page) => {
      await cancelDental(page).click()
      await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
    },
  },
  {
    name: 'My Account, with a cancellation lost and the balance not known',
    goesOn: true,
    show: async (page, world) => {
      await page.unrouteAll()
      await world.change({ faults: [{ call: '*', status: 500 }] })
      await yes(page).click()
      await expect(page.getByRole('button', { name: /^Check again/ })).toHaveCount(2)
    },
  },
  {
    name: 'My Account after a refused withdrawal and a failed cancellation',
    show: async (page, world) => {
      await open(page, world, '/Member/MyAccount', {
        scenario: ['withdrawn-today'],
        faults: [{ call: 'POST /api/CancelChoice', status: 500 }],
      })
      await cancel(page)
      await expect(page.getByText('Something went wrong.')).toBeVisible()
      await cardButton(page).click()
      await expect(page.getByText(/^Sorry/)).toBeVisible()
    },
  },
  {
    name: 'My Account after a cancellation and a withdrawal without an answer',
    goesOn: true,
    show: async (page, world) => {
      const kind = 'drop'
      await world.change({
        faults: [
          { call: 'POST /api/CancelChoice', kind },
          { call: 'GET /api/WithdrawSavings', kind },
        ],
      })
      await cancel(page)
      await expect(page.getByText(/^We don’t know if this benefit was cancelled/)).toBeVisible()
      await cardButton(page).click()
      await expect(page.getByText(/^An error occured/)).toBeVisible()
    },
  },
]

const editPage: readonly State[] = [
  {
    name: 'the account edit page',
    tree: 'main',
    show: async (page, world) => {
      await open(page, world, '/Member/EditAccount')
      await expect(page.getByLabel('Last name')).toHaveValue('Shah')
    },
  },
  {
    name: 'the account edit page, with everything that can be wrong, and one card saved',
    goesOn: true,
    show: async (page) => {
      await holdForNow(page, '/api/member/ChangePassword')
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
