import { tried } from '@save/ui/tried'

/**
 * The channel of this origin's pages in the browser's back/forward cache. The browser drops a cached page that listens
 * on it when a message arrives. An old browser has no channel (record 27).
 */
export const cachedPagesChannel = (): BroadcastChannel | undefined =>
  tried(() => new BroadcastChannel('save-left-pages'))

/** Drops all cached pages of the portal, in every tab. Visible pages stay. */
export const dropCachedPages = (): void => tried(() => cachedPagesChannel()?.postMessage(0))
