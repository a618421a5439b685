/** The checkout as the screen shows it. */
import type { SnapshotFrom } from 'xstate'
import { formatPounds, type Pence, type ResourceView } from '../kernel/index.ts'
import { isEmpty, youSave } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { type BillingComplaints, billingComplaints } from './billing.rules.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { OpenOrder, Ordered } from './checkout.schema.ts'
import { holdsItems, isOrderOpen, mayBeOrdered } from './ordering.rules.ts'

export type CheckoutSnapshot = SnapshotFrom<ReturnType<typeof checkoutMachine>>

export interface BasketRowView {
  readonly vendorName: string
  readonly amount: string
  readonly netDiscount: string
  readonly quantity: string
}

export interface BasketView {
  readonly rows: readonly BasketRowView[]
  readonly youSave: string
  readonly isEmpty: boolean
}

export const basketView = (basket: Basket): BasketView => ({
  rows: basket.items.map(({ vendorName, amount, netDiscount, quantity }) => ({
    vendorName,
    amount: formatPounds(amount),
    netDiscount: formatPounds(netDiscount),
    quantity: String(quantity),
  })),
  youSave: formatPounds(youSave(basket)),
  isEmpty: isEmpty(basket),
})

/**
 * The order that the member pays for, or would with the next submit: one that is being placed, or
 * that stands and is not paid, whose things the server's basket may hold no longer (OQ-105).
 */
function orderShown(snapshot: CheckoutSnapshot, basket: ResourceView<Basket>): Ordered | undefined {
  const { ordered, openOrder } = snapshot.context
  if (snapshot.matches('placingOrder')) return ordered
  if (isOrderOpen(snapshot.context)) return openOrder
  return basket.is === 'failed' || holdsItems(basket) ? undefined : openOrder
}

/** What the member pays for. */
export function checkoutBasket(
  snapshot: CheckoutSnapshot,
  basket: ResourceView<Basket>,
): ResourceView<Basket> {
  const order = orderShown(snapshot, basket)
  return order === undefined ? basket : { is: 'ready', value: order.basket }
}

/** What it costs; of an order that is known for its own payment method only. */
export function checkoutTotal(
  snapshot: CheckoutSnapshot,
  basket: ResourceView<Basket>,
  total: ResourceView<Pence>,
): ResourceView<Pence> {
  const order = orderShown(snapshot, basket)
  if (order === undefined) return total
  const isKnown = order.billing.paymentMethod === snapshot.context.form.paymentMethod
  return isKnown && order.total !== undefined
    ? { is: 'ready', value: order.total }
    : { is: 'loading' }
}

/** The order total; none while it is not known, since a wrong one would be worse (BASKET-02). */
export const totalText = (total: ResourceView<Pence>): string | undefined =>
  total.is === 'ready' ? formatPounds(total.value) : undefined

/**
 * A basket that is known to be empty is shown so only once the newest word on it has come: what a
 * purchase has just made stale is waited for, and so is what it costs.
 */
export const newestBasket = (basket: ResourceView<Basket>, isOnItsWay: boolean) =>
  isOnItsWay && basket.is === 'ready' && isEmpty(basket.value) ? awaited : basket

export const newestTotal = (total: ResourceView<Pence>, isOnItsWay: boolean) =>
  isOnItsWay ? awaited : total

const awaited = { is: 'loading' } as const

/** An order that waits for nothing but its payment, to be kept while the page is away (OQ-105). */
export const unpaidOrder = ({ context: { openOrder } }: CheckoutSnapshot): OpenOrder | undefined =>
  openOrder?.isSentToProvider === true ? undefined : openOrder

/**
 * With these details the next submit pays for an order that stands, and orders nothing (OQ-105);
 * not said of an order of which the server has just said otherwise.
 */
export const isOrderToBePaid = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('enteringDetails') &&
  unpaidOrder(snapshot) !== undefined &&
  isOrderOpen(snapshot.context) &&
  !snapshot.context.serverMessages.includes(checkoutMessages.ours.orderGone)

/** An order that stands can be left alone, so that whoever may not or can't pay for it gets on. */
export const maySetOrderAside = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('enteringDetails') && snapshot.context.openOrder !== undefined

/**
 * An order is on its way, or its answer was lost and the basket has not told yet. A page that is
 * loaded anew loses the answer, too: it is cut off a moment before the page goes.
 */
export const isOrderUncertain = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('placingOrder') || snapshot.matches('checkingBasket')

/** Locked from the submit until the payment has been started or has failed (CHECKOUT-05). */
export const isCheckoutLocked = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('placingOrder') || snapshot.matches('startingPayment')

export const checkoutButtonText = (snapshot: CheckoutSnapshot): string =>
  isCheckoutLocked(snapshot)
    ? checkoutMessages.sendingToProvider
    : checkoutMessages.proceedToPayment

/** The answer is awaited for so long that the member should hear of it (OQ-135). */
export const isCheckoutWaitingLong = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches({ placingOrder: 'waitingLong' }) ||
  snapshot.matches({ startingPayment: 'waitingLong' })

/** The basket is being read again after a lost answer: nothing is sent meanwhile (OQ-135). */
export const isBasketReadAgain = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches({ checkingBasket: 'reading' })

/** The basket could not be read again; trying once more is offered instead of the button. */
export const isBasketUnread = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches({ checkingBasket: 'unread' })

/**
 * An empty basket with no order to pay can't go on, and says why (OQ-105); nor can one that is not
 * known since the answer to its order was lost (OQ-135), or since reading it or its total failed.
 */
export const mayProceed = (
  snapshot: CheckoutSnapshot,
  basket: ResourceView<Basket>,
  total: ResourceView<Pence>,
): boolean =>
  !isCheckoutLocked(snapshot) &&
  !snapshot.matches('checkingBasket') &&
  (isOrderOpen(snapshot.context) || mayBeOrdered(snapshot.context.openOrder, basket, total))

export const checkoutComplaints = (snapshot: CheckoutSnapshot): BillingComplaints =>
  snapshot.context.submissions > 0 ? billingComplaints(snapshot.context.form) : {}
