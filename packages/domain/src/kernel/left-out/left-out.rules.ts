/** Counts the unreadable items that are left out of an answer's lists (OQ-143). */

/** A list as we read it. The server has `leftOut` more items. */
export type Listed<Item> = readonly Item[] & { readonly leftOut?: number }

/** The number of items that these lists leave out. */
export const leftOutOf = (...lists: readonly Listed<unknown>[]): number =>
  lists.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0)
