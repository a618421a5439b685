import { mayStillBeUnpaid } from '@save/domain/checkout'
import { forgetDraft } from '../drafts/kept-drafts.ts'

/** The key for an order whose payment is at the provider. */
export const atProviderName = 'order-at-provider'

/** Once the provider has led back to the portal, this tab forgets the order. */
export function forgetPaidOrder(): void {
  if (!mayStillBeUnpaid(arrival())) forgetDraft(atProviderName)
}

/** How the browser came to load this page. */
function arrival(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry ? String(entry.type) : 'reload'
}
