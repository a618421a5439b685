/** The checkout as the screen shows it. */
import type { SnapshotFrom } from 'xstate'
import { formatPounds, type ResourceView } from '../kernel/index.ts'
import {
  isAwaitedLong,
  isBeingRead,
  isSettled,
  lockNote,
  type PurseSnapshot,
} from '../ledger/index.ts'
import { isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { type BillingComplaints, billingComplaints, isBillingComplete } from './billing.rules.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { PlacedOrder } from './checkout.schema.ts'
import {
  isOrderOpen,
  itemsToOrder,
  mayBePaidFor,
  type Totals,
  type TotalView,
  totalToOrder,
} from './ordering.rules.ts'
import { ownOrders, ownPayments } from './reported-calls.ts'

export type CheckoutSnapshot = SnapshotFrom<ReturnType<typeof checkoutMachine>>

/** The order that is being placed or, with these details, would be paid (OQ-105). */
const orderToBePaid = (snapshot: CheckoutSnapshot): PlacedOrder | undefined => {
  const { ordered, openOrder } = snapshot.context
  if (snapshot.matches('placingOrder')) return ordered
  return isOrderOpen(snapshot.context) ? openOrder : undefined
}

/** What the member pays for: an order's items may have left the server's basket already. */
export function checkoutBasket(
  snapshot: CheckoutSnapshot,
  basket: ResourceView<Basket>,
): ResourceView<Basket> {
  const isEmptied = basket.is === 'ready' && isEmpty(basket.value)
  const order = orderToBePaid(snapshot) ?? (isEmptied ? snapshot.context.openOrder : undefined)
  return order === undefined ? basket : { is: 'ready', value: order.basket }
}

/** What that costs. */
export function checkoutTotal(
  snapshot: CheckoutSnapshot,
  basket: ResourceView<Basket>,
  totals: Totals,
): TotalView {
  const order = orderToBePaid(snapshot)
  if (order === undefined) return totalToOrder(snapshot.context, basket, totals)
  return order.total === undefined ? { is: 'unknown' } : { is: 'ready', value: order.total }
}

/** The order total; none while it is not known, since a wrong one would be worse (BASKET-02). */
export const totalText = (total: TotalView): string | undefined =>
  total.is === 'ready' ? formatPounds(total.value) : undefined

/**
 * With these details the next submit pays for an unpaid order, and orders nothing (OQ-105); not
 * said once the server has said otherwise of that order.
 */
export const isOrderToBePaid = (snapshot: CheckoutSnapshot): boolean =>
  maySetOrderAside(snapshot) &&
  isOrderOpen(snapshot.context) &&
  !snapshot.context.serverMessages.includes(checkoutMessages.ours.orderGone)

/** The details entered after a reload are not those of the open order. */
const isOfOtherDetails = ({ form, openOrder }: CheckoutSnapshot['context']): boolean =>
  openOrder !== undefined &&
  openOrder.billing === undefined &&
  openOrder.paymentMethod === form.paymentMethod &&
  !isOrderOpen({ form, openOrder })

/** What the page says about an open order. */
export function openOrderNotes(snapshot: CheckoutSnapshot, total: TotalView): readonly string[] {
  const { openOrder, form } = snapshot.context
  const { otherTotalUnknown, totalUnknownNow } = checkoutMessages.ours
  if (total.is === 'unknown' && openOrder && !isOrderOpen(snapshot.context))
    return [
      form.paymentMethod === openOrder.paymentMethod
        ? totalUnknownNow
        : otherTotalUnknown[form.paymentMethod],
    ]
  const { orderOpen, orderSent, detailsAgain, otherDetails } = checkoutMessages.ours
  if (isOfOtherDetails(snapshot.context)) return [otherDetails]
  if (!isOrderToBePaid(snapshot) || openOrder === undefined) return []
  return [
    openOrder.sentTo === undefined ? orderOpen : orderSent,
    ...(openOrder.billing === undefined && !isBillingComplete(form) ? [detailsAgain] : []),
  ]
}

/** May the member leave an unpaid order? Otherwise one that can't be paid would block them. */
export const maySetOrderAside = (snapshot: CheckoutSnapshot): boolean =>
  (snapshot.matches('enteringDetails') || snapshot.matches({ sentToProvider: 'stillHere' })) &&
  snapshot.context.openOrder !== undefined

/** Locked from the submit until the payment has started or failed (CHECKOUT-05). */
export const isCheckoutLocked = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('placingOrder') || snapshot.matches('startingPayment')

export const checkoutButtonText = (snapshot: CheckoutSnapshot): string =>
  isCheckoutLocked(snapshot)
    ? checkoutMessages.sendingToProvider
    : checkoutMessages.proceedToPayment

export interface CheckoutLedgerView {
  /** The message about another call on the basket that is in flight. */
  readonly note: string | undefined
  /** The same about a payment. */
  readonly paymentNote: string | undefined
  /** The answer takes so long that the member should be told (OQ-135). */
  readonly isWaitingLong: boolean
  /** Basket or total are being read again after a call: nothing is sent meanwhile. */
  readonly isReading: boolean
  /** The basket could not be read; a button to try again replaces this one. */
  readonly isUnread: boolean
}

/** A basket that can't be read has no total to wait for either. */
const isKnownEmpty = (basket: ResourceView<Basket>): boolean =>
  basket.is === 'failed' || (basket.is === 'ready' && isEmpty(basket.value))

export const checkoutLedgerView = (
  snapshot: CheckoutSnapshot,
  purse: PurseSnapshot,
  payments: PurseSnapshot,
  basket: ResourceView<Basket>,
  totals: Totals,
): CheckoutLedgerView => {
  const { serverMessages, form } = snapshot.context
  const total = totals[form.paymentMethod]
  // An open order needs no basket.
  const isFree = !isCheckoutLocked(snapshot) && !isOrderOpen(snapshot.context)
  const isAwaited = isFree && isBeingRead(purse)
  const isTotalAwaited =
    isFree && serverMessages.length > 0 && !isKnownEmpty(basket) && total.is === 'loading'
  return {
    note: lockNote(purse, ownOrders),
    paymentNote: lockNote(payments, ownPayments),
    isWaitingLong: isAwaitedLong(purse) || isAwaitedLong(payments),
    isReading: (isAwaited && basket.is !== 'failed') || isTotalAwaited,
    isUnread: isAwaited && basket.is === 'failed',
  }
}

/**
 * Nothing can continue while the form is locked, or while a payment, or an order that a reload cut off, is on its
 * way. Otherwise an unpaid order with these details can. Without one, these can't: an empty basket without an order
 * to place again, which says why (OQ-105); a basket or total that is not known; one that another call draws on.
 */
export const mayProceed = (
  snapshot: CheckoutSnapshot,
  purse: PurseSnapshot,
  basket: ResourceView<Basket>,
  totals: Totals,
): boolean => {
  const { payments } = snapshot.context
  if (isCheckoutLocked(snapshot) || !mayBePaidFor(purse, payments.getSnapshot())) return false
  return (
    isOrderOpen(snapshot.context) ||
    (isSettled(purse) && itemsToOrder(snapshot.context, basket, totals) !== undefined)
  )
}

export const checkoutComplaints = (snapshot: CheckoutSnapshot): BillingComplaints =>
  snapshot.context.submissions > 0 ? billingComplaints(snapshot.context.form) : {}
