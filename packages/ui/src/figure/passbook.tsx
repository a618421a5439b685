import { type ReactNode, useId } from 'react'
import './passbook.css'

export type PassbookProps = {
  /** For a single question: as tall as what it holds, without blank lines. */
  readonly short?: boolean | undefined
  /** On paper only: for whom, and of which day. */
  readonly printedFor?: string | undefined
  readonly children: ReactNode
} & (
  | { readonly heading: string; readonly label?: never }
  /** Where a table's caption or a figure already says it, the name alone. */
  | { readonly label: string; readonly heading?: never }
)

/** The ruled page beside a form: what it costs, what remains. Belongs in a `spread`. */
export function Passbook({ short = false, printedFor, heading, label, children }: PassbookProps) {
  const id = useId()
  return (
    <aside
      className={short ? 'passbook passbook-short' : 'passbook'}
      aria-label={label}
      aria-labelledby={heading === undefined ? undefined : id}
    >
      <div className="passbook-body">
        {printedFor !== undefined && <p className="passbook-printed">{printedFor}</p>}
        {heading === undefined ? null : <h2 id={id}>{heading}</h2>}
        {children}
      </div>
    </aside>
  )
}
