/**
 * Paging of benefits, vouchers, retailers and search results: pages of 60, counted from 1. Moves outside the range have
 * no effect, and the buttons at both ends are disabled (SEARCH-27, SEARCH-29, SEARCH-30, SEARCH-32, SEARCH-33, OQ-069,
 * OQ-073).
 */
import { pagingPolicy } from './paging.policy.ts'

const { firstPage, largestPage, pageSize } = pagingPolicy

export type PageMove = 'first' | 'previous' | 'next' | 'last'

/** count / 60, rounded up. Even an empty list has a first page. */
export const pageCountOf = (itemCount: number): number =>
  Math.max(firstPage, Math.ceil(itemCount / pageSize))

/** The nearest existing page: the first for anything below, the last for anything above. */
export const clampPage = (page: number, pageCount: number): number =>
  Math.min(Math.max(page, firstPage), Math.max(pageCount, firstPage))

/**
 * The page in an address: a whole number from 1, or the first page for anything else. A page beyond the last becomes
 * the last once we know the count (OQ-073).
 */
export function pageFromText(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text.trim())) return firstPage
  return clampPage(Number(text), largestPage)
}

/** The page after a move. A move outside the range has no effect (SEARCH-27). */
export function pageAfter(move: PageMove, page: number, pageCount: number): number {
  const target = { first: firstPage, previous: page - 1, next: page + 1, last: pageCount }[move]
  return target >= firstPage && target <= pageCount ? target : page
}

/** True if the move leads to another page. */
export const mayMove = (move: PageMove, page: number, pageCount: number): boolean =>
  pageAfter(move, page, pageCount) !== page

/** A move of the pager from the current page, with the number of pages. */
export interface PageMoved {
  readonly move: PageMove
  readonly page: number
  readonly pageCount: number
}

/** The same list, on the page that a move leads to. */
export const stateAfterMove = <State extends { readonly page: number }>(
  state: State,
  { move, page, pageCount }: PageMoved,
): State => ({ ...state, page: pageAfter(move, page, pageCount) })

/** The items of one page. */
export function itemsOfPage<Item>(items: readonly Item[], page: number): readonly Item[] {
  const start = (page - firstPage) * pageSize
  return items.slice(start, start + pageSize)
}
