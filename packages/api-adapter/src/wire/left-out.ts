import { Context } from 'effect'

/**
 * Hears of each item that can't be read and is left out of its list, and of lists that are too long.
 * The client tells the host, which counts them (record 33).
 */
export const LeftOut = Context.Reference<(at: string) => void>('@save/api-adapter/LeftOut', {
  defaultValue: () => () => undefined,
})
