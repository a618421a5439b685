import { FarPicture } from '../far-picture/far-picture.tsx'
import { Link } from '../link/link.tsx'
import './advert.css'

export type AdvertProps = {
  /** The picture: five wide and three high, in a strip five wide and two high; always shown whole. */
  readonly image: string
  readonly description: string
  /** Without it the advert is shown, and leads nowhere. */
  readonly href?: string | undefined
  readonly reload?: boolean | undefined
  /** Says that it is one: 'Advertisement'. */
  readonly caption: string
  /** From edge to edge, the words beside the picture. */
  readonly strip?: boolean | undefined
}

/** A paid picture, named as such. */
export function Advert({ image, description, href, reload, caption, strip = false }: AdvertProps) {
  const className = strip ? 'advert-strip' : 'advert-tile'
  const content = (
    <>
      <FarPicture src={image} alt="" width={strip ? 375 : 480} height={strip ? 150 : 288} />
      <span>{description}</span>
    </>
  )
  return (
    <figure className={strip ? 'section advert' : 'advert'}>
      {href === undefined ? (
        <span className={className}>{content}</span>
      ) : (
        <Link className={className} href={href} reload={reload}>
          {content}
        </Link>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
