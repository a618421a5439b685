import { type ReactNode, useId } from 'react'
import { RightIcon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'

export type RegionProps = {
  readonly heading: ReactNode
  /** The heading's level: 2, or 3 below another region. */
  readonly level?: 2 | 3 | undefined
  readonly href?: string | undefined
  /** The heading's id, for a link from the top of the page. */
  readonly headingId?: string | undefined
  readonly headingClass?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of a page, named by its heading. */
export function Region({
  heading,
  level = 2,
  href,
  headingId,
  headingClass,
  className,
  children,
}: RegionProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className={headingClass}>
        {href === undefined ? (
          heading
        ) : (
          <Link href={href}>
            {heading}
            <RightIcon />
          </Link>
        )}
      </Heading>
      {children}
    </section>
  )
}
