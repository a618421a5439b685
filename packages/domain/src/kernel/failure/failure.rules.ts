import type { Failure } from './failure.schema.ts'

/**
 * True if the request may have taken effect although there is no usable answer (OQ-135). A call that wasn't sent, or
 * was refused with a 4xx status, certainly did nothing: such a status blames the request itself (RFC 9110, 15.5). The
 * exceptions are 408 and 409, which can also mean that it was late or that a similar one is running. After every other
 * failure the request may have arrived. The pages of withdrawals, orders and voucher purchases then say so. Saves,
 * messages to support and cancellations say so only after a lost response, and payments never.
 */
export const mayHaveArrived = (failure: Failure): boolean =>
  failure._tag === 'ServerFault'
    ? !isRefusal(failure.status)
    : !surelyWithoutEffect.has(failure._tag)

const surelyWithoutEffect: ReadonlySet<Failure['_tag']> = new Set([
  'NotSent',
  'Unauthorised',
  'Forbidden',
  'NotFound',
])

const unclearRefusals: readonly number[] = [408, 409]

const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !unclearRefusals.includes(status)

/**
 * True if the server itself ended the call. A gateway's error (502, 503, 504 and others) doesn't: the server may still
 * be processing it.
 */
export const hasEndedByFault = (failure: Failure): boolean =>
  failure._tag === 'ServerFault' && failure.status === 500

/** True if there was no answer at all, so that we don't know the outcome. */
export const isUnanswered = ({ _tag }: Failure): boolean =>
  _tag === 'Unreachable' || _tag === 'TimedOut'

/** True if the session is over. Only the login overlay reports this. */
export const isEndOfSession = ({ _tag }: Failure): boolean => _tag === 'Unauthorised'
