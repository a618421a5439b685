import { dashboardMessages, dashboardPolicy as policy } from '@save/domain/dashboard'
import { BalanceLoading } from '@save/ui/figure'
import { Columns } from '@save/ui/page'
import { SkeletonRows, SkeletonSection, SkeletonTiles, SkeletonVouchers } from '@save/ui/skeleton'

/** A greeting without a name, and what is loading (DASH-01 to DASH-04). */
export const HeadLoading = () => (
  <BalanceLoading greeting={dashboardMessages.ours.greeting(undefined)}>
    {dashboardMessages.loadingOffers}
  </BalanceLoading>
)

/** The dashboard's sections as skeletons, in the shape and size of their content. */
export const OffersLoading = () => (
  <>
    <SkeletonSection>
      <SkeletonTiles count={policy.showcaseWithFavourites} />
    </SkeletonSection>
    <Columns kind="3">
      <SkeletonSection within>
        <SkeletonRows count={policy.moreCashback} />
      </SkeletonSection>
      <SkeletonSection within>
        <SkeletonRows count={policy.newestCashback} />
      </SkeletonSection>
      <SkeletonSection within>
        <SkeletonRows count={policy.cashbackList} />
      </SkeletonSection>
    </Columns>
    <Columns kind="note">
      <SkeletonSection within>
        <SkeletonVouchers count={policy.voucherTiles} />
      </SkeletonSection>
      <SkeletonSection within>
        <SkeletonRows count={policy.moreVouchers} />
      </SkeletonSection>
    </Columns>
  </>
)
