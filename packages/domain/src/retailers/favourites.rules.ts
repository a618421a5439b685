import { RetailerId } from '../kernel/index.ts'

/**
 * The changes that are on their way to the server, each by its retailer; and those that it has made
 * while its list could not be read.
 */
export type FavouriteChanges = Readonly<Record<RetailerId, FavouriteChange>>
type FavouriteChange = 'adding' | 'removing' | 'added' | 'removed'

/**
 * The favourites as the stars show them: the server's list with every change already made (DIR-25).
 * Without a list only what was changed here is known (OQ-132); a list that is read since knows better.
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

/** The list once a change has been made. */
export const listAfter = (
  listed: readonly RetailerId[],
  id: RetailerId,
  change: 'adding' | 'removing',
): readonly RetailerId[] => [...shownFavourites(listed, { [id]: change })]

/** A star is not to be clicked again before its change has been answered (OQ-061). */
export const isChanging = (changes: FavouriteChanges, id: RetailerId): boolean =>
  isUnderWay(changes[id])
