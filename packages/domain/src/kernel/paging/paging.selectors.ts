/** Pages a list whose page number is only in the address: the benefits (OQ-069). */
import { parameterOf, type Query } from '../query/query.rules.ts'
import { pagingMessages } from './paging.messages.ts'
import { pagingPolicy } from './paging.policy.ts'
import { clampPage, pageCountOf, pageFromText } from './paging.rules.ts'

export interface PagingView {
  readonly page: number
  readonly pageCount: number
  readonly position: string
}

/** The page of this address in a list of that many items. An empty list has no pages to show. */
export function pagingView(itemCount: number, query: Query): PagingView | undefined {
  if (itemCount === 0) return undefined
  const pageCount = pageCountOf(itemCount)
  const page = clampPage(pageFromText(parameterOf(query, 'page')), pageCount)
  return { page, pageCount, position: pagingMessages.position(page, pageCount) }
}

/** The query for a page; the first page has none. */
export const queryOfPage = (page: number): Query =>
  page === pagingPolicy.firstPage ? [] : [['page', String(page)]]
