import { notFound, type RetailerId } from '@save/domain/kernel'
import type { Retailer, RetailersPort } from '@save/domain/retailers'
import { Effect } from 'effect'
import type { Catalogue } from '../world/catalogue.ts'
import { logged } from '../world/logged-visits.ts'
import { memoizeWeak } from '../world/memoize-weak.ts'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'

export function memoryRetailers(world: World, visit: Visit): RetailersPort {
  const retailer = (id: RetailerId) =>
    Effect.flatMap(
      whenSignedIn(visit, () => retailersById(world.catalogue).get(id)),
      (found) => (found === undefined ? Effect.fail(notFound) : Effect.succeed(found)),
    )

  return {
    readRetailers: () => whenSignedIn(visit, () => world.catalogue.retailers),
    readRetailer: retailer,
    readCategories: () => whenSignedIn(visit, () => world.catalogue.categories),
    readFavourites: () => whenSignedIn(visit, () => world.state.favourites),
    addFavourite: (id) => Effect.map(retailer(id), () => star(world, id)),
    removeFavourite: (id) => whenSignedIn(visit, () => unstar(world, id)),
    logVisit: (id, offer) =>
      Effect.flatMap(retailer(id), ({ offers }) => {
        if (!offers.some((known) => known.id === offer)) return Effect.fail(notFound)
        logged(world, { to: 'retailer', retailer: id, offer })
        return Effect.void
      }),
  }
}

const retailersById = memoizeWeak(
  ({ retailers }: Catalogue): ReadonlyMap<RetailerId, Retailer> =>
    new Map(retailers.map((retailer) => [retailer.id, retailer])),
)

/** Adds the retailer at the end, unless it is already starred. */
function star({ state, change }: World, id: RetailerId): void {
  if (!state.favourites.includes(id)) change({ favourites: [...state.favourites, id] })
}

function unstar({ state, change }: World, id: RetailerId): void {
  if (state.favourites.includes(id)) {
    change({ favourites: state.favourites.filter((other) => other !== id) })
  }
}
