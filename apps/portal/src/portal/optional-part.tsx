import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

export interface OptionalPartProps {
  /** Stands there while the part's code is on its way. */
  readonly waiting: ReactNode
  /** Shown when the part fails to load: the page does without it. */
  readonly missing: ReactNode
  readonly children: ReactNode
}

/** A part of a page whose code is fetched only when it is shown, and that the page can do without. */
export const OptionalPart = ({ waiting, missing, children }: OptionalPartProps) => (
  <CatchBoundary getResetKey={() => 'part'} errorComponent={() => missing}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </CatchBoundary>
)
