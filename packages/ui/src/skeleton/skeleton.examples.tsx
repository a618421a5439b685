import {
  AfterABeat,
  Loading,
  Skeleton,
  SkeletonRows,
  SkeletonSection,
  SkeletonTiles,
  SkeletonVouchers,
} from './skeleton.tsx'
import { SkeletonForm, SkeletonListing, SkeletonOffers } from './skeleton-lists.tsx'

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
  rows: (
    <SkeletonSection>
      <SkeletonRows count={3} />
    </SkeletonSection>
  ),
  'rows, after a beat': (
    <AfterABeat>
      <SkeletonRows count={6} />
    </AfterABeat>
  ),
  vouchers: (
    <SkeletonSection>
      <SkeletonVouchers count={3} />
    </SkeletonSection>
  ),
  'skeleton lists: listing': <SkeletonListing count={4} />,
  'skeleton lists: form': <SkeletonForm count={3} />,
  'skeleton lists: offers': <SkeletonOffers count={3} />,
}
