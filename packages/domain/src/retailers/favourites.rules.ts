import { RetailerId } from '../kernel/index.ts'

/** Changes by retailer: the running ones, and those made while the list couldn't be read. */
export type FavouriteChanges = Readonly<Record<RetailerId, FavouriteChange>>
type FavouriteChange = 'adding' | 'removing' | 'added' | 'removed'

/**
 * The favourites as the stars show them: the server's list with all changes applied (DIR-25). Without a list we know
 * only our own changes (OQ-132). A list read later replaces the completed ones.
 */
export function shownFavourites(
  listed: readonly RetailerId[] | undefined,
  changes: FavouriteChanges,
): ReadonlySet<RetailerId> {
  const shown = new Set(listed)
  for (const [key, change] of Object.entries(changes)) {
    const id = RetailerId.make(key)
    if (listed !== undefined && !isUnderWay(change)) continue
    if (change === 'adding' || change === 'added') shown.add(id)
    else shown.delete(id)
  }
  return shown
}

const isUnderWay = (change: FavouriteChange | undefined): boolean =>
  change === 'adding' || change === 'removing'

/** The list after a change. */
export const listAfter = (
  listed: readonly RetailerId[],
  id: RetailerId,
  change: 'adding' | 'removing',
): readonly RetailerId[] => [...shownFavourites(listed, { [id]: change })]

/** A star ignores clicks until its change is answered (OQ-061). */
export const isChanging = (changes: FavouriteChanges, id: RetailerId): boolean =>
  isUnderWay(changes[id])
