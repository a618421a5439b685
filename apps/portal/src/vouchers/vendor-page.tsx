import type { Pence } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { paths } from '@save/domain/shell'
import {
  logVendorVisit,
  type Vendor,
  type VendorView,
  vendorView,
  vouchersMessages,
} from '@save/domain/vouchers'
import { ButtonLink } from '@save/ui/button'
import { Gain } from '@save/ui/figure'
import { Outcome } from '@save/ui/outcome'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Stamp } from '@save/ui/picture'
import { type ReactNode, useEffect } from 'react'
import { LeftOut } from '../portal/lists.tsx'
import { usePortal } from '../portal/use-portal.ts'
import { WayBack } from '../portal/way-back.tsx'
import { VoucherPurchase } from './voucher-purchase.tsx'

const { ours } = vouchersMessages

/** The cashback at the vendor's shop for an amount. */
export type CashbackInstead = (vendor: Vendor, amount: Pence | undefined) => ReactNode

export interface VendorPageProps {
  readonly vendor: Vendor
  readonly member: Member
  readonly basketLink: ReactNode
  readonly cashbackInstead: CashbackInstead
}

/** The vendor, and the form if there is an amount to choose (OQ-093). */
export function VendorPage({ vendor, member, basketLink, cashbackInstead }: VendorPageProps) {
  const view = vendorView(vendor)
  useVisitLogged(vendor)
  return (
    <Page>
      <Wrap>
        <VendorHead view={view} basketLink={basketLink} />
        <LeftOut count={view.leftOut} />
        {view.isSold ? (
          <VoucherPurchase
            vendor={vendor}
            member={member}
            view={view}
            cashbackInstead={(amount) => cashbackInstead(vendor, amount)}
          />
        ) : (
          view.leftOut === 0 && <NotSold />
        )}
      </Wrap>
    </Page>
  )
}

const NotSold = () => (
  <Outcome mark="empty" title={ours.notSold}>
    <ButtonLink quiet href={paths.vouchers}>
      {ours.seeVouchers}
    </ButtonLink>
  </Outcome>
)

/** Logs the visit to the page, once (VOUCHER-24). */
function useVisitLogged({ code }: Vendor): void {
  const { ports } = usePortal()
  useEffect(() => logVendorVisit(ports.vouchers, code), [ports, code])
}

const VendorHead = ({
  view,
  basketLink,
}: {
  readonly view: VendorView
  readonly basketLink: ReactNode
}) => (
  <PageHead
    title={view.name}
    back={<WayBack href={paths.dashboard}>{ours.backToDashboard}</WayBack>}
    on={basketLink}
    stamp={<Stamp image={view.image} size="xl" eager />}
  >
    <p>
      <Gain large>{ours.savingOf(view.saving)}</Gain>
    </p>
    {view.foreignCurrency !== undefined && <p>{ours.inCurrency(view.foreignCurrency)}</p>}
  </PageHead>
)
