import type { Page } from '@playwright/test'
import { electricCar } from '../support/orders.ts'
import { noBarrierIn, open, type State, wrappedLink } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const inVouchers = (page: Page) => page.locator('.listing-card a').first()

const screens: readonly (readonly [
  name: string,
  path: string,
  isThere: (page: Page) => ReturnType<Page['locator']>,
])[] = [
  ['a tab', '/Member/Home/mybenefits/14', (page) => page.getByText(/^Page 1 of/)],
  ['a choice', electricCar.path, (page) => page.getByRole('button', { name: 'Continue' })],
  ['the directory', '/Member/Home/Cashback', (page) => page.getByText('1,200 retailers')],
  ['the search', '/Member/Home/Search?page=2', (page) => page.getByText(/^[\d,]+ results$/)],
  ['the vouchers', '/Member/Home/Vouchers', inVouchers],
  ['a statement', '/Member/Home/TotalRewardStatement', (page) => page.getByRole('table')],
  ['My Account', '/Member/MyAccount', (page) => page.getByText('Transactions', { exact: true })],
]

const states: readonly State[] = [
  {
    name: 'the dashboard with long names',
    triaged: wrappedLink,
    show: async (page, world) => {
      await open(page, world, '/Member/Home/Dashboard', { scenario: ['long-names'] })
      await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Slide 4 of 4' })).toBeVisible()
    },
  },
  ...screens.map(
    ([name, path, isThere]): State => ({
      name: `${name} with long names`,
      goesOn: true,
      show: async (page) => {
        await goTo(page, path)
        await expect(isThere(page)).toBeVisible()
      },
    }),
  ),
]

noBarrierIn('with long names', states)
