import {
  AfterABeat,
  Loading,
  Skeleton,
  SkeletonListing,
  SkeletonOffers,
  SkeletonRows,
  SkeletonSection,
  SkeletonTiles,
  SkeletonVouchers,
} from './skeleton.tsx'

export const examples = {
  'the words of the wait': <Loading>Loading offers...</Loading>,
  pieces: (
    <>
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
      <Skeleton shape="stamp" />
      <Skeleton shape="stamp-l" />
      <Skeleton shape="stamp-xl" />
    </>
  ),
  tiles: (
    <SkeletonSection>
      <SkeletonTiles count={7} />
    </SkeletonSection>
  ),
  listing: <SkeletonListing count={4} />,
  rows: (
    <SkeletonSection>
      <SkeletonRows count={3} />
    </SkeletonSection>
  ),
  'a listing, after a beat': (
    <AfterABeat>
      <SkeletonListing count={6} />
    </AfterABeat>
  ),
  offers: <SkeletonOffers count={3} />,
  vouchers: (
    <SkeletonSection>
      <SkeletonVouchers count={3} />
    </SkeletonSection>
  ),
}
