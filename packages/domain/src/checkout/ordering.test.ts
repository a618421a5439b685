import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  currentView,
  formatPounds,
  OrderId,
  type Pence,
  pounds,
  resourceMachine,
} from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { held } from '../testing/held.ts'
import { scriptedCall } from '../testing/scripted-call.ts'
import { testLedger } from '../testing/test-ledger.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'
import type { Checkout, OpenOrder } from './checkout.schema.ts'
import { checkoutOf, orderNow, orderToPay, totalToOrder } from './ordering.rules.ts'

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

/** A checkout whose basket and total are known and complete, except for the given changes. */
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

/** The checkout that a row describes. */
function checkoutOfRow(row: {
  readonly basket: string
  readonly 'total by credit': string
  readonly 'total by debit'?: string
  readonly details: string
  readonly 'open order': string
  readonly 'on its way': string
}): Checkout {
  const baskets = { 'one voucher': held(things), empty: held(nothing), unread: unread<Basket>() }
  const details = {
    complete: billing,
    'city with spaces around': { ...billing, city: ' Leeds ' },
    'city missing': { ...billing, city: ' ' },
  }
  const kept: OpenOrder = { ...openOrder, billing: undefined }
  const orders = {
    none: undefined,
    'other details, £8.00': openOrder,
    'these details': { ...openOrder, billing },
    'details not kept': kept,
    'details not kept, by debit': { ...kept, paymentMethod: 'debit' },
    'total not kept': { ...openOrder, total: undefined },
    'other details, maybe followed': { ...openOrder, mayBeFollowed: true },
    'by debit, maybe followed': { ...kept, paymentMethod: 'debit', mayBeFollowed: true },
  } as const
  const checkout = checkoutWith({
    basket: among(baskets, row.basket),
    form: {
      ...among(details, row.details),
    },
    totals: {
      credit: totalOf(row['total by credit']),
      debit: totalOf(row['total by debit'] ?? 'unread'),
    },
    ...(row['open order'] !== 'none' && { openOrder: among(orders, row['open order']) }),
  })
  const entries = { 'a basket call': checkout.purse, 'a payment': checkout.payments }
  if (row['on its way'] !== 'nothing')
    among(entries, row['on its way']).send({
      type: 'call.sent',
      call: row['on its way'] === 'a payment' ? 'payment' : 'order',
    })
  return checkout
}

const totalOf = (text: string) =>
  text === 'unread' ? unread<Pence>() : held(pounds(text.slice(1)))

function among<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name]
  if (!(name in values) || value === undefined) throw new Error(`'${name}' is none of them.`)
  return value
}

describe('What may be ordered now, paying by credit? (CHECKOUT-04, CHECKOUT-05, OQ-105, OQ-135)', () => {
  const cases = decisionTable(
    [
      'id',
      'case',
      'details',
      'basket',
      'total by credit',
      'total by debit',
      'open order',
      'on its way',
      'orders',
    ],
    `
    id          | case                                                                               | details                 | basket      | total by credit | total by debit | open order                    | on its way    | orders
    OQ-105      | the basket as it is known, for its known total                                     | complete                | one voucher | £9.50           | unread         | none                          | nothing       | 1 voucher for £9.50
    OQ-098      | the details are trimmed                                                            | city with spaces around | one voucher | £9.50           | unread         | none                          | nothing       | 1 voucher for £9.50
    CHECKOUT-04 | a detail is missing                                                                | city missing            | one voucher | £9.50           | unread         | none                          | nothing       | (nothing)
    OQ-135      | the basket is not known                                                            | complete                | unread      | £9.50           | unread         | none                          | nothing       | (nothing)
    OQ-135      | its total is not known                                                             | complete                | one voucher | unread          | unread         | none                          | nothing       | (nothing)
    OQ-105      | the basket is empty                                                                | complete                | empty       | £9.50           | unread         | none                          | nothing       | (nothing)
    CHECKOUT-05 | a call that draws on the basket is on its way                                      | complete                | one voucher | £9.50           | unread         | none                          | a basket call | (nothing)
    CHECKOUT-05 | a payment is on its way                                                            | complete                | one voucher | £9.50           | unread         | none                          | a payment     | (nothing)
    OQ-105      | an unpaid order with other details is placed again for its items                   | complete                | empty       | £8.00           | unread         | other details, £8.00          | nothing       | 1 voucher for £8.00, for delivery
    OQ-105      | an unpaid order with other details; the server’s total is that of the empty basket | complete                | empty       | £0.00           | unread         | other details, £8.00          | nothing       | 1 voucher for £8.00, for delivery
    OQ-105      | an unpaid order with other details; the server’s total is another                  | complete                | empty       | £237.50         | unread         | other details, £8.00          | nothing       | (nothing)
    OQ-105      | an unpaid order with other details; the server’s total is not known                | complete                | empty       | unread          | unread         | other details, £8.00          | nothing       | (nothing)
    OQ-105      | an unpaid order by another method is placed at the server’s total for this one     | complete                | empty       | £9.69           | £8.00          | details not kept, by debit    | nothing       | 1 voucher for £9.69, for delivery
    OQ-105      | an unpaid order by another method; the server’s total for that method is another   | complete                | empty       | £240.00         | £237.50        | details not kept, by debit    | nothing       | (nothing)
    OQ-105      | an unpaid order by another method; for that, the total is of the empty basket      | complete                | empty       | £9.69           | £0.00          | details not kept, by debit    | nothing       | (nothing)
    OQ-105      | an unpaid order by another method; the server’s total for this one is not known    | complete                | empty       | unread          | £8.00          | details not kept, by debit    | nothing       | (nothing)
    OQ-105      | an unpaid order by another method; for this one, the total is of the empty basket  | complete                | empty       | £0.00           | £8.00          | details not kept, by debit    | nothing       | (nothing)
    OQ-105      | an unpaid order whose total was not kept                                           | complete                | empty       | £9.50           | unread         | total not kept                | nothing       | (nothing)
    OQ-135      | another order may have been placed, even for as much                               | complete                | empty       | £8.00           | unread         | other details, maybe followed | nothing       | (nothing)
    OQ-135      | another order may have been placed, by another method                              | complete                | empty       | £9.69           | £8.00          | by debit, maybe followed      | nothing       | (nothing)
    OQ-135      | another order may have been placed, and vouchers are in the basket                 | complete                | one voucher | £9.50           | unread         | other details, maybe followed | nothing       | 1 voucher for £9.50
    OQ-105      | with vouchers in the basket, those are ordered                                     | complete                | one voucher | £9.50           | unread         | other details, £8.00          | nothing       | 1 voucher for £9.50
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.orders}`, () => {
      const order = orderNow(checkoutOfRow(row))
      const said =
        order &&
        `${order.basket.items.length} voucher for ${order.total && formatPounds(order.total)}${order.basket.hasDeliverables ? ', for delivery' : ''}`
      expect(said ?? '(nothing)').toBe(row.orders)
      if (order) expect([order.billing, order.paymentMethod]).toEqual([billing, 'credit'])
    })
  }
})

