import { type PropsWithChildren, type ReactNode, useId } from 'react'
import { DownIcon } from '../icon/icon.tsx'
import '../button/button.css'
import '../figure/working.css'
import './disclosure.css'
import './help-panel.css'

export interface DisclosureProps {
  readonly summary: string
  /**
   * Opened by a button, in a passbook beside a form. When open, it takes the whole width, and the form moves below it.
   */
  readonly wide?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly children?: ReactNode
}

/** A collapsible section, closed by default. */
export const Disclosure = ({ summary, wide = false, onOpen, children }: DisclosureProps) => (
  <details
    className={wide ? 'disclosure disclosure-wide' : 'disclosure working'}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) onOpen?.()
    }}
  >
    <summary className={wide ? 'button button-quiet' : undefined}>
      {summary}
      <DownIcon />
    </summary>
    <div className="disclosure-body">{children}</div>
  </details>
)

export type HelpPanelProps = {
  /** The text on the tab, which also names the panel. */
  readonly label: string
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  readonly children: ReactNode
}

/** A tab that hangs from the bar and opens the help of the page. */
export function HelpPanel({ label, open, onToggle, children }: HelpPanelProps) {
  const bodyId = useId()
  return (
    <aside className={open ? 'help help-open' : 'help'} aria-label={label}>
      <div className="wrap">
        <button
          type="button"
          className="help-tab"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => onToggle(!open)}
        >
          {label}
          <DownIcon />
        </button>
        <div className="help-body" id={bodyId} hidden={!open}>
          {children}
        </div>
      </div>
    </aside>
  )
}

export const HelpTopic = ({
  title,
  children,
}: PropsWithChildren<{ readonly title: ReactNode }>) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)
