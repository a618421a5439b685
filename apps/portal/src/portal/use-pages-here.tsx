import {
  clampPage,
  itemsOfPage,
  type PageMove,
  pageAfter,
  pageCountOf,
  pagingMessages,
  pagingPolicy,
} from '@save/domain/kernel'
import { Pager } from '@save/ui/pager'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export interface PagesHere<Item> {
  /** The items of this page: no screen draws more at once. */
  readonly shown: readonly Item[]
  /** Below them, while there is more than one page (BENEFIT-08). */
  readonly pager: ReactNode
  /** For what has the items in it: the focus goes there after turning a page. */
  readonly top: (element: HTMLElement | null) => void
}

/** The pages of a list that is one part of a screen: its page is in no address. */
export function usePagesHere<Item>(items: readonly Item[]): PagesHere<Item> {
  const [asked, setAsked] = useState<number>(pagingPolicy.firstPage)
  const place = useRef<HTMLElement>(null)
  const isTurned = useRef(false)
  const pageCount = pageCountOf(items.length)
  const page = clampPage(asked, pageCount)
  const move = (way: PageMove) => {
    isTurned.current = true
    setAsked(pageAfter(way, page, pageCount))
  }
  useLayoutEffect(() => {
    if (!isTurned.current) return
    isTurned.current = false
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.()
  })
  return {
    shown: itemsOfPage(items, page),
    pager: pageCount > 1 && (
      <Pager
        labels={pagingMessages.ours}
        position={pagingMessages.position(page, pageCount)}
        page={page}
        pageCount={pageCount}
        onMove={move}
      />
    ),
    top: (element) => {
      place.current = element
    },
  }
}
