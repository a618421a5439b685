import type { ReactNode } from 'react'
import { Gain } from '../gain/gain.tsx'
import { Link } from '../link/link.tsx'
import { Stamp } from '../stamp/stamp.tsx'
import './rows.css'

/** A short list of places to go, on hairlines. */
export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="rows">{children}</ul>
)

export type RowProps = {
  readonly href: string
  readonly name: string
  readonly image?: string | undefined
  /** A word about it, below the name. */
  readonly note?: string | undefined
  /** What is kept, the figure last: 'Up to 7.5%'. */
  readonly gain?: string | undefined
}

export const Row = ({ href, name, image, note, gain }: RowProps) => (
  <li>
    <Link className="rows-link" href={href}>
      <Stamp image={image} far />
      <span className="rows-name">
        <span>{name}</span> {note !== undefined && <small>{note}</small>}
      </span>{' '}
      {gain !== undefined && <Gain>{gain}</Gain>}
    </Link>
  </li>
)
