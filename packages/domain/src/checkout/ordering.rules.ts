/** Decides which orders and payments may be sent now, and what they contain. */
import { type KnownResource, malformed, type Pence, type ResourceView } from '../kernel/index.ts'
import type { LockReason } from '../ledger/index.ts'
import { isEmpty, isOfEmptied } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { billingMark, isBillingComplete, isSameBilling, trimmedBilling } from './billing.rules.ts'
import { byMethod, type PaymentMethod } from './checkout.policy.ts'
import type { Checkout, KnownAtCheckout, OpenOrder, Ordered } from './checkout.schema.ts'

type Details = Pick<Checkout, 'form' | 'openOrder'>

/**
 * True if there is an unpaid order with these details, so that only its payment is missing (OQ-105). Details don't
 * survive a reload: until all are entered again, we assume that they are the same.
 */
export function isOrderOpen({ form, openOrder }: Details): boolean {
  if (openOrder === undefined || openOrder.paymentMethod !== form.paymentMethod) return false
  const { billing, billingMark: mark } = openOrder
  if (billing !== undefined) return isSameBilling(billing, trimmedBilling(form))
  return mark === undefined || !isBillingComplete(form) || mark === billingMark(form)
}

/**
 * The cost of an order. 'failed' also means that the total belongs to another basket, and 'unknown' that the server's
 * total may not belong to these items.
 */
export type TotalView = ResourceView<Pence> | { readonly is: 'unknown' }

/** The server's current totals, by payment method. */
export type Totals = Readonly<Record<PaymentMethod, ResourceView<Pence>>>

/**
 * The cost of the next order. If an unpaid order emptied the basket, the server orders its items again, or those of a
 * later order. If there may be a later order, the cost is unknown. Another device may also have placed one, which only
 * the server's total reveals. A total of £0.00 belongs to the empty basket and says nothing about the order. If we sent
 * the member to pay for it, it may be paid, so the cost is unknown (BASKET-02, OQ-105).
 */
export function totalToOrder(
  { form, openOrder }: Details,
  basket: ResourceView<Basket>,
  totals: Totals,
): TotalView {
  const total = totals[form.paymentMethod]
  if (basket.is !== 'ready') return total
  if (!isEmpty(basket.value)) return totalOfItems(basket.value, total)
  if (openOrder === undefined) return totalOfNothing(total)
  if (openOrder.mayBeFollowed === true) return { is: 'unknown' }
  const own = totals[openOrder.paymentMethod]
  if (own.is !== 'ready') return own
  const isItsTotal = own.value === openOrder.total
  // If the server's basket is empty, an order that the member went to pay for may be paid.
  const isUntouched = own.value === 0 && openOrder.sentTo === undefined
  if (form.paymentMethod === openOrder.paymentMethod)
    return openOrder.total !== undefined && (isItsTotal || isUntouched)
      ? { is: 'ready', value: openOrder.total }
      : { is: 'unknown' }
  const isUnclear = total.is === 'ready' && total.value === 0
  return isItsTotal && !isUnclear ? total : { is: 'unknown' }
}

/** A total of zero for items with a price belongs to an emptied basket (BASKET-02). */
const totalOfItems = (items: Basket, total: ResourceView<Pence>): TotalView =>
  total.is === 'ready' && isOfEmptied(items, total.value)
    ? { is: 'failed', failure: malformed('the total') }
    : total

/** A price for an empty basket belongs to an order that we don't know, so the basket's cost is unknown (BASKET-02). */
const totalOfNothing = (total: ResourceView<Pence>): TotalView =>
  total.is === 'ready' && total.value > 0 ? { is: 'unknown' } : total

/** The items to order, with their total. `undefined` unless we know all of it now. */
export function itemsToOrder(
  details: Details,
  basket: ResourceView<Basket>,
  totals: Totals,
): Pick<Ordered, 'basket' | 'total'> | undefined {
  const known = totalToOrder(details, basket, totals)
  if (basket.is !== 'ready' || known.is !== 'ready') return undefined
  const items = isEmpty(basket.value) ? details.openOrder?.basket : basket.value
  return items && { basket: items, total: known.value }
}

/**
 * The content of an order placed now. `undefined` while something is missing, unknown or being read, or a running call
 * may change it.
 */
function itemsNow(context: Checkout): Pick<Ordered, 'basket' | 'total'> | undefined {
  const { basket, totals, orders, payments } = context.known
  if (orders.lock !== undefined || payments.lock !== undefined) return undefined
  return itemsToOrder(
    context,
    current(basket),
    byMethod((method) => current(totals[method])),
  )
}

/** The order to place now, if its details are complete. */
export function orderNow(context: Checkout): Ordered | undefined {
  const { form } = context
  const items = isBillingComplete(form) ? itemsNow(context) : undefined
  return items && { billing: trimmedBilling(form), paymentMethod: form.paymentMethod, ...items }
}

const current = <Value>({ current: value }: KnownResource<Value>): ResourceView<Value> =>
  value === undefined ? { is: 'loading' } : { is: 'ready', value }

/**
 * The reason why no payment may start now: another is running, or a reload interrupted an order that may replace the
 * unpaid one (OQ-135).
 */
export const whyNotPaid = ({ orders, payments }: KnownAtCheckout): LockReason | undefined =>
  payments.lock ?? (orders.lock === 'mayStillArrive' ? orders.lock : undefined)

const isPayable = (context: Checkout): boolean =>
  isOrderOpen(context) && whyNotPaid(context.known) === undefined

/** The order whose payment may be started now. */
export const orderToPay = (context: Checkout): OpenOrder | undefined =>
  isBillingComplete(context.form) && isPayable(context) ? context.openOrder : undefined

/** True if only a missing detail prevents the order or payment. */
export const isDetailMissing = (context: Checkout): boolean =>
  !isBillingComplete(context.form) && (isPayable(context) || itemsNow(context) !== undefined)
