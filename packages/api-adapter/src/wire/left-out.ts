import { Context } from 'effect'

/**
 * Called for each unreadable item left out of a list, and for lists that are too long. The client passes it on to the
 * host, which counts them (record 33).
 */
export const LeftOut = Context.Reference<(at: string) => void>('@save/api-adapter/LeftOut', {
  defaultValue: () => () => undefined,
})
