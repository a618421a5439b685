import {
  type PageMove,
  type PagingView,
  pageAfter,
  pagingView,
  queryOfPage,
} from '@save/domain/kernel'
import { useLocation, useRouter } from '@tanstack/react-router'
import { addressPort } from '../routing/address-query.ts'

export interface Paging {
  /** None for an empty list. */
  readonly view: PagingView | undefined
  readonly move: (move: PageMove) => void
}

/** The pages of a list that is loaded whole; only the address holds the page number (OQ-069). */
export function usePaging(itemCount: number): Paging {
  const router = useRouter()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const view = pagingView(itemCount, [...new URLSearchParams(search)])
  return {
    view,
    move: (move) => {
      if (view === undefined) return
      const page = pageAfter(move, view.page, view.pageCount)
      if (page === view.page) return
      const address = addressPort(router)
      address.addQuery(queryOfPage(page))
      address.scrollToTop()
    },
  }
}
