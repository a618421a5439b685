import type { ReactNode } from 'react'
import { InfoIcon, WarningIcon } from '../icon/icon.tsx'
import './foot-bar.css'

export interface FootBarProps {
  /** The messages, each a sentence or two; without any the bar only listens. */
  readonly messages?: readonly string[]
  /** The first message is about trouble. */
  readonly trouble?: boolean | undefined
  /** What can be done about them: buttons. */
  readonly children?: ReactNode
}

/**
 * Messages at the foot of any page: the connection is lost, the next page is loading. They move nothing
 * of the page, which grows at its end so that none of it stays behind. Render it always: a live region
 * announces only changes.
 */
export const FootBar = ({ messages = [], trouble = false, children }: FootBarProps) => (
  <div className="foot-bar">
    {/* Only what is new is announced, not what still stands. */}
    <div role="status" aria-atomic={false}>
      {messages.map((message, place) => (
        <p key={message}>
          {trouble && place === 0 ? <WarningIcon /> : <InfoIcon />}
          {message}
        </p>
      ))}
    </div>
    {messages.length > 0 && children}
  </div>
)
