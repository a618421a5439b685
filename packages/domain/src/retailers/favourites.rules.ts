import type { RetailerId } from '../kernel/index.ts'

/** The changes that are on their way to the server, each by its retailer. */
export type FavouriteChanges = Readonly<Record<RetailerId, 'adding' | 'removing'>>

/** The favourites as the stars show them: the server's list with every change already made (DIR-25). */
export function shownFavourites(
  listed: readonly RetailerId[],
  changes: FavouriteChanges,
): ReadonlySet<RetailerId> {
  const shown = new Set(listed)
  for (const [id, change] of Object.entries(changes) as [RetailerId, 'adding' | 'removing'][]) {
    if (change === 'adding') shown.add(id)
    else shown.delete(id)
  }
  return shown
}

/** The list once a change has been made. */
export const listAfter = (
  listed: readonly RetailerId[],
  id: RetailerId,
  change: 'adding' | 'removing',
): readonly RetailerId[] => [...shownFavourites(listed, { [id]: change })]

/** A star is not to be clicked again before its change has been answered (OQ-061). */
export const isChanging = (changes: FavouriteChanges, id: RetailerId): boolean => id in changes
