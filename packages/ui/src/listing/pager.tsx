import { type ComponentType, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { FirstIcon, LastIcon, LeftIcon, RightIcon } from '../icon/icon.tsx'
import './listing.css'

export interface PagerLabels {
  readonly pages: string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
}

export type PagerMove = 'first' | 'previous' | 'next' | 'last'

export interface PagerProps {
  readonly labels: PagerLabels
  /** The position, for example 'Page 2 of 3'. */
  readonly position: string
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onMove: (move: PagerMove) => void
}

/** First, previous, next and last. Those without a target are disabled. */
export function Pager({ labels, position, page, pageCount, onMove }: PagerProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const atStart = page <= 1
  const atEnd = page >= pageCount
  // The last step disables its own button, so the position gets the focus, without scrolling.
  const step = (move: PagerMove, to: number) => () => {
    if (to <= 1 || to >= pageCount) text.current?.focus({ preventScroll: true })
    onMove(move)
  }
  const button = (move: PagerMove, to: number, isOff: boolean, MoveIcon: ComponentType) => (
    <IconButton label={labels[move]} disabled={isOff} onClick={step(move, to)}>
      <MoveIcon />
    </IconButton>
  )

  return (
    <nav className="pager" aria-label={labels.pages}>
      {button('first', 1, atStart, FirstIcon)}
      {button('previous', page - 1, atStart, LeftIcon)}
      <p aria-current="page" tabIndex={-1} ref={text}>
        {position}
      </p>
      {button('next', page + 1, atEnd, RightIcon)}
      {button('last', pageCount, atEnd, LastIcon)}
    </nav>
  )
}
