/** What may be ordered or paid now, and what an order contains. */
import { currentValue, type Pence, type ResourceView } from '../kernel/index.ts'
import { isSettled } from '../ledger/index.ts'
import { isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { blankBilling, isBillingComplete, isSameBilling, trimmedBilling } from './billing.rules.ts'
import type { Checkout, CheckoutInput, OpenOrder, Ordered } from './checkout.schema.ts'

/** How a checkout starts: typed details take precedence over those of the order. */
export const checkoutOf = (input: CheckoutInput): Checkout => ({
  ...input,
  form: input.draft ?? firstForm(input.openOrder),
  submissions: 0,
  serverMessages: [],
  isAway: false,
})

const firstForm = (order: OpenOrder | undefined) =>
  order === undefined ? blankBilling : { ...blankBilling, paymentMethod: order.paymentMethod }

/**
 * Is there an unpaid order with these details, so that only its payment is left (OQ-105)? A reload
 * keeps no details: after it, only a different payment method can make a difference.
 */
export function isOrderOpen({ form, openOrder }: Pick<Checkout, 'form' | 'openOrder'>): boolean {
  if (openOrder === undefined || openOrder.paymentMethod !== form.paymentMethod) return false
  return openOrder.billing === undefined || isSameBilling(openOrder.billing, trimmedBilling(form))
}

const holdsItems = (basket: ResourceView<Basket>): boolean =>
  basket.is === 'ready' && !isEmpty(basket.value)

/**
 * May these be ordered? Only a basket, with its total, that is known now; an empty one only when an
 * unpaid order's items are ordered again with other details.
 */
export function mayBeOrdered(
  openOrder: OpenOrder | undefined,
  basket: ResourceView<Basket>,
  total: ResourceView<Pence>,
): boolean {
  if (basket.is !== 'ready') return false
  return holdsItems(basket) ? total.is === 'ready' : openOrder !== undefined
}

/** The order to place now; none while any part of it is missing, unknown or being read. */
export function orderNow(context: Checkout): Ordered | undefined {
  const { form, basket, totals, openOrder, purse, payments } = context
  const { paymentMethod } = form
  const known = currentValue(basket)
  const total = currentValue(totals[paymentMethod])
  const mayBeSent =
    isBillingComplete(form) && isSettled(purse.getSnapshot()) && isSettled(payments.getSnapshot())
  if (known === undefined || !mayBeSent) return undefined
  const billing = trimmedBilling(form)
  if (!isEmpty(known)) {
    return total === undefined ? undefined : { billing, paymentMethod, basket: known, total }
  }
  return openOrder && { billing, paymentMethod, basket: openOrder.basket, total: openOrder.total }
}

/** The order whose payment may be started now. */
export const orderToPay = (context: Checkout): OpenOrder | undefined =>
  isBillingComplete(context.form) &&
  isOrderOpen(context) &&
  isSettled(context.payments.getSnapshot())
    ? context.openOrder
    : undefined
