import {
  type DashboardHeadView,
  type DashboardView,
  dashboardMessages,
} from '@save/domain/dashboard'
import { paths } from '@save/domain/shell'
import { Balance } from '@save/ui/balance'
import { Wrap } from '@save/ui/page'
import { BenefitsBand } from './benefits-band.tsx'
import { CashbackSections } from './cashback-sections.tsx'
import { FooterAdverts, PictureSection } from './picture-sections.tsx'
import { StatementTiles } from './statement-tiles.tsx'
import { VoucherSections } from './voucher-sections.tsx'

const { ours } = dashboardMessages

/** Who is greeted, and what they have. */
export const MemberBalance = ({ head }: { readonly head: DashboardHeadView }) => (
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
)

interface ViewProps {
  readonly view: DashboardView
}

/** What is on offer; a list without entries is left out (OQ-045). */
export const Offers = ({ view }: ViewProps) => (
  <>
    <CashbackSections view={view} />
    <VoucherSections view={view} />
  </>
)

/** The employer's benefits on their band, then pictures and statements. */
export const FurtherOffers = ({ view }: ViewProps) => (
  <>
    <BenefitsBand tabs={view.tabs} />
    <Wrap>
      <PictureSection combos={view.comboOffers} adverts={view.sidebarAdverts} />
      <StatementTiles view={view} />
      <FooterAdverts adverts={view.footerAdverts} />
    </Wrap>
  </>
)
