import { mayStillBeUnpaid } from '@save/domain/checkout'
import { forgetDraft } from '../drafts/kept-drafts.ts'

/** Under what an order is kept that the member was sent to the payment provider for. */
export const atProviderName = 'order-at-provider'

/** Once the provider has led back to the portal, the order is none of the tab's affair any more. */
export function forgetPaidOrder(): void {
  if (!mayStillBeUnpaid(arrival())) forgetDraft(atProviderName)
}

/** How the browser came to load this page. */
function arrival(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry ? String(entry.type) : 'reload'
}
