import type { ReactNode } from 'react'

export type PageProps = {
  /** Its content is not there yet. */
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** What the skip link leads to, and what the layout measures itself by. */
export const Page = ({ busy = false, children }: PageProps) => (
  <main id="main" tabIndex={-1} aria-busy={busy}>
    {children}
  </main>
)

/** The width of the page's content. */
export const Wrap = ({ children }: { readonly children: ReactNode }) => (
  <div className="wrap">{children}</div>
)

export type PageHeadProps = {
  /** Left out where what follows has the heading. */
  readonly title?: ReactNode
  /** The way back, above the heading. */
  readonly back?: ReactNode
  /** A stamp before the heading. */
  readonly stamp?: ReactNode
  /** A control at the end of the heading's line: a star. */
  readonly action?: ReactNode
  /** What stands below the heading. */
  readonly children?: ReactNode
}

/** The page's one h1 and what belongs to it. */
export const PageHead = ({ title, back, stamp, action, children }: PageHeadProps) => (
  <div className="page-head">
    {back}
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
