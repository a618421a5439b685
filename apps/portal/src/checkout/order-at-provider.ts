import { hasProviderLed, mayStillBeUnpaid } from '@save/domain/checkout'
import { draftOf, forgetDraft, renameDraft } from '../drafts/kept-drafts.ts'

/** The key for an order whose payment is at the provider. */
export const atProviderName = 'order-at-provider'
/** The key for an order that waits for its payment in the portal. */
export const openName = 'open-order'

/**
 * Once the provider has led back to the portal, this tab forgets the order. One that the member came
 * back to by themselves is open again, whichever pages they load next, until they go forward to the
 * provider and it leads back.
 */
export function settleOrderAtProvider(): void {
  if (mayStillBeUnpaid(arrival(), hasLed(atProviderName))) renameDraft(atProviderName, openName)
  else {
    forgetDraft(atProviderName)
    if (hasLed(openName)) forgetDraft(openName)
  }
}

const hasLed = (name: string): boolean =>
  hasProviderLed(
    document.referrer,
    (draftOf(name) as { readonly sentTo?: string } | undefined)?.sentTo,
  )

/** How the browser came to load this page. */
function arrival(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type ?? 'reload'
}
