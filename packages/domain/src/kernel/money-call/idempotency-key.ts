import { Context } from 'effect'

/**
 * Identifies the press that a call belongs to. A browser may send a request twice, and the server recognises it by its
 * key (record 15).
 */
export const IdempotencyKey = Context.Reference<string | undefined>('@save/domain/IdempotencyKey', {
  defaultValue: () => undefined,
})
