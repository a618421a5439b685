import type { PictureView } from '@save/domain/dashboard'

/**
 * Holds the carousel's place, at its size, while it loads; the first picture need not wait for it.
 * The styles repeat the carousel's, because its module is not here yet.
 */
export const BannerPlace = ({ first }: { readonly first?: PictureView | undefined }) => (
  <div className="banner" aria-hidden="true">
    <div className="banner-frame">
      {first && (
        <div className="banner-still">
          <img
            className="banner-picture"
            src={first.image}
            alt=""
            width="800"
            height="340"
            fetchPriority="high"
          />
        </div>
      )}
    </div>
    <div className="banner-nav" />
  </div>
)
