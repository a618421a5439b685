import '../figure/passbook.css'
import '../form/form.css'
import '../listing/listing.css'
import '../promo/offer.css'
import { Skeleton, times } from './skeleton.tsx'

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

/** A form and the passbook beside it. */
export const SkeletonForm = ({ count }: Count) => (
  <div className="spread" aria-hidden="true">
    <div className="passbook">
      <div className="passbook-body">
        <Skeleton shape="heading" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </div>
    <ul className="form">
      {times(
        count,
        <>
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
        </>,
      )}
    </ul>
  </div>
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
