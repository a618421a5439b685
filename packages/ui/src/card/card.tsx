import { type ReactNode, useId } from 'react'
import { RightIcon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import './card.css'

export interface CardProps {
  readonly heading: string
  /** Makes the heading a link. */
  readonly href?: string | undefined
  readonly tinted?: boolean | undefined
  readonly children: ReactNode
}

/** A thing apart: a region named by its heading. Never a card inside a card. */
export function Card({ heading, href, tinted = false, children }: CardProps) {
  const id = useId()
  return (
    <section className={tinted ? 'card card-tint' : 'card'} aria-labelledby={id}>
      <h2 id={id}>
        {href === undefined ? (
          heading
        ) : (
          <Link href={href}>
            {heading}
            <RightIcon />
          </Link>
        )}
      </h2>
      {children}
    </section>
  )
}

/** The link that leads on, at the foot of a card. */
export function CardAction({ children }: { readonly children: ReactNode }) {
  return <p className="card-action">{children}</p>
}
