import type { PictureView } from '@save/domain/dashboard'

/**
 * Reserves the carousel's space while it loads, and shows the first picture at once. The styles repeat the carousel's,
 * because its module is not loaded yet.
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
