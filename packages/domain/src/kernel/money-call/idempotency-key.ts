import { Context } from 'effect'

/** Of the press that a call belongs to. A browser may send a request twice: by its key the server knows it (record 15). */
export const IdempotencyKey = Context.Reference<string | undefined>('@save/domain/IdempotencyKey', {
  defaultValue: () => undefined,
})
