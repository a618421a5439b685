import type { ReactNode } from 'react'
import { DownIcon } from '../icon/icon.tsx'
import '../figure/working.css'
import './disclosure.css'

export interface DisclosureProps {
  /** What opens it. */
  readonly summary: string
  /** In a passbook beside a form: once open it takes the whole width, and the form follows below. */
  readonly wide?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly children?: ReactNode
}

/** More of the page, closed at first. */
export const Disclosure = ({ summary, wide = false, onOpen, children }: DisclosureProps) => (
  <details
    className={wide ? 'disclosure disclosure-wide working' : 'disclosure working'}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) onOpen?.()
    }}
  >
    <summary>
      {summary}
      <DownIcon />
    </summary>
    <div className="disclosure-body">{children}</div>
  </details>
)
