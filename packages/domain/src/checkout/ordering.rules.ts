/** What may be ordered or paid now, and what an order contains. */
import { type KnownResource, malformed, type Pence, type ResourceView } from '../kernel/index.ts'
import type { LockReason } from '../ledger/index.ts'
import { isEmpty, isOfEmptied } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { billingMark, isBillingComplete, isSameBilling, trimmedBilling } from './billing.rules.ts'
import { byMethod, type PaymentMethod } from './checkout.policy.ts'
import type { Checkout, KnownAtCheckout, OpenOrder, Ordered } from './checkout.schema.ts'

type Details = Pick<Checkout, 'form' | 'openOrder'>

/**
 * Is there an unpaid order with these details, so that only its payment is left (OQ-105)? A reload
 * keeps no details: until all are entered again, nothing says that they are others.
 */
export function isOrderOpen({ form, openOrder }: Details): boolean {
  if (openOrder === undefined || openOrder.paymentMethod !== form.paymentMethod) return false
  const { billing, billingMark: mark } = openOrder
  if (billing !== undefined) return isSameBilling(billing, trimmedBilling(form))
  return mark === undefined || !isBillingComplete(form) || mark === billingMark(form)
}

/** What an order costs; 'failed' also where it is not the total of this basket; 'unknown' where the server's total is not, or may not be, the one for its items. */
export type TotalView = ResourceView<Pence> | { readonly is: 'unknown' }

/** The server's totals, by payment method, as known now. */
export type Totals = Readonly<Record<PaymentMethod, ResourceView<Pence>>>

/**
 * What the next order costs. Where an unpaid order has emptied the basket, the server orders its items
 * again, or those of another order that was placed since. If there may be such a one, nobody can tell;
 * if we know of none, another device may still have placed one, and only its total tells.
 * £0.00 is that of the empty basket, and says nothing of the order; but if the member was sent to pay for it, it
 * may be paid, so nobody can tell (BASKET-02, OQ-105).
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
  // With nothing to order at the server, one that the member went to pay for may be paid.
  const isUntouched = own.value === 0 && openOrder.sentTo === undefined
  if (form.paymentMethod === openOrder.paymentMethod)
    return openOrder.total !== undefined && (isItsTotal || isUntouched)
      ? { is: 'ready', value: openOrder.total }
      : { is: 'unknown' }
  const isUnsaid = total.is === 'ready' && total.value === 0
  return isItsTotal && !isUnsaid ? total : { is: 'unknown' }
}

/** A total of nothing for items with a price is that of an emptied basket (BASKET-02). */
const totalOfItems = (items: Basket, total: ResourceView<Pence>): TotalView =>
  total.is === 'ready' && isOfEmptied(items, total.value)
    ? { is: 'failed', failure: malformed('the total') }
    : total

/**
 * A price for an empty basket is that of an order unknown here, and contradicts what is shown: what
 * the basket costs is then not known (BASKET-02).
 */
const totalOfNothing = (total: ResourceView<Pence>): TotalView =>
  total.is === 'ready' && total.value > 0 ? { is: 'unknown' } : total

/** The items that would be ordered, with their total; none unless all of it is known now. */
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

/** What an order placed now would hold; nothing while it is missing, unknown or being read, or while a call may change it. */
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
 * Why may no payment be started now? While one is on its way, or an order that a reload cut off: it may
 * replace the one that would be paid (OQ-135).
 */
export const whyNotPaid = ({ orders, payments }: KnownAtCheckout): LockReason | undefined =>
  payments.lock ?? (orders.lock === 'mayStillArrive' ? orders.lock : undefined)

const isPayable = (context: Checkout): boolean =>
  isOrderOpen(context) && whyNotPaid(context.known) === undefined

/** The order whose payment may be started now. */
export const orderToPay = (context: Checkout): OpenOrder | undefined =>
  isBillingComplete(context.form) && isPayable(context) ? context.openOrder : undefined

/** Is a missing detail all that keeps this from being ordered or paid? */
export const isDetailMissing = (context: Checkout): boolean =>
  !isBillingComplete(context.form) && (isPayable(context) || itemsNow(context) !== undefined)
