import { type PageMove, pageAfter, pagingMessages } from '@save/domain/kernel'
import { Listing } from '@save/ui/listing'
import { Pager } from '@save/ui/pager'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../routing/heading-focus.ts'

export interface PagedListingProps {
  readonly paging: {
    readonly page: number
    readonly pageCount: number
    readonly position: string
  }
  readonly onMove: (move: PageMove) => void
  /** The cards of the page. */
  readonly children: ReactNode
}

/**
 * One page of a list and its pager: first, previous, 'Page X of Y', next, last (SEARCH-06, OQ-069).
 */
export function PagedListing({ paging, onMove, children }: PagedListingProps) {
  const { page, pageCount, position } = paging
  const turn = usePageTurned(page, position)
  return (
    <>
      <Listing>{children}</Listing>
      <Pager
        labels={pagingMessages.ours}
        position={position}
        page={page}
        pageCount={pageCount}
        onMove={(move) => {
          turn(pageAfter(move, page, pageCount))
          onMove(move)
        }}
      />
    </>
  )
}

/**
 * After turning a page the focus goes to the heading, which says which page of the list this is.
 */
function usePageTurned(page: number, position: string): (target: number) => void {
  const turnedTo = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (page === turnedTo.current) focusHeading(position)
    turnedTo.current = undefined
  }, [page, position])
  return (target) => {
    turnedTo.current = target
  }
}
