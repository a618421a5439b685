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
  /** Moves the focus to the page that was turned to. */
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
  /** The cards of the page. */
  readonly children: ReactNode
}

/** One page of a list. Turning it moves the focus to the heading, which says which page of the list this is. */
export const PagedListing = ({ children, ...pages }: PagedListingProps) => (
  <>
    <Listing>{children}</Listing>
    <PageTurner {...pages} onTurned={focusHeading} />
  </>
)

/** The pages of a list that is one part of a screen: its page is in no address. */
export function usePagesHere<Item>(items: readonly Item[]) {
  const [asked, setAsked] = useState<number>(pagingPolicy.firstPage)
  const top = useRef<HTMLDivElement>(null)
  const paging = pagingView(items.length, queryOfPage(asked))
  return {
    /** The items of this page: no screen draws more at once. */
    shown: paging ? itemsOfPage(items, paging.page) : [],
    /** Below them, while there is more than one page (BENEFIT-08). */
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
    /** For what has the items in it: the focus goes there after turning a page. */
    top,
  }
}

export interface LeftOutProps {
  /** How many items of the list can't be shown. */
  readonly count: number
  /** What follows from it. */
  readonly meaning?: string | undefined
}

/** Says that a list lacks items that can't be read (OQ-143); nothing when it has all of them. */
export const LeftOut = ({ count, meaning }: LeftOutProps) =>
  count > 0 && (
    <Notice
      tone="note"
      messages={[joinPresent([leftOutMessages.ours.leftOut(count), meaning], ' ')]}
    />
  )
