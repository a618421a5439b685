import { createActor } from 'xstate'
import { formatPounds, OrderId, type Pence, pounds, resourceMachine } from '../kernel/index.ts'
import { money, named, oneOf, orNone, text, yesNo } from '../testing/cells.ts'
import { resourceOfValue } from '../testing/held.ts'
import { scriptedCall } from '../testing/scripted-call.ts'
import { table } from '../testing/table.ts'
import { testLedger } from '../testing/test-ledger.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'
import { basketOf, exampleBilling, line, oneVoucher } from './checkout.examples.ts'
import { checkoutOf } from './checkout.rules.ts'
import type { Checkout, OpenOrder } from './checkout.schema.ts'
import { orderNow, orderToPay, totalToOrder } from './ordering.rules.ts'

const openOrder: OpenOrder = {
  orderId: OrderId.make('7001'),
  billing: { ...exampleBilling, city: 'York' },
  paymentMethod: 'credit',
  basket: { ...oneVoucher, hasDeliverables: true },
  total: pounds('8.00'),
}
const orderAfterReload: OpenOrder = { ...openOrder, billing: undefined }

const details = named<BillingForm>({
  complete: exampleBilling,
  'city with spaces around': { ...exampleBilling, city: ' Leeds ' },
  'city missing': { ...exampleBilling, city: ' ' },
})
const basket = named<Basket | undefined>({
  'one voucher': oneVoucher,
  'a free one': basketOf(line('10.00', 1, '0.00')),
  empty: basketOf(),
  unread: undefined,
})
const order = named<OpenOrder | undefined>({
  none: undefined,
  'other details, £8.00': openOrder,
  'these details': { ...openOrder, billing: exampleBilling },
  'details not kept': orderAfterReload,
  'details not kept, by debit': { ...orderAfterReload, paymentMethod: 'debit' },
  'total not kept': { ...openOrder, total: undefined },
  'other details, maybe followed': { ...openOrder, mayBeFollowed: true },
  'by debit, maybe followed': { ...orderAfterReload, paymentMethod: 'debit', mayBeFollowed: true },
})
const total = orNone(money, 'unread')
const onItsWay = oneOf('nothing', 'a basket call', 'a payment')

const known = <Value>(value: Value | undefined) =>
  value === undefined
    ? createActor(resourceMachine(scriptedCall<Value>().call)).start()
    : resourceOfValue(value)

/** The checkout that a row describes. */
export function checkoutWith(given: {
  readonly details: BillingForm
  readonly basket: Basket | undefined
  readonly 'total by credit': Pence | undefined
  readonly 'total by debit'?: Pence | undefined
  readonly 'open order': OpenOrder | undefined
  readonly 'on its way'?: 'nothing' | 'a basket call' | 'a payment'
}): Checkout {
  const basket = known(given.basket)
  const ledger = testLedger({ basket })
  if (given['on its way'] === 'a basket call')
    ledger.basket.send({ type: 'call.pressed', call: 'order' })
  if (given['on its way'] === 'a payment')
    ledger.payment.send({ type: 'call.pressed', call: 'payment' })
  return checkoutOf({
    basket,
    totals: { credit: known(given['total by credit']), debit: known(given['total by debit']) },
    purse: ledger.basket,
    payments: ledger.payment,
    origin: 'https://save.example',
    draft: given.details,
    openOrder: given['open order'],
  })
}

export const orders = table({
  title: 'What may be ordered now, paying by credit?',
  given: {
    details,
    basket,
    'total by credit': total,
    'total by debit': total,
    'open order': order,
    'on its way': onItsWay,
  },
  answers: { orders: orNone(text, '(nothing)') },
  rows: `
    id          | case                                                                               | details                 | basket      | total by credit | total by debit | open order                    | on its way    | orders
    OQ-105      | the basket as it is known, for its known total                                     | complete                | one voucher | £9.50           | unread         | none                          | nothing       | 1 voucher for £9.50
    OQ-098      | the details are trimmed                                                            | city with spaces around | one voucher | £9.50           | unread         | none                          | nothing       | 1 voucher for £9.50
    CHECKOUT-04 | a detail is missing                                                                | city missing            | one voucher | £9.50           | unread         | none                          | nothing       | (nothing)
    OQ-135      | the basket is not known                                                            | complete                | unread      | £9.50           | unread         | none                          | nothing       | (nothing)
    OQ-135      | its total is not known                                                             | complete                | one voucher | unread          | unread         | none                          | nothing       | (nothing)
    OQ-105      | the basket is empty                                                                | complete                | empty       | £9.50           | unread         | none                          | nothing       | (nothing)
    BASKET-02   | the total is that of an empty basket                                               | complete                | one voucher | £0.00           | unread         | none                          | nothing       | (nothing)
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
    OQ-105      | an unpaid order whose total was not kept; the server’s is that of the empty basket | complete                | empty       | £0.00           | unread         | total not kept                | nothing       | (nothing)
    OQ-135      | another order may have been placed, even for as much                               | complete                | empty       | £8.00           | unread         | other details, maybe followed | nothing       | (nothing)
    OQ-135      | another order may have been placed, by another method                              | complete                | empty       | £9.69           | £8.00          | by debit, maybe followed      | nothing       | (nothing)
    OQ-135      | another order may have been placed, and vouchers are in the basket                 | complete                | one voucher | £9.50           | unread         | other details, maybe followed | nothing       | 1 voucher for £9.50
    OQ-105      | with vouchers in the basket, those are ordered                                     | complete                | one voucher | £9.50           | unread         | other details, £8.00          | nothing       | 1 voucher for £9.50
  `,
  decide: (given) => {
    const order = orderNow(checkoutWith(given))
    if (order === undefined) return { orders: undefined }
    const { items, hasDeliverables } = order.basket
    const cost = order.total && formatPounds(order.total)
    return {
      orders: `${items.length} voucher for ${cost}${hasDeliverables ? ', for delivery' : ''}`,
    }
  },
})

