import type { Retailer } from './retailer.schema.ts'

/** A retailer in a list: enough to show on its page until the rest has loaded. */
export type ListedRetailer = Pick<Retailer, 'id' | 'name' | 'thumbnailImageUrl'>

/** The retailer, if a loaded list has it. */
export const listedRetailer = (
  id: Retailer['id'],
  lists: readonly (readonly ListedRetailer[])[],
): ListedRetailer | undefined => lists.flat().find((retailer) => retailer.id === id)
