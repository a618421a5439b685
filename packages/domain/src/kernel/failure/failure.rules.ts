import type { Failure } from './failure.schema.ts'

/**
 * May the request have taken effect although there is no usable answer? (OQ-135)
 *
 * A call that was not sent, or was refused with a status of the 400s, certainly did nothing: such a status
 * says that the request itself was at fault (RFC 9110, 15.5). Not so with 408 and 409, which also say that
 * it came late or that its like is already running. After every other failure the request may have arrived.
 * The page of a withdrawal, an order or a voucher purchase says so; that of a save, of a message to support
 * or of a cancelling only where no answer came; that of a payment never.
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
 * Has the server itself ended the call? What a gateway in between says (502, 503, 504 and others) does not end it: the
 * server may still carry it out.
 */
export const hasEndedByFault = (failure: Failure): boolean =>
  failure._tag === 'ServerFault' && failure.status === 500

/** Was there no answer at all? What it would have said can only be guessed. */
export const isUnanswered = ({ _tag }: Failure): boolean =>
  _tag === 'Unreachable' || _tag === 'TimedOut'

/** The session is over: only the login over the page says so, nothing behind it. */
export const isEndOfSession = ({ _tag }: Failure): boolean => _tag === 'Unauthorised'