export const totalsToOrder = table({
  title: 'Does the server’s total say what the basket costs?',
  given: { basket, 'total by credit': total, 'open order': order },
  answers: { shown: text },
  rows: `
    id        | case                                                              | basket      | total by credit | open order                 | shown
    BASKET-02 | the total of a basket that holds something                        | one voucher | £47.50          | none                       | £47.50
    BASKET-02 | an empty basket costs nothing                                     | empty       | £0.00           | none                       | £0.00
    OQ-105    | an empty basket with a price: it is that of an order unknown here | empty       | £47.50          | none                       | unknown
    OQ-105    | an empty basket with a price of a penny                           | empty       | £0.01           | none                       | unknown
    OQ-105    | an empty basket whose total is being read                         | empty       | unread          | none                       | loading
    OQ-105    | an unpaid order by another method, whose total is being read      | empty       | £9.69           | details not kept, by debit | loading
    BASKET-02 | vouchers for nothing: an order took effect between the readings   | one voucher | £0.00           | none                       | failed
    BASKET-02 | the same beside an unpaid order                                   | one voucher | £0.00           | other details, £8.00       | failed
    BASKET-02 | vouchers for a penny                                              | one voucher | £0.01           | none                       | £0.01
    BASKET-02 | a voucher that is free costs nothing                              | a free one  | £0.00           | none                       | £0.00
    BASKET-02 | a basket that is being read shows the total that is known         | unread      | £47.50          | none                       | £47.50
    OQ-105    | an empty basket, and the order that has emptied it is known       | empty       | £8.00           | other details, £8.00       | £8.00
  `,
  decide: (given) => {
    const checkout = checkoutWith({ details: exampleBilling, ...given })
    const { basket, totals } = checkout.known
    const total = totalToOrder(checkout, basket.shown, {
      credit: totals.credit.shown,
      debit: totals.debit.shown,
    })
    return { shown: total.is === 'ready' ? formatPounds(total.value) : total.is }
  },
})

export const payableOrders = table({
  title: 'What may be paid now, by credit?',
  given: {
    details,
    basket,
    'total by credit': total,
    'open order': order,
    'on its way': onItsWay,
  },
  answers: { 'may be paid': yesNo },
  rows: `
    id                       | case                                                                         | details      | basket      | total by credit | open order                 | on its way | may be paid
    OQ-105                   | no order is open                                                             | complete     | one voucher | £9.50           | none                       | nothing    | no
    OQ-105                   | an order with these details is open                                          | complete     | one voucher | £9.50           | these details              | nothing    | yes
    OQ-105                   | an order with other details is open                                          | complete     | one voucher | £9.50           | other details, £8.00       | nothing    | no
    OQ-105                   | an order whose details were not kept is open                                 | complete     | one voucher | £9.50           | details not kept           | nothing    | yes
    OQ-105                   | an order by another method is open, its details not kept                     | complete     | one voucher | £9.50           | details not kept, by debit | nothing    | no
    OQ-105                   | an order whose details were not kept is open, and a detail is missing        | city missing | one voucher | £9.50           | details not kept           | nothing    | no
    CHECKOUT-05, CHECKOUT-10 | an order whose details were not kept is open, and a payment is being started | complete     | one voucher | £9.50           | details not kept           | a payment  | no
  `,
  decide: (given) => ({ 'may be paid': orderToPay(checkoutWith(given)) !== undefined }),
})
