import {
  itemsOfPage,
  joinPresent,
  leftOutMessages,
  type PageMove,
  type PagingView,
  pageAfter,
  pagingMessages,
  pagingPolicy,
  pagingView,
  queryOfPage,
} from '@save/domain/kernel'
import { Listing } from '@save/ui/listing'
import { Notice } from '@save/ui/message'
import { Pager } from '@save/ui/pager'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { focusHeading } from '../routing/heading-focus.ts'

interface PageTurnerProps {
  readonly paging: PagingView
  readonly onMove: (move: PageMove) => void
  /** Moves the focus to the new page. */
  readonly onTurned: (position: string) => void
}

/** First, previous, 'Page X of Y', next, last (SEARCH-06, OQ-069). */
function PageTurner({ paging: { page, pageCount, position }, onMove, onTurned }: PageTurnerProps) {
  const turnedTo = useRef<number>(undefined)
  const moveFocus = useEffectEvent(onTurned)
  useLayoutEffect(() => {
    if (page === turnedTo.current) moveFocus(position)
    turnedTo.current = undefined
  }, [page, position])
  return (
    <Pager
      labels={pagingMessages.ours}
      position={position}
      page={page}
      pageCount={pageCount}
      onMove={(move) => {
        turnedTo.current = pageAfter(move, page, pageCount)
        onMove(move)
      }}
    />
  )
}

export interface PagedListingProps extends Pick<PageTurnerProps, 'paging' | 'onMove'> {
  readonly children: ReactNode
}

/** One page of a list. Turning the page moves the focus to the heading, which names the new page. */
export const PagedListing = ({ children, ...pages }: PagedListingProps) => (
  <>
    <Listing>{children}</Listing>
    <PageTurner {...pages} onTurned={focusHeading} />
  </>
)

/** The pages of a list that is only a part of its screen. Its page number isn't in the address. */
export function usePagesHere<Item>(items: readonly Item[]) {
  const [asked, setAsked] = useState<number>(pagingPolicy.firstPage)
  const top = useRef<HTMLDivElement>(null)
  const paging = pagingView(items.length, queryOfPage(asked))
  return {
    /** The items of this page, the most that a screen draws at once. */
    shown: paging ? itemsOfPage(items, paging.page) : [],
    /** The pager below them, if there is more than one page (BENEFIT-08). */
    pager: paging && paging.pageCount > 1 && (
      <PageTurner
        paging={paging}
        onMove={(move) => setAsked(pageAfter(move, paging.page, paging.pageCount))}
        onTurned={() => {
          top.current?.focus({ preventScroll: true })
          top.current?.scrollIntoView?.()
        }}
      />
    ),
    /** For the element around the items: it gets the focus after a page turn. */
    top,
  }
}

export interface LeftOutProps {
  readonly count: number
  /** What this means for the member. */
  readonly meaning?: string | undefined
}

/** Says that a list lacks unreadable items (OQ-143). Shows nothing if the list is complete. */
export const LeftOut = ({ count, meaning }: LeftOutProps) =>
  count > 0 && (
    <Notice
      tone="note"
      messages={[joinPresent([leftOutMessages.ours.leftOut(count), meaning], ' ')]}
    />
  )
