/** What the checkout knows, says, and keeps of its order, as things happen (OQ-105, OQ-135). */
import {
  type Failure,
  failureMessages,
  failureSentences,
  knownResource,
  type Observe,
  observeOnce,
  refusalMessages,
} from '../kernel/index.ts'
import { knownPurse, mayStillReport } from '../ledger/index.ts'
import { blankBilling } from './billing.rules.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { byMethod } from './checkout.policy.ts'
import type { OrderAnswer } from './checkout.port.ts'
import {
  type Checkout,
  type CheckoutInput,
  type KnownAtCheckout,
  type OpenOrder,
  ownOrders,
  ownPayments,
} from './checkout.schema.ts'
import { placeOf } from './provider.rules.ts'

const { ours } = checkoutMessages

export const knownOf = (
  { basket, totals, purse, payments }: Omit<CheckoutInput, 'draft' | 'openOrder'>,
  observe: Observe,
): KnownAtCheckout => ({
  basket: knownResource(observe, basket),
  totals: byMethod((method) => knownResource(observe, totals[method])),
  orders: knownPurse(observe, purse, ownOrders),
  payments: knownPurse(observe, payments, ownPayments),
})

/** How a checkout starts: typed details take precedence over those of the order. */
export function checkoutOf(input: CheckoutInput): Checkout {
  const known = knownOf(input, observeOnce)
  return {
    ...input,
    known,
    openOrder: isOrderUnknown(known) ? inDoubt(input.openOrder) : input.openOrder,
    form: input.draft ?? firstForm(input.openOrder),
    submissions: 0,
    serverMessages: [],
    isRefused: false,
    isAway: false,
    isLoggingOut: false,
  }
}

const firstForm = (order: OpenOrder | undefined) =>
  order === undefined ? blankBilling : { ...blankBilling, paymentMethod: order.paymentMethod }

/** Is the member on another page, or logging out? Then no payment starts, and no page opens, by itself. */
export const isElsewhere = ({ isAway, isLoggingOut }: Checkout): boolean => isAway || isLoggingOut

/** May the checkout, opened again, still say what it last said of an order, or of its payment? */
export const mayReportAgain = ({ known, reportedCall, isRefused }: Checkout): boolean =>
  mayStillReport(reportedCall === 'payment' ? known.payments : known.orders, isRefused)

/** Nobody knows whether the last order was placed. */
const isOrderUnknown = ({ orders }: KnownAtCheckout): boolean => orders.end === 'unknown'

/** Another order may have been placed since the open one, here or in another tab. */
const inDoubt = (order: OpenOrder | undefined): OpenOrder | undefined =>
  order && { ...order, mayBeFollowed: true }

/** What is known now, and whether the open order may have been followed by one that is not known here. */
export const withKnown = (
  { known: before, openOrder }: Checkout,
  known: KnownAtCheckout,
): Pick<Checkout, 'known' | 'openOrder'> => ({
  known,
  openOrder:
    isOrderUnknown(known) || known.orders.changesElsewhere !== before.orders.changesElsewhere
      ? inDoubt(openOrder)
      : openOrder,
})

/** The member goes to the provider now. */
export const toProvider = ({
  openOrder,
  providerAddress = '',
  origin,
}: Checkout): Pick<Checkout, 'openOrder'> => ({
  openOrder: openOrder && { ...openOrder, sentTo: placeOf(providerAddress, origin) },
})

/** The order is set aside, and all that was said of it. */
export const noOrder = {
  openOrder: undefined,
  providerAddress: undefined,
  serverMessages: [],
} as const

/** What the checkout says, and about which call. */
export type ReportedAtCheckout = Pick<Checkout, 'serverMessages' | 'reportedCall' | 'isRefused'>

/**
 * The server has refused the order: its own sentences are shown, or without any the general phrase.
 */
export const orderRefused = (answer: OrderAnswer): ReportedAtCheckout => ({
  serverMessages: refusalMessages(answer),
  reportedCall: 'order',
  isRefused: true,
})

/**
 * There was no usable answer to the order: the general phrase, followed by where to look first if
 * the order may have been placed (OQ-135).
 */
export const orderFailed = (failure: Failure): ReportedAtCheckout => ({
  serverMessages: failureSentences(failure, ours.mayHaveArrived),
  reportedCall: 'order',
  isRefused: false,
})

/** The provider's address can't be gone to. */
export const addressRefused: ReportedAtCheckout = {
  serverMessages: [failureMessages.somethingWentWrong],
  reportedCall: 'payment',
  isRefused: true,
}

/**
 * There was no usable answer to the payment of an order: the general phrase. It is followed by the
 * sentence that the order may already have been paid or cancelled if the server says that it has no
 * such order to pay: not found (404), in conflict with another (409) or gone (410).
 */
export const paymentFailed = (failure: Failure): ReportedAtCheckout => ({
  serverMessages: isOrderGone(failure)
    ? [...failureSentences(failure), ours.orderGone]
    : failureSentences(failure),
  reportedCall: 'payment',
  isRefused: false,
})

/** The server has no such order to pay: it may have been paid or cancelled, in another tab for example. */
const isOrderGone = (failure: Failure): boolean =>
  failure._tag === 'NotFound' ||
  (failure._tag === 'ServerFault' && (failure.status === 409 || failure.status === 410))
