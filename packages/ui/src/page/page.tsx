import type { PropsWithChildren, ReactNode } from 'react'
import { box } from './box.tsx'
import { Region, type RegionProps } from './region.tsx'
import './page.css'

/** The target of the skip link. Its size determines the layout. */
export const Page = ({
  busy = false,
  children,
}: PropsWithChildren<{ readonly busy?: boolean | undefined }>) => (
  <main id="main" tabIndex={-1} aria-busy={busy}>
    {children}
  </main>
)

export const Wrap = /* @__PURE__ */ box('wrap')

export type PageHeadProps = {
  /** Left out if the following content has the heading. */
  readonly title?: ReactNode
  readonly back?: ReactNode
  /** Another link at the end of the same line. */
  readonly on?: ReactNode
  readonly stamp?: ReactNode
  /** A control at the end of the heading's line: a star. */
  readonly action?: ReactNode
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

export type SectionProps = Pick<RegionProps, 'level' | 'href' | 'children'> & {
  readonly title: ReactNode
  /** For use inside columns or a band, which already have the space above. */
  readonly within?: boolean | undefined
}

/** A part of a page under its heading, with space above it. */
export const Section = ({ title, within = false, ...region }: SectionProps) => (
  <Region
    {...region}
    heading={title}
    headingClass="section-head"
    className={within ? undefined : 'section'}
  />
)

export type ColumnsProps = {
  /** Three equal columns, a wide one and a note, or a wide one and an aside. */
  readonly kind: '3' | 'note' | 'aside'
  /** Directly below the page's head, which already has the space. */
  readonly first?: boolean | undefined
  readonly children: ReactNode
}

/** Columns on a wide screen, stacked on a narrow one. */
export const Columns = ({ kind, first = false, children }: ColumnsProps) => (
  <div className={`${first ? 'cols' : 'section cols'} cols-${kind}`}>{children}</div>
)

/** A tinted band from edge to edge, between two `Wrap`s. */
export const Band = ({ children }: { readonly children: ReactNode }) => (
  <div className="band">
    <div className="wrap">{children}</div>
  </div>
)

/** Two pages side by side on a wide screen: a `Stack` and a passbook. Forms have their own. */
export const Spread = /* @__PURE__ */ box('spread')

export const Stack = /* @__PURE__ */ box('stack')

/** Sections of level 3, each with a short list, side by side on the tinted band. Only screen readers get the title. */
export const BenefitTabs = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <Band>
    <h2 className="visually-hidden">{title}</h2>
    <div className="benefit-tabs">{children}</div>
  </Band>
)

export const Footer = ({ note, children }: PropsWithChildren<{ readonly note: string }>) => (
  <footer className="footer">
    <div className="wrap">
      {children}
      <p>{note}</p>
    </div>
  </footer>
)
