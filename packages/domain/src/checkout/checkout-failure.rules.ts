/** What the member is told when an order, or its payment, failed (OQ-105, OQ-135). */
import { type Failure, failureSentences } from '../kernel/index.ts'
import { checkoutMessages } from './checkout.messages.ts'

const { ours } = checkoutMessages

export const orderFailureMessages = (failure: Failure): readonly string[] =>
  failureSentences(failure, ours.mayHaveArrived)

export const paymentFailureMessages = (failure: Failure): readonly string[] =>
  isOrderGone(failure) ? [...failureSentences(failure), ours.orderGone] : failureSentences(failure)

/** The server has no such order to pay: it was paid or cancelled in another tab. */
const isOrderGone = (failure: Failure): boolean =>
  failure._tag === 'NotFound' ||
  (failure._tag === 'ServerFault' && (failure.status === 409 || failure.status === 410))
