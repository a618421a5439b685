import { AfterABeat } from '../skeleton/skeleton.tsx'
import { SkeletonListing, SkeletonOffers } from './skeleton-lists.tsx'

export const examples = {
  listing: <SkeletonListing count={4} />,
  'a listing, after a beat': (
    <AfterABeat>
      <SkeletonListing count={6} />
    </AfterABeat>
  ),
  offers: <SkeletonOffers count={3} />,
}
