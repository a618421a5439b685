import { tried } from '@save/ui/tried'

/**
 * The channel of the pages of this origin that the browser keeps in its back/forward cache. It drops a
 * page that listens there and is sent a message. An old browser has none (record 27).
 */
export const pagesThatAreLeft = (): BroadcastChannel | undefined =>
  tried(() => new BroadcastChannel('save-left-pages'))

/** Drops all pages of the portal that were left, in every tab. Pages that are shown stay. */
export const dropLeftPages = (): void => tried(() => pagesThatAreLeft()?.postMessage(0))
