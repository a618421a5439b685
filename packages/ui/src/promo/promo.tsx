import { type PropsWithChildren, useId } from 'react'
import { Gain, headAndTail, wordsAndFigure } from '../figure/figure.tsx'
import { Link } from '../link/link.tsx'
import { box } from '../page/box.tsx'
import { FarPicture, Stamp } from '../picture/picture.tsx'
import './promo.css'
import './tile.css'

/**
 * A group of links. `tiles`: the first is solid, and wide if there are seven. `vouchers`: notes. `rows`: a short list.
 */
export const Promos = ({
  as,
  children,
}: PropsWithChildren<{ readonly as: 'tiles' | 'vouchers' | 'rows' }>) => (
  <ul className={as}>{children}</ul>
)

type PromoProps = {
  readonly href: string
  readonly name: string
  readonly image?: string | undefined
  /** The gain, with the figure last: 'Up to £25.00'. */
  readonly gain?: string | undefined
}

/** The stamp of a brand, with its gain in the corner. Without a gain there is no corner. */
export const Tile = ({ href, name, image, gain }: PromoProps) => (
  <li>
    <Link className="tile" href={href}>
      <span className="tile-art">
        <span className="tile-field">
          <Stamp image={image} size="xl" eager />
        </span>
        {gain !== undefined && <Corner>{gain}</Corner>}
      </span>{' '}
      <span className="tile-name">{name}</span>
    </Link>
  </li>
)

/** Longer figures are smaller, so that they fit into the corner. */
const longFigure = 8

function Corner({ children }: { readonly children: string }) {
  const [text, figure] = wordsAndFigure(children)
  const [head, tail] = headAndTail(figure)
  return (
    <span
      className={figure.length < longFigure ? 'tile-corner' : 'tile-corner tile-corner-long'}
      key={children}
    >
      {text}
      <b translate="no">
        <span>{head}</span>
        {tail && <small>{tail}</small>}
      </b>
    </span>
  )
}

/** A note with a stamp, a saving and a name. */
export const Voucher = ({ href, name, image, gain }: PromoProps & { readonly gain: string }) => (
  <li>
    <Link className="voucher" href={href}>
      <Stamp image={image} size="xl" far />
      <span className="voucher-text">
        <Gain>{gain}</Gain> <span className="voucher-name">{name}</span>
      </span>
    </Link>
  </li>
)

export type RowProps = PromoProps & {
  readonly note?: string | undefined
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

export const Combos = /* @__PURE__ */ box('combos')

interface PictureProps {
  /** A picture with an aspect ratio of 5:3, or 5:2 for an advert in a strip. */
  readonly image: string
  readonly href?: string | undefined
}

export type ComboProps = PictureProps & {
  readonly description: string | undefined
  /** The text of its link: 'See the offer'. */
  readonly link: string
}

/** A picture with a description of the combined offer, followed by its link. */
export function Combo({ image, description, href, link }: ComboProps) {
  const wordsId = useId()
  return (
    <div className="combo">
      <FarPicture src={image} width={480} height={288} />
      <p>
        <span id={wordsId}>{description}</span>{' '}
        {href !== undefined && (
          <Link href={href} aria-describedby={wordsId}>
            {link}
          </Link>
        )}
      </p>
    </div>
  )
}

export type AdvertProps = PictureProps & {
  readonly description: string
  /** Labels it: 'Advertisement'. Omitted if a heading says so. */
  readonly caption?: string | undefined
  /** From edge to edge, with the text beside the picture. */
  readonly strip?: boolean | undefined
}

export function Advert({ image, description, href, caption, strip = false }: AdvertProps) {
  const className = strip ? 'advert-strip' : 'advert-tile'
  const content = (
    <>
      <FarPicture src={image} width={strip ? 375 : 480} height={strip ? 150 : 288} />
      <span>{description}</span>
    </>
  )
  return (
    <figure className={strip ? 'section advert' : 'advert'}>
      {href === undefined ? (
        <span className={className}>{content}</span>
      ) : (
        <Link className={className} href={href}>
          {content}
        </Link>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
