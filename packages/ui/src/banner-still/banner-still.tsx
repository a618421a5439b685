import '../banner/banner.css'

export type BannerStillProps = {
  /** The first slide's picture; without it, a skeleton. */
  readonly image?: string | undefined
}

/**
 * The carousel's first picture, without the carousel: it holds its place while that loads, at the
 * same size, so that nothing moves. It is not read out, since the slide itself will be.
 */
export const BannerStill = ({ image }: BannerStillProps) => (
  <div className="banner" aria-hidden="true">
    <div className="banner-frame">
      {image !== undefined && (
        <img
          className="banner-picture"
          src={image}
          alt=""
          width="800"
          height="340"
          fetchPriority="high"
        />
      )}
    </div>
    <div className="banner-nav" />
  </div>
)
