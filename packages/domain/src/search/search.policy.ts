import type { SearchResult } from './search.schema.ts'

/** The filters, written alike on the screen, in the address and in the call (SEARCH-04, OQ-074). */
export const searchFilters = ['All', 'Cashback', 'Benefits', 'Vouchers'] as const
export type SearchFilter = (typeof searchFilters)[number]

export const searchPolicy = {
  /** How long nothing must change before a change is fetched; the first fetch waits for nothing (SEARCH-31, OQ-075). */
  debounceMs: 500,
  /** Placeholder cards shown while an answer loads. */
  cardsAwaited: 24,
} as const

/** The server's names for the kinds of result (SEARCH-13). */
export const partitionKeys: Readonly<Record<string, SearchResult['kind']>> = {
  cashbackretailer: 'retailer',
  ngcvendor: 'vendor',
  choice: 'choice',
}
