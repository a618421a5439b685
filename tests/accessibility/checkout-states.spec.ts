import { failsThenReads } from '../support/failing-states.ts'
import { holdForNow } from '../support/held-call.ts'
import {
  addVoucher,
  calls,
  emptyBasket,
  fillInAddress,
  pay,
  plumfield,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const checkout: readonly State[] = [
  ...failsThenReads({
    failed: 'the checkout whose basket failed',
    awaited: 'the checkout while it loads',
    call: 'GET /api/Basket',
    path: '/Member/Checkout',
    wait: 'Loading your basket...',
  }),
  {
    name: 'the checkout with nothing in the basket',
    goesOn: true,
    show: (page) => expect(page.getByText(emptyBasket)).toBeVisible(),
  },
  {
    name: 'the checkout',
    tree: 'main',
    goesOn: true,
    show: async (page) => {
      await goTo(page, plumfield.path)
      await addVoucher(page)
    },
  },
  {
    name: 'the checkout with complaints',
    goesOn: true,
    show: async (page) => {
      await proceed(page).click()
      await expect(page.getByText('This field is required.')).toHaveCount(7)
    },
  },
  {
    name: 'the checkout while it is locked',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [{ call: pay(7001), kind: 'error' }] })
      await holdForNow(page, '/api/order')
      await fillInAddress(page)
      await proceed(page).click()
      await expect(page.getByText('Sending you to our payment provider...')).toBeVisible()
    },
  },
  {
    name: 'an order that is not paid yet',
    goesOn: true,
    show: (page) => expect(page.getByText('You have an unpaid order')).toBeVisible(),
  },
  {
    name: 'an order that can’t be paid any more',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [{ call: pay(7001), kind: 'not-found' }] })
      await proceed(page).click()
      await expect(page.getByText('This order may already be paid or cancelled')).toBeVisible()
    },
  },
  {
    name: 'the payment provider',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [] })
      await proceed(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Payment provider' })).toBeVisible()
    },
  },
  {
    name: 'an order whose answer was lost',
    show: async (page, world) => {
      await startCheckout(page, world, { faults: [{ call: calls.order, kind: 'cut-off' }] })
      await fillInAddress(page)
      await proceed(page).click()
      await expect(page.getByText(emptyBasket)).toBeVisible()
    },
  },
]

noBarrierIn('the checkout', checkout)
