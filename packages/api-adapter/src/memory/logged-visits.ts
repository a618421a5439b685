import type { ChoiceId, OfferId, RetailerId, VendorCode } from '@save/domain/kernel'
import type { World } from './world.ts'

/** To whom the member went from the portal, as it told the server. */
export type Destination =
  | { readonly to: 'retailer'; readonly retailer: RetailerId; readonly offer: OfferId }
  | { readonly to: 'provider'; readonly choice: ChoiceId }
  | { readonly to: 'vendor'; readonly vendor: VendorCode }

export interface LoggedVisit {
  readonly destination: Destination
  /** By the world's clock. */
  readonly at: number
}

/** A world that runs for ever remembers the latest visits only. */
export const mostLoggedVisits = 100

export function logged({ state, clock, change }: World, destination: Destination): void {
  const earlier = state.loggedVisits.slice(1 - mostLoggedVisits)
  change({ loggedVisits: [...earlier, { destination, at: clock.now() }] })
}