describe('Does the server’s total say what the basket costs? (BASKET-02, OQ-105)', () => {
  const cases = decisionTable(
    ['id', 'case', 'basket', 'total by credit', 'open order', 'shown'],
    `
    id        | case                                                              | basket      | total by credit | open order           | shown
    BASKET-02 | the total of a basket that holds something                        | one voucher | £47.50          | none                 | £47.50
    BASKET-02 | an empty basket costs nothing                                     | empty       | £0.00           | none                 | £0.00
    OQ-105    | an empty basket with a price: it is that of an order unknown here | empty       | £47.50          | none                 | unknown
    OQ-105    | an empty basket with a price of a penny                           | empty       | £0.01           | none                 | unknown
    OQ-105    | an empty basket whose total is being read                         | empty       | unread          | none                 | loading
    BASKET-02 | a basket that is being read shows the total that is known         | unread      | £47.50          | none                 | £47.50
    OQ-105    | an empty basket, and the order that has emptied it is known       | empty       | £8.00           | other details, £8.00 | £8.00
    `,
  )
  for (const row of cases)
    test(`${row.id} ${row.case}: ${row.shown}`, () => {
      const checkout = checkoutOfRow({ ...row, details: 'complete', 'on its way': 'nothing' })
      const { basket, totals } = checkout
      const total = totalToOrder(checkout, currentView(basket.getSnapshot()), {
        credit: currentView(totals.credit.getSnapshot()),
        debit: currentView(totals.debit.getSnapshot()),
      })
      expect(total.is === 'ready' ? formatPounds(total.value) : total.is).toBe(row.shown)
    })
})

describe('What may be paid now, by credit? (OQ-105)', () => {
  const kept: OpenOrder = { ...openOrder, billing: undefined }
  const cases = decisionTable(
    [
      'id',
      'case',
      'details',
      'basket',
      'total by credit',
      'open order',
      'on its way',
      'may be paid',
    ],
    `
    id          | case                                                                         | details      | basket      | total by credit | open order                 | on its way | may be paid
    OQ-105      | no order is open                                                             | complete     | one voucher | £9.50           | none                       | nothing    | no
    OQ-105      | an order with these details is open                                          | complete     | one voucher | £9.50           | these details              | nothing    | yes
    OQ-105      | an order with other details is open                                          | complete     | one voucher | £9.50           | other details, £8.00       | nothing    | no
    OQ-105      | an order whose details were not kept is open                                 | complete     | one voucher | £9.50           | details not kept           | nothing    | yes
    OQ-105      | an order by another method is open, its details not kept                     | complete     | one voucher | £9.50           | details not kept, by debit | nothing    | no
    OQ-105      | an order whose details were not kept is open, and a detail is missing        | city missing | one voucher | £9.50           | details not kept           | nothing    | no
    CHECKOUT-05 | an order whose details were not kept is open, and a payment is being started | complete     | one voucher | £9.50           | details not kept           | a payment  | no
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['may be paid']}`, () => {
      expect(orderToPay(checkoutOfRow(row)) !== undefined).toBe(row['may be paid'] === 'yes')
    })
  }

  test('CHECKOUT-10 nothing while a payment is being started', () => {
    const checkout = checkoutWith({ openOrder: kept })
    checkout.payments.send({ type: 'call.sent', call: 'payment' })
    expect(orderToPay(checkout)).toBeUndefined()
  })
})
