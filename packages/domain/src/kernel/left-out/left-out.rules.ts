/** Items of an answer that can't be read are left out of their list, and counted (OQ-143). */

/** A list as it was read: without `leftOut` more items that the server has. */
export type Listed<Item> = readonly Item[] & { readonly leftOut?: number }

/** How many items these lists leave out. */
export const leftOutOf = (...lists: readonly Listed<unknown>[]): number =>
  lists.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0)
