import type { Failure } from './failure.schema.ts'

/**
 * May the request have taken effect although no answer was had? (OQ-135)
 *
 * A call that was not sent, or was refused before anything happened (401, 403, 404), surely did
 * nothing. For every other failure the member is told that the request may have arrived.
 */
export const mayHaveArrived = ({ _tag }: Failure): boolean => !surelyWithoutEffect.has(_tag)

const surelyWithoutEffect: ReadonlySet<Failure['_tag']> = new Set([
  'NotSent',
  'Unauthorised',
  'Forbidden',
  'NotFound',
])

/** Nobody is signed in any more: the login opens over the page and tells it, nothing behind it does. */
export const isEndOfSession = ({ _tag }: Failure): boolean => _tag === 'Unauthorised'
