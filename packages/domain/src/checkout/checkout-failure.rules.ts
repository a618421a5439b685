/** What the member is told when an order, or its payment, failed (OQ-105, OQ-135). */
import {
  type Failure,
  failureMessages,
  failureSentences,
  refusalMessages,
} from '../kernel/index.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { OrderAnswer } from './checkout.port.ts'
import type { Checkout } from './checkout.schema.ts'

const { ours } = checkoutMessages

/** What the checkout tells, of which call. */
export type ToldAtCheckout = Pick<Checkout, 'serverMessages' | 'toldCall' | 'isRefused'>

/**
 * The server has refused the order: its own sentences are shown, or without any the general phrase.
 */
export const orderRefused = (answer: OrderAnswer): ToldAtCheckout => ({
  serverMessages: refusalMessages(answer),
  toldCall: 'order',
  isRefused: true,
})

/**
 * There was no usable answer to the order: the general phrase, followed by where to look first if
 * the order may have been placed (OQ-135).
 */
export const orderFailed = (failure: Failure): ToldAtCheckout => ({
  serverMessages: failureSentences(failure, ours.mayHaveArrived),
  toldCall: 'order',
  isRefused: false,
})

/** The provider's address can't be gone to. */
export const addressRefused: ToldAtCheckout = {
  serverMessages: [failureMessages.somethingWentWrong],
  toldCall: 'payment',
  isRefused: true,
}

/**
 * There was no usable answer to the payment of an order: the general phrase. It is followed by the
 * sentence that the order may already have been paid or cancelled if the server says that it has no
 * such order to pay: not found (404), in conflict with another (409) or gone (410).
 */
export const paymentFailed = (failure: Failure): ToldAtCheckout => ({
  serverMessages: isOrderGone(failure)
    ? [...failureSentences(failure), ours.orderGone]
    : failureSentences(failure),
  toldCall: 'payment',
  isRefused: false,
})

/** The server has no such order to pay: it may have been paid or cancelled, in another tab for example. */
const isOrderGone = (failure: Failure): boolean =>
  failure._tag === 'NotFound' ||
  (failure._tag === 'ServerFault' && (failure.status === 409 || failure.status === 410))
