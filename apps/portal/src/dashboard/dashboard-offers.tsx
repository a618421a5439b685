import {
  type DashboardHeadView,
  type DashboardView,
  dashboardMessages,
} from '@save/domain/dashboard'
import { paths } from '@save/domain/shell'
import { Balance, BalanceHead } from '@save/ui/balance'
import { Page, Wrap } from '@save/ui/page'
import { Banners } from './banners.tsx'
import { BenefitsBand } from './benefits-band.tsx'
import { CashbackSections } from './cashback-sections.tsx'
import { FooterAdverts, PictureSection } from './picture-sections.tsx'
import { StatementTiles } from './statement-tiles.tsx'
import { VoucherSections } from './voucher-sections.tsx'

const { ours } = dashboardMessages

export interface DashboardOffersProps {
  readonly head: DashboardHeadView
  readonly view: DashboardView
}

/** The dashboard with everything in it; a list without entries is left out (OQ-045). */
export const DashboardOffers = ({ head, view }: DashboardOffersProps) => (
  <Page>
    <Wrap>
      <BalanceHead>
        <Balance
          greeting={head.greeting}
          label={ours.availableBalance}
          figure={head.availableBalance}
          href={paths.account}
          entries={
            head.pendingBalance === undefined
              ? undefined
              : [{ label: ours.pendingBalance, value: head.pendingBalance }]
          }
        />
        <Banners />
      </BalanceHead>
      <CashbackSections view={view} />
      <VoucherSections view={view} />
    </Wrap>
    <BenefitsBand tabs={view.tabs} />
    <Wrap>
      <PictureSection combos={view.comboOffers} adverts={view.sidebarAdverts} />
      <StatementTiles view={view} />
      <FooterAdverts adverts={view.footerAdverts} />
    </Wrap>
  </Page>
)
