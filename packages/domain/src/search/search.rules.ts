/** The text, filter and page of a search, stored in the address (SEARCH-07 to SEARCH-12, OQ-071 to OQ-074). */
import { isBlank, pageFromText, pagingPolicy, parameterOf, type Query } from '../kernel/index.ts'
import { type SearchFilter, searchFilters } from './search.policy.ts'
import type { SearchResult } from './search.schema.ts'

export interface SearchState {
  readonly text: string
  readonly filter: SearchFilter
  readonly page: number
}

const { firstPage } = pagingPolicy

/** Another text starts at page 1 (SEARCH-25). */
export const withText = (state: SearchState, text: string): SearchState => ({
  ...state,
  text,
  page: firstPage,
})

/** Another filter starts at page 1 (SEARCH-26). */
export const withFilter = (state: SearchState, filter: SearchFilter): SearchState => ({
  ...state,
  filter,
  page: firstPage,
})

/** Leaves out an empty 'search' and the filter All. 'page' is always there (SEARCH-07 to -09). */
export const queryOf = ({ text, filter, page }: SearchState): Query => [
  ...(isBlank(text) ? [] : [['search', text] as const]),
  ['page', String(page)],
  ...(filter === 'All' ? [] : [['filter', filter] as const]),
]

/** The state for a query. An unknown filter becomes All (OQ-074). */
export const searchStateOf = (query: Query): SearchState => ({
  text: parameterOf(query, 'search') ?? '',
  filter: filterOf(parameterOf(query, 'filter')),
  page: pageFromText(parameterOf(query, 'page')),
})

const filterOf = (text: string | undefined): SearchFilter =>
  searchFilters.find((filter) => filter.toLowerCase() === text?.toLowerCase()) ?? 'All'

/** True if both have the same address. Blank text stays in the field, but not in the address. */
export const isSamePlace = (a: SearchState, b: SearchState): boolean =>
  JSON.stringify(queryOf(a)) === JSON.stringify(queryOf(b))

/** The state to request, ignoring white space around the text. */
export const trimmedState = (state: SearchState): SearchState => ({
  ...state,
  text: state.text.trim(),
})

/** Counts only available offers (SEARCH-15). */
export const enabledOfferCount = (result: Extract<SearchResult, { kind: 'retailer' }>): number =>
  result.offers.filter(({ enabled }) => enabled).length
