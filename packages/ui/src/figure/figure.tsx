import { type PropsWithChildren, type ReactNode, useId } from 'react'
import { Link } from '../link/link.tsx'
import { box } from '../page/box.tsx'
import '../skeleton/skeleton.css'
import './figure.css'

export type FigureProps = {
  /** The whole figure, '£1,284.60'. It stays one string when copied, read aloud or tested. */
  readonly children: string
  /** Draws a double line below the figure, as under a total. */
  readonly ruled?: boolean | undefined
  readonly href?: string | undefined
  /** True if `children` is text instead of a figure. The line keeps its height. */
  readonly isText?: boolean | undefined
}

/** Longer figures are smaller, so that they fit on a narrow page. */
const longFigure = 12

/** A large balance, with heavy pounds and light pence. */
export function Figure({ children, ruled = false, href, isText = false }: FigureProps) {
  const className = ruled || href !== undefined ? 'figure-ruled' : undefined
  const text = <FigureText>{children}</FigureText>
  return (
    <p className={figureClass(children, isText)}>
      {href === undefined ? (
        <span className={className}>{text}</span>
      ) : (
        <Link className={className} href={href}>
          {text}
        </Link>
      )}
    </p>
  )
}

function figureClass(text: string, isText: boolean): string {
  if (isText) return 'figure figure-words'
  return text.length > longFigure ? 'figure figure-long' : 'figure'
}

/**
 * The `key` replaces the whole element when the figure changes. A browser that translates the page replaces React's
 * text nodes with its own, so part of the figure could keep its old value.
 */
function FigureText({ children }: { readonly children: string }) {
  const [pounds, pence] = headAndTail(children)
  return (
    <span key={children} translate={pence ? 'no' : undefined}>
      <span>{pounds}</span>
      {pence && <span className="figure-pence">{pence}</span>}
    </span>
  )
}

export type GainProps = {
  /** Text that ends with the figure: 'Up to 7.5%'. Screen readers read it as one string. */
  readonly children: string
  readonly large?: boolean | undefined
}

/** The member's saving, marked with its corner. */
export function Gain({ children, large = false }: GainProps) {
  const [text, figure] = wordsAndFigure(children)
  return (
    <span className={large ? 'gain gain-l' : 'gain'} key={children}>
      {text}
      <b translate="no">{figure}</b>
    </span>
  )
}

/** A figure in a column or a sentence, with the same mark in the size of its text. */
export const GainFigure = ({ children }: { readonly children: string }) => (
  <span className="gain-figure" translate="no">
    {children}
  </span>
)

export interface Entry {
  readonly label: string
  readonly value: string
  /** gain: marked with the corner; total: ruled off twice. */
  readonly kind?: 'plain' | 'gain' | 'total' | undefined
}

/** Figures in a column, each after its name. */
export function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <dl className="entries">
      {entries.map(({ label, value, kind = 'plain' }) => (
        <div className={kind === 'total' ? 'entries-total' : undefined} key={label}>
          <dt>{label}</dt>
          <dd>{kind === 'gain' ? <GainFigure>{value}</GainFigure> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The first page of an empty passbook: how to get a first entry. */
export const FirstLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ol className="first-lines">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ol>
)

/** The head of a page that begins with a balance, with a banner beside it if there is room. */
export const BalanceHead = /* @__PURE__ */ box('dashboard-head page-head')

export type BalanceProps = {
  readonly greeting: ReactNode
  readonly label: ReactNode
  readonly figure: string
  readonly isText?: boolean | undefined
  readonly href: string
  /** Content below the figures, such as a button to load them again. */
  readonly children?: ReactNode
  readonly entries?: readonly Entry[] | undefined
}

export function Balance({
  greeting,
  label,
  figure,
  isText,
  href,
  entries,
  children,
}: BalanceProps) {
  const headingId = useId()
  return (
    <section className="balance" aria-labelledby={headingId}>
      <h1 id={headingId}>{greeting}</h1>
      <p className="balance-label">{label}</p>
      <Figure href={href} isText={isText}>
        {figure}
      </Figure>
      {entries && <Entries entries={entries} />}
      {children}
    </section>
  )
}

/** As tall as the balance, so that nothing moves when it arrives. */
export const BalanceLoading = ({
  greeting,
  children,
}: PropsWithChildren<{ readonly greeting: string }>) => (
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

/** Splits 'Up to £25.00' into text and figure. The text may be missing. */
export function wordsAndFigure(text: string): readonly [words: string, figure: string] {
  const start = text.trimEnd().lastIndexOf(' ') + 1
  return [text.slice(0, start), text.slice(start)]
}

/** '£1,284.60' gives '£1,284' and '.60', '7.5%' gives '7.5' and '%'. The second part is smaller. */
export function headAndTail(figure: string): readonly [head: string, tail: string] {
  const tail = /(?:\.\d\d|%)$/.exec(figure)?.[0] ?? ''
  return [figure.slice(0, figure.length - tail.length), tail]
}
