import type { ReactNode } from 'react'
import { InfoIcon, WarningIcon } from '../icon/icon.tsx'
import './foot-bar.css'

export interface FootBarProps {
  /** The message; without it the bar only listens. */
  readonly message?: string | undefined
  readonly trouble?: boolean | undefined
  /** What can be done about it: a button. */
  readonly children?: ReactNode
}

/**
 * A message at the foot of any page: the connection is lost, the next page is loading. It moves nothing
 * of the page, which grows at its end so that none of it stays behind. Render it always: a live region
 * announces only changes.
 */
export const FootBar = ({ message, trouble = false, children }: FootBarProps) => (
  <div className="foot-bar">
    <div role="status">
      {message !== undefined && (
        <p>
          {trouble ? <WarningIcon /> : <InfoIcon />}
          {message}
        </p>
      )}
    </div>
    {message !== undefined && children}
  </div>
)
