import { Context } from 'effect'

/**
 * Called for each unreadable item that is left out of its list, and for lists that are too long. The client tells the
 * host, which counts them (record 33).
 */
export const LeftOut = Context.Reference<(at: string) => void>('@save/api-adapter/LeftOut', {
  defaultValue: () => () => undefined,
})
