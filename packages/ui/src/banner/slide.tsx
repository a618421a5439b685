import { Link } from '../link/link.tsx'

export type Slide = {
  readonly id: string | number
  /** The picture's address. The picture is 800 wide and 340 high, or fits into that. */
  readonly image: string
  /** What the picture says; without it a linked slide is named by its place. */
  readonly alt?: string | undefined
  readonly href?: string | undefined
  readonly reload?: boolean | undefined
}

export type BannerSlideProps = {
  readonly slide: Slide
  readonly name: string
  readonly first: boolean
}

export function BannerSlide({ slide, name, first }: BannerSlideProps) {
  const { image, alt = '', href, reload } = slide
  const picture = (
    <img
      className="banner-picture"
      src={image}
      alt={alt}
      width="800"
      height="340"
      draggable={false}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
  if (href === undefined) return picture
  return (
    <Link
      className="banner-slide"
      href={href}
      reload={reload}
      draggable={false}
      aria-label={alt ? undefined : name}
    >
      {picture}
    </Link>
  )
}
