import { type ReactNode, useId } from 'react'
import { Entries, type Entry } from '../entries/entries.tsx'
import { Figure } from '../figure/figure.tsx'
import '../skeleton/skeleton.css'
import './balance.css'

/** The head of a page that opens with a balance, a banner beside it where there is room. */
export const BalanceHead = ({ children }: { readonly children: ReactNode }) => (
  <div className="dashboard-head page-head">{children}</div>
)

export type BalanceProps = {
  /** The page's h1. */
  readonly greeting: ReactNode
  readonly label: ReactNode
  readonly figure: string
  /** Words in place of the figure. */
  readonly words?: boolean | undefined
  /** Where the figure leads. */
  readonly href: string
  /** Below the figure, such as a way to read it again. */
  readonly children?: ReactNode
  /** Smaller figures below it. */
  readonly entries?: readonly Entry[] | undefined
}

/** Whose balance it is, and how much. */
export function Balance({ greeting, label, figure, words, href, entries, children }: BalanceProps) {
  const headingId = useId()
  return (
    <section className="balance" aria-labelledby={headingId}>
      <h1 id={headingId}>{greeting}</h1>
      <p className="balance-label">{label}</p>
      <Figure href={href} words={words}>
        {figure}
      </Figure>
      {children}
      {entries && <Entries entries={entries} />}
    </section>
  )
}

export type BalanceLoadingProps = {
  readonly greeting: ReactNode
  /** What is loading; shown where the label will be. */
  readonly children: ReactNode
}

/** As high as the balance, so that nothing moves when it arrives. */
export const BalanceLoading = ({ greeting, children }: BalanceLoadingProps) => (
  <section className="balance">
    <h1>{greeting}</h1>
    <p className="balance-label" role="status">
      {children}
    </p>
    <p className="figure" aria-hidden="true">
      <span className="skeleton skeleton-figure" />
    </p>
    <div aria-hidden="true">
      <Entries entries={[{ label: '\u00A0', value: '\u00A0' }]} />
    </div>
  </section>
)
