import '../banner/banner.css'

export type BannerStillProps = {
  /** The first slide's picture; without it, a skeleton. */
  readonly image?: string | undefined
}

/**
 * What the carousel opens with, without the carousel: it stands in while that is being loaded, as
 * large, so that nothing moves when it comes. It is not read out, since the slide itself will be.
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
