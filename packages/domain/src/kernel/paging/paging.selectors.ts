/** A list whose page stands in the address alone: benefits and vouchers (OQ-069). */
import { parameterOf, type Query } from '../query/query.rules.ts'
import { pagingMessages } from './paging.messages.ts'
import { pagingPolicy } from './paging.policy.ts'
import { clampPage, pageCountOf, pageFromText } from './paging.rules.ts'

export interface PagingView {
  readonly page: number
  readonly pageCount: number
  readonly position: string
}

/** Where in a list of so many items this address stands; an empty list has no pages to show. */
export function pagingView(itemCount: number, query: Query): PagingView | undefined {
  if (itemCount === 0) return undefined
  const pageCount = pageCountOf(itemCount)
  const page = clampPage(pageFromText(parameterOf(query, 'page')), pageCount)
  return { page, pageCount, position: pagingMessages.position(page, pageCount) }
}

/** The address of a page: the first one has no name. */
export const queryOfPage = (page: number): Query =>
  page === pagingPolicy.firstPage ? [] : [['page', String(page)]]
