import { dashboardMessages, dashboardPolicy as policy } from '@save/domain/dashboard'
import { BalanceHead, BalanceLoading } from '@save/ui/balance'
import { Page, Wrap } from '@save/ui/page'
import { Columns } from '@save/ui/section'
import { SkeletonRows, SkeletonSection, SkeletonTiles, SkeletonVouchers } from '@save/ui/skeleton'
import { BannerPlace } from './banner-place.tsx'

/** 'Loading offers...' in the shape and size of the dashboard (DASH-01 to DASH-04). */
export const DashboardLoading = () => (
  <Page busy>
    <Wrap>
      <BalanceHead>
        <BalanceLoading greeting={dashboardMessages.ours.greeting(undefined)}>
          {dashboardMessages.loadingOffers}
        </BalanceLoading>
        <BannerPlace />
      </BalanceHead>
      <div className="section">
        <SkeletonSection>
          <SkeletonTiles count={policy.showcaseWithFavourites} />
        </SkeletonSection>
      </div>
      <Columns kind="3">
        <SkeletonSection>
          <SkeletonRows count={policy.moreCashback} />
        </SkeletonSection>
        <SkeletonSection>
          <SkeletonRows count={policy.newestCashback} />
        </SkeletonSection>
        <SkeletonSection>
          <SkeletonRows count={policy.cashbackList} />
        </SkeletonSection>
      </Columns>
      <Columns kind="note">
        <SkeletonSection>
          <SkeletonVouchers count={policy.voucherTiles} />
        </SkeletonSection>
        <SkeletonSection>
          <SkeletonRows count={policy.moreVouchers} />
        </SkeletonSection>
      </Columns>
    </Wrap>
  </Page>
)
