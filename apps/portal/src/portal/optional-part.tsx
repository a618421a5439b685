import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

export interface OptionalPartProps {
  readonly waiting: ReactNode
  readonly missing: ReactNode
  readonly children: ReactNode
}

/** A part of a page whose code is fetched only when it is shown. If it can't be fetched, `missing` takes its place. */
export const OptionalPart = ({ waiting, missing, children }: OptionalPartProps) => (
  <CatchBoundary getResetKey={() => 'part'} errorComponent={() => missing}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </CatchBoundary>
)
