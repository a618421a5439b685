import { type ReactNode, useId } from 'react'
import { box } from '../page/box.tsx'
import './passbook.css'

export type PassbookProps = {
  /** For a single question: as tall as its content, without blank lines. */
  readonly short?: boolean | undefined
  /** The member and the date, shown only in print. */
  readonly printedFor?: string | undefined
  readonly children: ReactNode
} & (
  | { readonly heading: string; readonly label?: never }
  /** An accessible name only, for when a table's caption or a figure serves as the visible heading. */
  | { readonly label: string; readonly heading?: never }
)

/** The ruled page beside a form: its cost, the remaining balance. Belongs in a `spread`. */
export function Passbook({ short = false, printedFor, heading, label, children }: PassbookProps) {
  const id = useId()
  return (
    <aside
      className={short ? 'passbook passbook-short' : 'passbook'}
      aria-label={label}
      aria-labelledby={heading === undefined ? undefined : id}
    >
      <div className="passbook-body">
        {printedFor !== undefined && <p className="printed">{printedFor}</p>}
        {heading === undefined ? null : <h2 id={id}>{heading}</h2>}
        {children}
      </div>
    </aside>
  )
}

/** Lines that the form fills in. Shown only beside it: above it, they would move the field in use. */
export const PassbookLines = /* @__PURE__ */ box('passbook-lines')
