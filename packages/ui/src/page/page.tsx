import { type ReactNode, useId } from 'react'
import { RightIcon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { box } from './box.tsx'
import './page.css'

export type PageProps = {
  /** Its content is still loading. */
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** The target of the skip link, whose size determines the layout. */
export const Page = ({ busy = false, children }: PageProps) => (
  <main id="main" tabIndex={-1} aria-busy={busy}>
    {children}
  </main>
)

/** The width of the page's content. */
export const Wrap = /* @__PURE__ */ box('wrap')

export type PageHeadProps = {
  /** Left out if the following content has the heading. */
  readonly title?: ReactNode
  /** The back link, above the heading. */
  readonly back?: ReactNode
  /** Another link, at the end of the same line. */
  readonly on?: ReactNode
  /** A stamp before the heading. */
  readonly stamp?: ReactNode
  /** A control at the end of the heading's line: a star. */
  readonly action?: ReactNode
  /** Shown below the heading. */
  readonly children?: ReactNode
}

/** The page's only h1, with its links and controls. */
export const PageHead = ({ title, back, on, stamp, action, children }: PageHeadProps) => (
  <div className="page-head">
    {on ? (
      <div className="page-ways">
        {back}
        {on}
      </div>
    ) : (
      back
    )}
    {stamp ? (
      <div className="page-title">
        {stamp}
        <div>
          <h1>{title}</h1>
          {children}
        </div>
        {action}
      </div>
    ) : (
      <>
        {title !== undefined && <h1>{title}</h1>}
        {children}
      </>
    )}
  </div>
)

export type SectionProps = {
  readonly title: ReactNode
  /** The target of the title; without it the title is plain. */
  readonly href?: string | undefined
  /** The heading's level: 2, or 3 below another section. */
  readonly level?: 2 | 3 | undefined
  /** Inside columns or a band, which already have the distance. */
  readonly within?: boolean | undefined
  readonly children: ReactNode
}

/** A part of a page under its heading, at a distance from the part before it. */
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
  /** Three equal columns, a wide one and a note, or a wide one and an aside. */
  readonly kind: '3' | 'note' | 'aside'
  /** Directly below the page's head, which already has the distance. */
  readonly first?: boolean | undefined
  readonly children: ReactNode
}

/** Columns on a wide screen, one below the other on a narrow one. */
export const Columns = ({ kind, first = false, children }: ColumnsProps) => (
  <div className={`${first ? 'cols' : 'section cols'} cols-${kind}`}>{children}</div>
)

/** A tinted band from edge to edge, between two `Wrap`s. */
export const Band = ({ children }: { readonly children: ReactNode }) => (
  <div className="band">
    <div className="wrap">{children}</div>
  </div>
)

/** Two pages side by side on a wide screen: a `Stack`, and a passbook. A form has its own. */
export const Spread = /* @__PURE__ */ box('spread')

/** Parts one below the other. */
export const Stack = /* @__PURE__ */ box('stack')

export type BenefitTabsProps = {
  /** Names the band for screen readers. */
  readonly title: ReactNode
  /** Sections of level 3, each with a short list. */
  readonly children: ReactNode
}

/** Short lists side by side on the tinted band. */
export const BenefitTabs = ({ title, children }: BenefitTabsProps) => (
  <Band>
    <h2 className="visually-hidden">{title}</h2>
    <div className="benefit-tabs">{children}</div>
  </Band>
)

export type FooterProps = {
  /** The line at the end. */
  readonly note: ReactNode
  /** Links. */
  readonly children: ReactNode
}

export const Footer = ({ note, children }: FooterProps) => (
  <footer className="footer">
    <div className="wrap">
      {children}
      <p>{note}</p>
    </div>
  </footer>
)
