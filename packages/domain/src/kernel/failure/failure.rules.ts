import type { Failure } from './failure.schema.ts'

/**
 * May the request have taken effect although there is no usable answer? (OQ-135)
 *
 * A call that was not sent, or was refused before it was processed (401, 403, 404), certainly did
 * nothing. For every other failure the member is told that the request may have arrived.
 */
export const mayHaveArrived = ({ _tag }: Failure): boolean => !surelyWithoutEffect.has(_tag)

const surelyWithoutEffect: ReadonlySet<Failure['_tag']> = new Set([
  'NotSent',
  'Unauthorised',
  'Forbidden',
  'NotFound',
])

/** Was there no answer at all? What it would have said can only be guessed. */
export const isUnanswered = ({ _tag }: Failure): boolean =>
  _tag === 'Unreachable' || _tag === 'TimedOut'

/** The session is over: only the login over the page says so, nothing behind it. */
export const isEndOfSession = ({ _tag }: Failure): boolean => _tag === 'Unauthorised'
