/** The text, filter and page of a search, stored in the address (SEARCH-07 to SEARCH-12, OQ-071 to OQ-074). */
import { isBlank, pageFromText, pagingPolicy, parameterOf, type Query } from '../kernel/index.ts'
import { type SearchFilter, searchFilters } from './search.policy.ts'
import type { SearchResult } from './search.schema.ts'

export interface SearchPlace {
  readonly text: string
  readonly filter: SearchFilter
  readonly page: number
}

const { firstPage } = pagingPolicy

/** Another text starts at page 1 (SEARCH-25). */
export const withText = (place: SearchPlace, text: string): SearchPlace => ({
  ...place,
  text,
  page: firstPage,
})

/** Another filter starts at page 1 (SEARCH-26). */
export const withFilter = (place: SearchPlace, filter: SearchFilter): SearchPlace => ({
  ...place,
  filter,
  page: firstPage,
})

/** Leaves out an empty 'search' and the filter All. 'page' is always there (SEARCH-07 to -09). */
export const queryOf = ({ text, filter, page }: SearchPlace): Query => [
  ...(isBlank(text) ? [] : [['search', text] as const]),
  ['page', String(page)],
  ...(filter === 'All' ? [] : [['filter', filter] as const]),
]

/** The place for a query. An unknown filter becomes All (OQ-074). */
export const placeOf = (query: Query): SearchPlace => ({
  text: parameterOf(query, 'search') ?? '',
  filter: filterOf(parameterOf(query, 'filter')),
  page: pageFromText(parameterOf(query, 'page')),
})

const filterOf = (text: string | undefined): SearchFilter =>
  searchFilters.find((filter) => filter.toLowerCase() === text?.toLowerCase()) ?? 'All'

/** True if both have the same address. Blank text stays in the field, but not in the address. */
export const isSamePlace = (a: SearchPlace, b: SearchPlace): boolean =>
  JSON.stringify(queryOf(a)) === JSON.stringify(queryOf(b))

/** The place to request, ignoring white space around the text. */
export const soughtAt = (place: SearchPlace): SearchPlace => ({
  ...place,
  text: place.text.trim(),
})

/** Counts only available offers (SEARCH-15). */
export const enabledOfferCount = (result: Extract<SearchResult, { kind: 'retailer' }>): number =>
  result.offers.filter(({ enabled }) => enabled).length
