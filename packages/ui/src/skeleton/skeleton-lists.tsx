import '../listing/listing.css'
import '../promo/offer.css'
import { Skeleton } from './skeleton.tsx'
import { times } from './times.tsx'

type Count = { readonly count: number }

/** Placeholders for cards. No page starts with them, so they are separate from the other shapes. */
export const SkeletonListing = ({ count }: Count) => (
  <ul className="listing" aria-hidden="true">
    {times(
      count,
      <div className="listing-card">
        <Skeleton shape="stamp-l" />
        <div>
          <span className="skeleton skeleton-line skeleton-name" />
          <span className="skeleton skeleton-line skeleton-name" />
        </div>
      </div>,
    )}
  </ul>
)

export const SkeletonOffers = ({ count }: Count) => (
  <ul className="offers" aria-hidden="true">
    {times(
      count,
      <>
        <div className="offer-stub">
          <Skeleton shape="heading" />
        </div>
        <div className="offer-text">
          <Skeleton shape="line" />
          <span className="skeleton skeleton-line skeleton-name" />
        </div>
      </>,
      'offer',
    )}
  </ul>
)
