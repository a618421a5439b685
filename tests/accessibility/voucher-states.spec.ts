import { calls, choose, openVendor, plumfield, startVoucher } from '../support/shopping.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

const list = '/Member/Home/Vouchers'
const call = 'GET /api/NGCVendors'

const lists: readonly State[] = [
  {
    name: 'the vouchers',
    tree: 'main',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto(`${list}?page=5`)
      await expect(page.getByText('Page 5 of 5')).toBeVisible()
    },
  },
  {
    name: 'the vouchers with long names',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, scenario: ['long-names'] })
      await page.goto(list)
      await expect(page.locator('.listing-card a').first()).toBeVisible()
    },
  },
  {
    name: 'the vouchers while they load',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call, delayMs: 20_000 }] })
      await page.goto(list)
      await expect(page.getByText('Finding vouchers...')).toBeVisible()
    },
  },
  {
    name: 'no vouchers',
    show: async (page, world) => {
      await world.arrange({
        signedIn: true,
        faults: [{ call, body: '[]', contentType: 'application/json' }],
      })
      await page.goto(list)
      await expect(page.getByText('No Vouchers Found')).toBeVisible()
    },
  },
  {
    name: 'the vouchers that failed',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call, status: 500 }] })
      await page.goto(list)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]

const vendors: readonly State[] = [
  {
    name: 'a vendor',
    tree: 'main',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openVendor(page)
      await choose(page, '£50.00')
    },
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
    name: 'a purchase whose answer was lost',
    show: async (page, world) => {
      await startVoucher(page, world, {
        faults: [{ call: calls.purchase, kind: 'error' }],
      })
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.getByRole('link', { name: 'Go to the basket' })).toBeVisible()
    },
  },
  {
    name: 'a vendor while it loads',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call, delayMs: 20_000 }] })
      await page.goto(plumfield.path)
      await expect(page.getByText('Loading this voucher...')).toBeVisible()
    },
  },
  {
    name: 'a purchase on its way',
    show: async (page, world) => {
      await startVoucher(page, world, {
        faults: [{ call: calls.purchase, delayMs: 20_000 }],
      })
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.locator('form[aria-busy=true]')).toBeVisible()
    },
  },
  {
    name: 'an unknown vendor',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto('/Member/Vendor/NOBODY')
      await expect(page.getByRole('heading', { name: 'Not found.' })).toBeVisible()
    },
  },
]

noBarrierIn('the vouchers', lists)
noBarrierIn('a vendor', vendors)
