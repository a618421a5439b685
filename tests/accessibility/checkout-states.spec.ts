import {
  calls,
  emptyBasket,
  fillInAddress,
  goToProvider,
  openCheckoutWithVoucher,
  pay,
  proceed,
} from '../support/shopping.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

const checkout: readonly State[] = [
  {
    name: 'the checkout',
    tree: 'main',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openCheckoutWithVoucher(page)
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
      await world.change({ faults: [{ call: calls.order, delayMs: 30_000 }] })
      await fillInAddress(page)
      await proceed(page).click()
      await expect(page.getByText('Sending you to our payment provider...')).toBeVisible()
    },
  },
  {
    name: 'the checkout while it loads',
    show: async (page, world) => {
      await world.arrange({
        signedIn: true,
        faults: [{ call: 'GET /api/Basket', delayMs: 20_000 }],
      })
      await page.goto('/Member/Checkout')
      await expect(page.getByText('Loading your basket...')).toBeVisible()
    },
  },
  {
    name: 'the checkout with nothing in the basket',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto('/Member/Checkout')
      await expect(page.getByText(emptyBasket)).toBeVisible()
    },
  },
  {
    name: 'an order that is not paid yet',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call: pay(7001), kind: 'error' }] })
      await openCheckoutWithVoucher(page)
      await fillInAddress(page)
      await proceed(page).click()
      await expect(page.getByText('Your order is placed but not paid for yet')).toBeVisible()
    },
  },
  {
    name: 'an order that can’t be paid any more',
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [{ call: pay(7001), kind: 'not-found' }] })
      await proceed(page).click()
      await expect(
        page.getByText('This order may already have been paid or cancelled'),
      ).toBeVisible()
    },
  },
  {
    name: 'an order whose answer was lost',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call: calls.order, kind: 'cut-off' }] })
      await openCheckoutWithVoucher(page)
      await fillInAddress(page)
      await proceed(page).click()
      await expect(page.getByText(emptyBasket)).toBeVisible()
    },
  },
  {
    name: 'the checkout whose basket failed',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call: 'GET /api/Basket', status: 500 }] })
      await page.goto('/Member/Checkout')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'the payment provider',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openCheckoutWithVoucher(page)
      await goToProvider(page)
    },
  },
]

noBarrierIn('the checkout', checkout)
