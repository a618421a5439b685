import { type ReactNode, useId } from 'react'
import { RightIcon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'

export type SectionProps = {
  readonly title: ReactNode
  /** Where the title leads; without it the title is plain. */
  readonly href?: string | undefined
  /** Its place in the order of headings: 2, or 3 below another. */
  readonly level?: 2 | 3 | undefined
  /** Inside columns or a band, which keep the distance for it. */
  readonly within?: boolean | undefined
  readonly children: ReactNode
}

/** A part of a page under its heading. */
export function Section({ title, href, level = 2, within = false, children }: SectionProps) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={within ? undefined : 'section'} aria-labelledby={headingId}>
      <div className="section-head">
        <Heading id={headingId}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href}>
              {title}
              <RightIcon />
            </Link>
          )}
        </Heading>
      </div>
      {children}
    </section>
  )
}

export type ColumnsProps = {
  /** Three alike, a wide one and a note, or a wide one and an aside. */
  readonly kind: '3' | 'note' | 'aside'
  /** They follow the page's head, which keeps the distance. */
  readonly first?: boolean | undefined
  readonly children: ReactNode
}

/** Columns where there is room, one below the other where there is not. */
export const Columns = ({ kind, first = false, children }: ColumnsProps) => (
  <div className={`${first ? 'cols' : 'section cols'} cols-${kind}`}>{children}</div>
)

/** A tinted band from edge to edge; it stands between two `Wrap`s. */
export const Band = ({ children }: { readonly children: ReactNode }) => (
  <div className="band">
    <div className="wrap">{children}</div>
  </div>
)

/** Two pages side by side where there is room: a `Stack`, and a passbook. A form has its own. */
export const Spread = ({ children }: { readonly children: ReactNode }) => (
  <div className="spread">{children}</div>
)

/** Parts one below the other. */
export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div className="stack">{children}</div>
)
