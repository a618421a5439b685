import { tried } from '@save/ui/tried'

/**
 * A channel that the portal's pages listen on: when a message arrives, the browser drops those
 * pages that are in its back/forward cache. Old browsers have no channels (record 27).
 */
export const cachedPagesChannel = (): BroadcastChannel | undefined =>
  tried(() => new BroadcastChannel('save-left-pages'))

/** Drops all cached pages of the portal, in every tab. Visible pages stay. */
export const dropCachedPages = (): void => tried(() => cachedPagesChannel()?.postMessage(0))
