import type { Retailer } from './retailer.schema.ts'

/** A retailer as lists name it: what its page can show before the rest has loaded. */
export type ListedRetailer = Pick<Retailer, 'id' | 'name' | 'thumbnailImageUrl'>

/** The retailer, if one of the loaded lists names it. */
export const listedRetailer = (
  id: Retailer['id'],
  lists: readonly (readonly ListedRetailer[])[],
): ListedRetailer | undefined => lists.flat().find((retailer) => retailer.id === id)
