/** Updates the checkout's facts, messages and order on each event (OQ-105, OQ-135). */
import {
  type Failure,
  failureMessages,
  failureSentences,
  knownResource,
  type Observe,
  observeOnce,
  refusalMessages,
} from '../kernel/index.ts'
import { knownPurse } from '../ledger/index.ts'
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

/** The initial checkout. Details that the member typed take precedence over those of the order. */
export function checkoutOf(input: CheckoutInput): Checkout {
  const known = knownOf(input, observeOnce)
  return {
    ...input,
    known,
    openOrder: isOrderUnknown(known) ? markDoubtful(input.openOrder) : input.openOrder,
    form: input.draft ?? firstForm(input.openOrder),
    submissions: 0,
    serverMessages: [],
    reportedCall: 'orders',
    isAway: false,
    isLoggingOut: false,
  }
}

const firstForm = (order: OpenOrder | undefined) =>
  order === undefined ? blankBilling : { ...blankBilling, paymentMethod: order.paymentMethod }

/** True if the member is on another page or logging out. Then no payment starts and no page opens automatically. */
export const isElsewhere = ({ isAway, isLoggingOut }: Checkout): boolean => isAway || isLoggingOut

/** True if a reopened checkout may still show its last message about an order or its payment. */
export const mayReportAgain = ({ known, reportedCall }: Checkout): boolean =>
  known[reportedCall].mayReport

/** True if we don't know whether the last order was placed. */
const isOrderUnknown = ({ orders }: KnownAtCheckout): boolean => orders.end === 'unknown'

/** Marks the open order: another one may have been placed since, in any tab. */
const markDoubtful = (order: OpenOrder | undefined): OpenOrder | undefined =>
  order && { ...order, mayBeFollowed: true }

/** Updates the known facts. Marks the open order if an unknown one may have followed it. */
export const withKnown = (
  { known: before, openOrder }: Checkout,
  known: KnownAtCheckout,
): Pick<Checkout, 'known' | 'openOrder'> => ({
  known,
  openOrder:
    isOrderUnknown(known) || known.orders.changesElsewhere !== before.orders.changesElsewhere
      ? markDoubtful(openOrder)
      : openOrder,
})

/** Sends the member to the provider. */
export const toProvider = ({
  openOrder,
  providerAddress,
  origin,
}: Checkout): Pick<Checkout, 'openOrder'> => ({
  openOrder: openOrder && {
    ...openOrder,
    sentTo: providerAddress && placeOf(providerAddress, origin),
  },
})

/** Dismisses the order and its messages. */
export const noOrder = {
  openOrder: undefined,
  providerAddress: undefined,
  serverMessages: [],
} as const

/** The checkout's messages, and the call that caused them. */
export type ReportedAtCheckout = Pick<Checkout, 'serverMessages' | 'reportedCall'>

/** Keeps a placed order, or the messages of a refused one: the server's own sentences, or the general one. */
export const withAnswer = ({ ordered }: Checkout, answer: OrderAnswer): Partial<Checkout> =>
  answer.answer === 'ordered'
    ? { openOrder: ordered && { orderId: answer.orderId, ...ordered }, providerAddress: undefined }
    : { serverMessages: refusalMessages(answer), reportedCall: 'orders' }

/**
 * The messages after a lost response to an order: the general one and, if the order may have been placed, where to
 * check first (OQ-135).
 */
export const orderFailed = (failure: Failure): ReportedAtCheckout => ({
  serverMessages: failureSentences(failure, ours.mayHaveArrived),
  reportedCall: 'orders',
})

/** The messages if the provider's address isn't allowed. */
export const addressRefused: ReportedAtCheckout = {
  serverMessages: [failureMessages.somethingWentWrong],
  reportedCall: 'payments',
}

/**
 * The messages after a lost response to a payment: the general one. If the server has no such order to pay (404, 409 or
 * 410), a second one says that it may already be paid or cancelled.
 */
export const paymentFailed = (failure: Failure): ReportedAtCheckout => ({
  serverMessages: isOrderGone(failure)
    ? [...failureSentences(failure), ours.orderGone]
    : failureSentences(failure),
  reportedCall: 'payments',
})

/** True if the server has no such order to pay: perhaps another tab paid or cancelled it. */
const isOrderGone = (failure: Failure): boolean =>
  failure._tag === 'NotFound' ||
  (failure._tag === 'ServerFault' && (failure.status === 409 || failure.status === 410))
