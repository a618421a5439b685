import { Context, Effect } from 'effect'
import type { Failure } from '../failure/failure.schema.ts'

/**
 * Identifies the press that caused a call. A browser may send a request twice, and the server
 * recognises it by its key (record 15). The client asks for the key as the request goes out. The
 * effect fails if the call may no longer be sent.
 */
export const IdempotencyKey = Context.Reference<Effect.Effect<string | undefined, Failure>>(
  '@save/domain/IdempotencyKey',
  { defaultValue: () => Effect.succeed(undefined) },
)
