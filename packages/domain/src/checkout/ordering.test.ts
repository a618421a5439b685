import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { exampleBilling } from './checkout.examples.ts'
import { orderNow } from './ordering.rules.ts'
import { checkoutWith, orders, payableOrders, totalsToOrder } from './ordering.table.ts'

check(orders)

test('OQ-098 what is ordered has the trimmed details, and is paid by credit', () => {
  for (const given of orders.rows.map(orders.givenIn)) {
    const order = orderNow(checkoutWith(given))
    if (order) expect([order.billing, order.paymentMethod]).toEqual([exampleBilling, 'credit'])
  }
})

check(totalsToOrder)
check(payableOrders)
