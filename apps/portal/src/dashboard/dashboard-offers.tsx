import {
  type DashboardHeadView,
  type DashboardView,
  dashboardMessages,
} from '@save/domain/dashboard'
import { leftOutMessages, moneyCallMessages } from '@save/domain/kernel'
import { memberMessages } from '@save/domain/member'
import { paths } from '@save/domain/shell'
import { Button } from '@save/ui/button'
import { Balance, FirstLines } from '@save/ui/figure'
import { Wrap } from '@save/ui/page'
import { type ReactNode, useDeferredValue } from 'react'
import { BenefitsBand } from './benefits-band.tsx'
import { CashbackLists, Showcase } from './cashback-sections.tsx'
import { FooterAdverts, PictureSections } from './picture-sections.tsx'
import { StatementTiles } from './statement-tiles.tsx'
import { VoucherSections } from './voucher-sections.tsx'

const { ours } = dashboardMessages

/** The greeting and the member's balances. */
export const MemberBalance = ({ head: { greeting, balance }, onReadAgain }: MemberBalanceProps) => (
  <Balance
    greeting={greeting}
    label={ours.availableBalance}
    figure={balance.available}
    isText={balance.is === 'reading'}
    href={paths.account}
    entries={
      balance.pending === undefined
        ? undefined
        : [{ label: ours.pendingBalance, value: balance.pending }]
    }
  >
    {balance.firstLines && <FirstLines lines={balance.firstLines} />}
    {balance.is === 'unread' && (
      <p>
        {memberMessages.ours.unreadBalance}{' '}
        <Button quiet size="s" onClick={onReadAgain}>
          {moneyCallMessages.ours.readAgain}
        </Button>
      </p>
    )}
  </Balance>
)

interface MemberBalanceProps {
  readonly head: DashboardHeadView
  readonly onReadAgain: () => void
}

interface ViewProps {
  readonly view: DashboardView
}

/** The offers; an empty list is left out (OQ-045). */
export const Offers = ({ view }: ViewProps) => (
  <>
    <Showcase view={view} />
    <AfterFirstScreen>
      <CashbackLists view={view} />
      <VoucherSections view={view} />
      {view.leftOut > 0 && <p>{leftOutMessages.ours.leftOut(view.leftOut)}</p>}
    </AfterFirstScreen>
  </>
)

/** The employer's benefits on their band, followed by pictures and statements. */
export const FurtherOffers = ({ view }: ViewProps) => (
  <AfterFirstScreen>
    <BenefitsBand tabs={view.tabs} />
    <Wrap>
      <PictureSections combos={view.comboOffers} adverts={view.sidebarAdverts} />
      <StatementTiles view={view} />
      <FooterAdverts adverts={view.footerAdverts} />
    </Wrap>
  </AfterFirstScreen>
)

/**
 * Renders its content after the first screen, so that no member waits for it. Until then the footer
 * stays below the window.
 */
const AfterFirstScreen = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(children, <div className="screenful" />)
