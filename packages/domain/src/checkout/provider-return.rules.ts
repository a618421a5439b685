/**
 * True if an order may still be unpaid after we sent the member to the provider: they used the browser's Back or
 * Forward, or reloaded a page that the provider didn't open. When the provider has finished, it opens one of our pages
 * itself.
 * @param arrival the navigation type in the browser's navigation timing
 * @param openedByProvider true if the provider opened this page, and no earlier load got far enough to say so
 */
export const mayStillBeUnpaid = (arrival: string, openedByProvider: boolean): boolean =>
  arrival === 'back_forward' || (arrival === 'reload' && !openedByProvider)

/**
 * True if the provider opened the portal itself, so that it has finished with the order.
 * @param referrer the previous address, as far as the browser reveals it: only the origin if it is another
 * @param sentTo the provider's origin or path that we sent the member to
 */
export const cameFromProvider = (referrer: string, sentTo: string | undefined): boolean =>
  sentTo !== undefined &&
  referrer.startsWith(sentTo) &&
  (sentTo.endsWith('/') || ['', '/', '?'].includes(referrer.charAt(sentTo.length)))
