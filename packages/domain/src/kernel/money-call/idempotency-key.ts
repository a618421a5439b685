import { Context, Effect } from 'effect'
import type { Failure } from '../failure/failure.schema.ts'

/**
 * Identifies the press that a call belongs to. A browser may send a request twice, and the server recognises it by its
 * key (record 15). It is asked for as the request goes out, and fails if the call may not be sent any more.
 */
export const IdempotencyKey = Context.Reference<Effect.Effect<string | undefined, Failure>>(
  '@save/domain/IdempotencyKey',
  { defaultValue: () => Effect.succeed(undefined) },
)
