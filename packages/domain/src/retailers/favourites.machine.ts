import { Effect } from 'effect'
import { fromTransition } from 'xstate'
import {
  isEndOfSession,
  type ResourceRef,
  type RetailerId,
  resourceView,
  type StaleableRef,
} from '../kernel/index.ts'
import { type FavouriteChanges, isChanging, listAfter } from './favourites.rules.ts'
import type { RetailersPort } from './retailers.port.ts'

interface Input {
  /** The server's list of favourites, which all screens share. */
  readonly favourites: ResourceRef<readonly RetailerId[]>
  /** Other data that show favourites, which a change makes stale (OQ-032). */
  readonly dashboard: StaleableRef
}

interface Stars extends Input {
  readonly changes: FavouriteChanges
  /** The last change failed. The message stays until the next change, or until the member closes it. */
  readonly isRefused: boolean
}

type Change = 'adding' | 'removing'

export type FavouritesEvent =
  | {
      readonly type: 'favourite.toggled'
      readonly id: RetailerId
      /** The star's state when it was pressed. */
      readonly isFavourite: boolean
    }
  | {
      readonly type: 'change.confirmed'
      readonly id: RetailerId
      readonly change: Change
      /** The favourites as last read. `undefined` if never read. */
      readonly listed: readonly RetailerId[] | undefined
    }
  | { readonly type: 'change.refused'; readonly id: RetailerId; readonly isShown: boolean }
  | { readonly type: 'refusal.closed' }

type ChangePort = Pick<RetailersPort, 'addFavourite' | 'removeFavourite'>

/**
 * The favourite stars (DIR-25 to DIR-27, OQ-061). A click shows at once, and a failure undoes it. Either way we read
 * the list again afterwards. Each retailer has at most one running change.
 */
export const favouriteStars = (port: ChangePort) =>
  fromTransition(
    (stars: Stars, event: FavouritesEvent, { self, defer }): Stars => {
      const { changes, favourites } = stars
      switch (event.type) {
        case 'favourite.toggled': {
          const { id, isFavourite } = event
          if (isChanging(changes, id)) return stars
          const change = isFavourite ? 'removing' : 'adding'
          defer(() => sendChange(port, id, change, stars, self))
          return { ...stars, changes: { ...changes, [id]: change }, isRefused: false }
        }
        case 'change.confirmed': {
          const { id, change, listed } = event
          // If the list was never read, it stays unread.
          if (listed === undefined) {
            defer(() => readAgain(stars))
            const made = change === 'adding' ? 'added' : 'removed'
            return { ...stars, changes: { ...changes, [id]: made } }
          }
          defer(() => {
            favourites.send({ type: 'resource.replaced', value: listAfter(listed, id, change) })
            readAgain(stars)
          })
          return { ...stars, changes: without(changes, id) }
        }
        case 'change.refused':
          defer(() => readAgain(stars))
          return { ...stars, changes: without(changes, event.id), isRefused: event.isShown }
        case 'refusal.closed':
          return { ...stars, isRefused: false }
        // XState also sends the actor a final event.
        default:
          return stars
      }
    },
    ({ input }: { readonly input: Input }) => ({ ...input, changes: {}, isRefused: false }),
  )

/** Completes even if the member leaves the page. */
function sendChange(
  port: ChangePort,
  id: RetailerId,
  change: Change,
  input: Input,
  stars: { send(event: FavouritesEvent): void },
): void {
  const call = change === 'adding' ? port.addFavourite(id) : port.removeFavourite(id)
  Effect.runFork(
    Effect.match(call, {
      onSuccess: () => stars.send({ type: 'change.confirmed', id, change, listed: listOf(input) }),
      onFailure: (failure) =>
        stars.send({ type: 'change.refused', id, isShown: !isEndOfSession(failure) }),
    }),
  )
}

function readAgain({ favourites, dashboard }: Input): void {
  favourites.send({ type: 'resource.invalidated' })
  favourites.send({ type: 'resource.needed' })
  dashboard.send({ type: 'resource.invalidated' })
}

const without = (changes: FavouriteChanges, id: RetailerId): FavouriteChanges => {
  const { [id]: _, ...others } = changes
  return others
}

/** `undefined` if the list couldn't be read: then we fill only the stars changed here (OQ-132). */
function listOf({ favourites }: Input): readonly RetailerId[] | undefined {
  const view = resourceView(favourites.getSnapshot())
  return view.is === 'ready' ? view.value : undefined
}
