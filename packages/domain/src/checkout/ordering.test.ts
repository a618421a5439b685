import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { OrderId, pounds, resourceMachine } from '../kernel/index.ts'
import { scriptedCall } from '../testing/scripted-call.ts'
import type { Basket } from './basket.schema.ts'
import { blankBilling } from './billing.rules.ts'
import type { Checkout } from './checkout.schema.ts'
import { checkoutOf, orderedIn } from './ordering.rules.ts'

const things: Basket = { items: [], hasDeliverables: true }

/** A basket and totals that nobody has read yet. */
const unread = (change: Partial<Checkout>): Checkout => {
  const resource = <Value>() => createActor(resourceMachine(scriptedCall<Value>().call)).start()
  return {
    ...checkoutOf({
      basket: resource<Basket>(),
      totals: { credit: resource(), debit: resource() },
      origin: 'https://save.example',
    }),
    ...change,
  }
}

test('OQ-135 who loaded the page anew while an order was being placed is told that it may have been placed', () => {
  expect(checkoutOf({ ...unread({}), wasOrdering: true }).serverMessages).toEqual([
    'Something went wrong.',
    'Your order may have been placed all the same: look at your basket and your emails before you try again.',
  ])
  expect(checkoutOf(unread({})).serverMessages).toEqual([])
})

test('CHECKOUT-06, OQ-105 with the basket not read yet an open order is placed anew for its own things and total', () => {
  const total = pounds('9.50')
  const openOrder = {
    orderId: OrderId.make('7001'),
    billing: blankBilling,
    basket: things,
    total,
  }
  expect(orderedIn(unread({ openOrder }))).toEqual({ billing: blankBilling, basket: things, total })
})

test('OQ-105 without one nothing is known of what is ordered, nor of what it costs', () => {
  expect(orderedIn(unread({}))).toEqual({
    billing: blankBilling,
    basket: { items: [], hasDeliverables: false },
    total: undefined,
  })
})
