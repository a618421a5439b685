import type { ReactNode } from 'react'
import './page-ways.css'

export interface PageWaysProps {
  readonly back: ReactNode
  /** Another way on, at the end of the line. */
  readonly on: ReactNode
}

/** The ways above a heading. */
export const PageWays = ({ back, on }: PageWaysProps) => (
  <div className="page-ways">
    {back}
    {on}
  </div>
)
