import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

export interface OptionalPartProps {
  /** Shown while the part's code loads. */
  readonly waiting: ReactNode
  /** Shown when the part's code can't be fetched. */
  readonly missing: ReactNode
  readonly children: ReactNode
}

/** A part of a page whose code is fetched only when it is shown. The page works without it. */
export const OptionalPart = ({ waiting, missing, children }: OptionalPartProps) => (
  <CatchBoundary getResetKey={() => 'part'} errorComponent={() => missing}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </CatchBoundary>
)
