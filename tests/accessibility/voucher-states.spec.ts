import { failsThenReads } from '../support/failing-states.ts'
import { holdForNow } from '../support/held-call.ts'
import { calls, choose, fillInVoucher, plumfield } from '../support/shopping.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const call = 'GET /api/NGCVendors'

const lists: readonly State[] = [
  ...failsThenReads({
    failed: 'the vouchers that failed',
    awaited: 'the vouchers while they load',
    call,
    path: '/Member/Home/Vouchers?page=5',
    wait: 'Finding vouchers...',
  }),
  {
    name: 'the vouchers',
    tree: 'main',
    goesOn: true,
    show: (page) => expect(page.getByText('Page 5 of 5')).toBeVisible(),
  },
  {
    name: 'no vouchers of that name',
    goesOn: true,
    show: async (page) => {
      await page.getByLabel('Search by name').fill('zzz')
      await expect(page.getByText('No Vouchers Found')).toBeVisible()
    },
  },
]

const vendors: readonly State[] = [
  ...failsThenReads({
    failed: 'a vendor that failed',
    awaited: 'a vendor while it loads',
    call,
    path: plumfield.path,
    wait: 'Loading this voucher...',
  }),
  {
    name: 'a vendor',
    tree: 'main',
    goesOn: true,
    show: (page) => choose(page, '£50.00'),
  },
  {
    name: 'a vendor with complaints',
    goesOn: true,
    show: async (page) => {
      await choose(page, 'Another amount')
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.getByText('Please enter correct amount.')).toBeVisible()
    },
  },
  {
    name: 'a purchase on its way',
    goesOn: true,
    show: async (page, world) => {
      await fillInVoucher(page)
      await world.change({ faults: [{ call: calls.purchase, kind: 'error' }] })
      await holdForNow(page, '/api/PurchaseNGCVoucher')
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.locator('form[aria-busy=true]')).toBeVisible()
    },
  },
  {
    name: 'a purchase whose answer was lost',
    goesOn: true,
    show: (page) => expect(page.getByRole('link', { name: 'Go to the basket' })).toBeVisible(),
  },
  {
    name: 'an unknown vendor',
    goesOn: true,
    show: async (page) => {
      await goTo(page, '/Member/Vendor/NOBODY')
      await expect(page.getByRole('heading', { name: 'Not found.' })).toBeVisible()
    },
  },
]

noBarrierIn('the vouchers', lists)
noBarrierIn('a vendor', vendors)
