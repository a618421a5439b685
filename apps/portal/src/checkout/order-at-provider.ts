import { mayStillBeUnpaid } from '@save/domain/checkout'
import { forgetDraft, renameDraft } from '../drafts/kept-drafts.ts'

/** The key for an order whose payment is at the provider. */
export const atProviderName = 'order-at-provider'
/** The key for an order that waits for its payment in the portal. */
export const openName = 'open-order'

/**
 * Once the provider has led back to the portal, this tab forgets the order. One that the member came
 * back to by themselves is open again, whichever pages they load next.
 */
export function settleOrderAtProvider(): void {
  if (mayStillBeUnpaid(arrival())) renameDraft(atProviderName, openName)
  else forgetDraft(atProviderName)
}

/** How the browser came to load this page. */
function arrival(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry ? String(entry.type) : 'reload'
}
