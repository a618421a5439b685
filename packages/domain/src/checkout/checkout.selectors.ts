/** The checkout as the screen shows it. */
import type { SnapshotFrom } from 'xstate'
import { definedByGuard, formatPounds, type ResourceView } from '../kernel/index.ts'
import { type Control, controlUnless, type WhyDisabled } from '../ledger/index.ts'
import { isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { type BillingComplaints, billingComplaints, isBillingComplete } from './billing.rules.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { byMethod } from './checkout.policy.ts'
import type { PlacedOrder } from './checkout.schema.ts'
import {
  isOrderOpen,
  itemsToOrder,
  type Totals,
  type TotalView,
  totalToOrder,
  whyNotPaid,
} from './ordering.rules.ts'

export type CheckoutSnapshot = SnapshotFrom<ReturnType<typeof checkoutMachine>>

/** The order being placed or, with these details, to be paid (OQ-105). */
const orderToBePaid = (snapshot: CheckoutSnapshot): PlacedOrder | undefined => {
  const { ordered, openOrder } = snapshot.context
  if (snapshot.matches('placingOrder')) return ordered
  return isOrderOpen(snapshot.context) ? openOrder : undefined
}

const totalsOf = ({ context: { known } }: CheckoutSnapshot): Totals =>
  byMethod((method) => known.totals[method].shown)

/** The items to pay for. An order's items may have left the server's basket already. */
export function checkoutBasket(snapshot: CheckoutSnapshot): ResourceView<Basket> {
  const basket = snapshot.context.known.basket.shown
  const isEmptied = basket.is === 'ready' && isEmpty(basket.value)
  const order = orderToBePaid(snapshot) ?? (isEmptied ? snapshot.context.openOrder : undefined)
  return order === undefined ? basket : { is: 'ready', value: order.basket }
}

/** The cost of the items to pay for. */
export function checkoutTotal(snapshot: CheckoutSnapshot): TotalView {
  const { context } = snapshot
  const order = orderToBePaid(snapshot)
  if (order === undefined)
    return totalToOrder(context, context.known.basket.shown, totalsOf(snapshot))
  return order.total === undefined ? { is: 'unknown' } : { is: 'ready', value: order.total }
}

/** The order total. `undefined` while unknown, since a wrong one would be worse (BASKET-02). */
export const totalText = (total: TotalView): string | undefined =>
  total.is === 'ready' ? formatPounds(total.value) : undefined

/**
 * True if the next submit with these details pays for an unpaid order instead of placing one (OQ-105). False once the
 * server has said that the order can't be paid.
 */
export const isOrderToBePaid = (snapshot: CheckoutSnapshot): boolean =>
  maySetOrderAside(snapshot) &&
  isOrderOpen(snapshot.context) &&
  !snapshot.context.serverMessages.includes(checkoutMessages.ours.orderGone)

/** True if the details entered after a reload differ from those of the open order. */
const isOfOtherDetails = ({ form, openOrder }: CheckoutSnapshot['context']): boolean =>
  openOrder !== undefined &&
  openOrder.billing === undefined &&
  openOrder.paymentMethod === form.paymentMethod &&
  !isOrderOpen({ form, openOrder })

/** The page's notes about an open order. */
export function openOrderNotes(snapshot: CheckoutSnapshot): readonly string[] {
  const { openOrder, form } = snapshot.context
  const total = checkoutTotal(snapshot)
  const { otherTotalUnknown, totalUnknownNow } = checkoutMessages.ours
  if (total.is === 'unknown' && openOrder && !isOrderOpen(snapshot.context))
    return [
      form.paymentMethod === openOrder.paymentMethod
        ? totalUnknownNow
        : otherTotalUnknown[form.paymentMethod],
    ]
  const { orderOpen, orderSent, detailsAgain, otherDetails } = checkoutMessages.ours
  if (isOfOtherDetails(snapshot.context)) return [otherDetails]
  if (!isOrderToBePaid(snapshot)) return []
  return [
    definedByGuard(openOrder).sentTo === undefined ? orderOpen : orderSent,
    ...(isBillingComplete(form) ? [] : [detailsAgain]),
  ]
}

/** True if the member may dismiss an unpaid order. Otherwise an order that can't be paid would block them. */
export const maySetOrderAside = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('enteringDetails') && snapshot.context.openOrder !== undefined

/** True from the submit until the payment has started or failed (CHECKOUT-05). */
export const isCheckoutLocked = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('placingOrder') || snapshot.matches('startingPayment')

export const checkoutButtonText = (snapshot: CheckoutSnapshot): string =>
  isCheckoutLocked(snapshot)
    ? checkoutMessages.sendingToProvider
    : checkoutMessages.proceedToPayment

export interface CheckoutLedgerView {
  /** The messages about other running calls: one on the basket, one for a payment. */
  readonly notes: readonly [string | undefined, string | undefined]
  /** The answer takes so long that the page says so (OQ-135). */
  readonly isWaitingLong: boolean
  /** We are reading the basket or total again after a call, and send nothing until that is done. */
  readonly isReading: boolean
  /** The basket couldn't be read. A button to try again replaces the submit button. */
  readonly isUnread: boolean
}

/** If the basket can't be read, there is no total to wait for. */
const isKnownEmpty = (basket: ResourceView<Basket>): boolean =>
  basket.is === 'failed' || (basket.is === 'ready' && isEmpty(basket.value))

export const checkoutLedgerView = (snapshot: CheckoutSnapshot): CheckoutLedgerView => {
  const { serverMessages, form, known } = snapshot.context
  const { orders, payments } = known
  const basket = known.basket.shown
  const total = known.totals[form.paymentMethod].shown
  // An open order doesn't need a basket.
  const isFree = !isCheckoutLocked(snapshot) && !isOrderOpen(snapshot.context)
  const isAwaited = isFree && orders.isBeingRead
  const isTotalAwaited =
    isFree && serverMessages.length > 0 && !isKnownEmpty(basket) && total.is === 'loading'
  return {
    notes: [orders.note, payments.note],
    isWaitingLong: orders.isAwaitedLong || payments.isAwaitedLong,
    isReading: (isAwaited && basket.is !== 'failed') || isTotalAwaited,
    isUnread: isAwaited && basket.is === 'failed',
  }
}

/**
 * Decides whether the member may continue. A locked form, a running payment, or an order that may
 * still arrive blocks everything. Otherwise an unpaid order with these details may continue.
 * Without one, the following block: an empty basket (OQ-105), an unknown basket or total, and a
 * basket that another call uses.
 */
export const proceedControl = (snapshot: CheckoutSnapshot): Control =>
  controlUnless(
    isCheckoutLocked(snapshot) && 'inFlight',
    whyNotPaid(snapshot.context.known),
    !isOrderOpen(snapshot.context) && whyNotOrdered(snapshot),
  )

function whyNotOrdered(snapshot: CheckoutSnapshot): WhyDisabled | undefined {
  const { context } = snapshot
  const { orders, basket } = context.known
  if (basket.shown.is === 'failed') return 'basketUnknown'
  if (orders.lock !== undefined) return orders.lock
  if (basket.shown.is !== 'ready') return 'basketUnknown'
  if (checkoutTotal(snapshot).is !== 'ready') return 'totalUnknown'
  return itemsToOrder(context, basket.shown, totalsOf(snapshot)) ? undefined : 'basketEmpty'
}

export const checkoutComplaints = (snapshot: CheckoutSnapshot): BillingComplaints =>
  snapshot.context.submissions > 0 ? billingComplaints(snapshot.context.form) : {}
