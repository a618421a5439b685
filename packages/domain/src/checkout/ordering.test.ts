import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { OrderId, type Pence, pounds, resourceMachine } from '../kernel/index.ts'
import { held } from '../testing/held.ts'
import { scriptedCall } from '../testing/scripted-call.ts'
import { testLedger } from '../testing/test-ledger.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'
import type { Checkout, OpenOrder } from './checkout.schema.ts'
import { checkoutOf, orderNow, orderToPay } from './ordering.rules.ts'

const billing: BillingForm = {
  paymentMethod: 'credit',
  firstName: 'Priya',
  lastName: 'Shah',
  street: '4 Mill Lane',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 1AA',
  email: 'p@example.com',
}
const voucher = {
  vendorName: 'Plumfield Grocers',
  amount: pounds('10'),
  netDiscount: pounds('9.50'),
  quantity: 1,
}
const things: Basket = { items: [voucher], hasDeliverables: false }
const nothing: Basket = { items: [], hasDeliverables: false }
const openOrder: OpenOrder = {
  orderId: OrderId.make('7001'),
  billing: { ...billing, city: 'York' },
  paymentMethod: 'credit',
  basket: { ...things, hasDeliverables: true },
  total: pounds('8.00'),
}

const unread = <Value>() => createActor(resourceMachine(scriptedCall<Value>().call)).start()

/** A checkout whose basket and total are known and complete, but for what is changed. */
function checkoutWith(change: Partial<Checkout> = {}): Checkout {
  const basket = change.basket ?? held(things)
  const ledger = testLedger({ basket })
  return {
    ...checkoutOf({
      basket,
      totals: { credit: held(pounds('9.50')), debit: unread<Pence>() },
      purse: ledger.basket,
      payments: ledger.payment,
      origin: 'https://save.example',
      draft: billing,
    }),
    ...change,
  }
}

describe('What may be ordered now? (BASKET-01, BASKET-02, OQ-105, OQ-135)', () => {
  test('CHECKOUT-07 the basket as it is known, for the total as it is known, with the details trimmed', () => {
    const form = { ...billing, city: ' Leeds ' }
    expect(orderNow(checkoutWith({ form }))).toEqual({
      billing,
      paymentMethod: 'credit',
      basket: things,
      total: pounds('9.50'),
    })
  })

  test.each<[string, () => Partial<Checkout>]>([
    ['a detail is missing', () => ({ form: { ...billing, city: ' ' } })],
    ['the basket is not known', () => ({ basket: unread() })],
    ['its total is not known', () => ({ form: { ...billing, paymentMethod: 'debit' } })],
    ['the basket is empty', () => ({ basket: held(nothing) })],
  ])('CHECKOUT-03, CHECKOUT-04 %s: nothing', (_, change) => {
    expect(orderNow(checkoutWith(change()))).toBeUndefined()
  })

  test('OQ-135 a call that draws on the basket, or a payment, is on its way: nothing', () => {
    for (const entry of ['purse', 'payments'] as const) {
      const checkout = checkoutWith()
      checkout[entry].send({ type: 'call.sent', call: 'order' })
      expect(orderNow(checkout)).toBeUndefined()
    }
  })

  test('CHECKOUT-07 with an empty basket an order that stands is placed anew for its own things and total', () => {
    expect(orderNow(checkoutWith({ basket: held(nothing), openOrder }))).toEqual({
      billing,
      paymentMethod: 'credit',
      basket: openOrder.basket,
      total: openOrder.total,
    })
  })

  test('CHECKOUT-07 with another basket it is that one', () => {
    expect(orderNow(checkoutWith({ openOrder }))?.basket).toEqual(things)
  })
})

describe('What may be paid now? (OQ-105)', () => {
  const kept: OpenOrder = { ...openOrder, billing: undefined }
  test.each<[string, Partial<Checkout>, boolean]>([
    ['no order stands', {}, false],
    ['an order with these details stands', { openOrder: { ...openOrder, billing } }, true],
    ['an order with other details stands', { openOrder }, false],
    ['an order whose details were not kept stands', { openOrder: kept }, true],
    ['the same, for another method', { openOrder: { ...kept, paymentMethod: 'debit' } }, false],
    ['the same, with a detail missing', { openOrder: kept, form: { ...billing, city: '' } }, false],
  ])('CHECKOUT-07 %s', (_, change, may) => {
    expect(orderToPay(checkoutWith(change)) !== undefined).toBe(may)
  })

  test('CHECKOUT-10 nothing while a payment is being started', () => {
    const checkout = checkoutWith({ openOrder: kept })
    checkout.payments.send({ type: 'call.sent', call: 'payment' })
    expect(orderToPay(checkout)).toBeUndefined()
  })
})
