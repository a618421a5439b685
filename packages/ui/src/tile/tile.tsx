import type { ReactNode } from 'react'
import { headAndTail, wordsAndFigure } from '../figure/figure-text.ts'
import { Link } from '../link/link.tsx'
import { Stamp } from '../stamp/stamp.tsx'
import './tile.css'

/** A group of tiles. The corner of the first is solid, the others are wash; of seven it is large. */
export const Tiles = ({ children }: { readonly children: ReactNode }) => (
  <ul className="tiles">{children}</ul>
)

export type TileProps = {
  readonly href: string
  readonly name: string
  readonly image?: string | undefined
  /** What is kept, the figure last: 'Up to £25.00'. Without it there is no corner. */
  readonly gain?: string | undefined
  /** It is in the first row, and its picture is fetched at once. */
  readonly first?: boolean | undefined
}

/** The stamp of a brand, and the corner that is kept. */
export const Tile = ({ href, name, image, gain, first = false }: TileProps) => (
  <li>
    <Link className="tile" href={href}>
      <span className="tile-art">
        <span className="tile-field">
          <Stamp image={image} size="xl" eager={first} far={!first} />
        </span>
        {gain !== undefined && <Corner>{gain}</Corner>}
      </span>{' '}
      <span className="tile-name">{name}</span>
    </Link>
  </li>
)

/** A figure of this many characters is set smaller, so that it stays within its corner. */
const longFigure = 8

function Corner({ children }: { readonly children: string }) {
  const [words, figure] = wordsAndFigure(children)
  const [head, tail] = headAndTail(figure)
  return (
    <span
      className={figure.length < longFigure ? 'tile-corner' : 'tile-corner tile-corner-long'}
      key={children}
    >
      {words}
      <b translate="no">
        <span>{head}</span>
        {tail && <small>{tail}</small>}
      </b>
    </span>
  )
}
