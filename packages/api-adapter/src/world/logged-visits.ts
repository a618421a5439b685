import type { Destination, World } from './world.ts'

/** Worlds can run for ever, so they keep only the latest visits. */
export const mostLoggedVisits = 100

export function logged({ state, clock, change }: World, destination: Destination): void {
  const earlier = state.loggedVisits.slice(1 - mostLoggedVisits)
  change({ loggedVisits: [...earlier, { destination, at: clock.now() }] })
}
