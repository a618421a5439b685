/**
 * Can an order that the member was sent away to pay for still be unpaid? Yes, when they return by
 * the browser's own Back or Forward, or reload a page that the provider has not led to: a provider
 * that is done leads to a page of ours itself.
 *
 * @param arrival how the browser came to load the page, as its navigation timing names it
 * @param hasLed the provider has led to this page, of which no earlier load came so far as to say so
 */
export const mayStillBeUnpaid = (arrival: string, hasLed: boolean): boolean =>
  arrival === 'back_forward' || (arrival === 'reload' && !hasLed)

/**
 * Did the provider itself lead back to the portal? Then it is done with the order.
 *
 * @param referrer where the browser came from, as far as it tells: of another origin the origin alone
 * @param sentTo the place of the provider that the member was sent to
 */
export const hasProviderLed = (referrer: string, sentTo: string | undefined): boolean =>
  sentTo !== undefined &&
  referrer.startsWith(sentTo) &&
  (sentTo.endsWith('/') || ['', '/', '?', '#'].includes(referrer.charAt(sentTo.length)))
