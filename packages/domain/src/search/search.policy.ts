import type { SearchResult } from './search.schema.ts'

/** The filters, spelled the same on the screen, in the address and in the call (SEARCH-04, OQ-074). */
export const searchFilters = ['All', 'Cashback', 'Benefits', 'Vouchers'] as const
export type SearchFilter = (typeof searchFilters)[number]

export const searchPolicy = {
  /** The pause after a change before we fetch. The first fetch doesn't wait (SEARCH-31, OQ-075). */
  debounceMs: 500,
  /** Placeholder cards shown while an answer loads. */
  placeholderCards: 24,
} as const

/** The server's names for the kinds of result (SEARCH-13). */
export const partitionKeys: Readonly<Record<string, SearchResult['kind']>> = {
  cashbackretailer: 'retailer',
  ngcvendor: 'vendor',
  choice: 'choice',
}
