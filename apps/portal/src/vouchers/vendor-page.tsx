import type { Member } from '@save/domain/member'
import { paths } from '@save/domain/shell'
import { type Vendor, type VendorView, vendorView, vouchersMessages } from '@save/domain/vouchers'
import { BackLink } from '@save/ui/back-link'
import { ButtonLink } from '@save/ui/button'
import { Gain } from '@save/ui/gain'
import { Outcome } from '@save/ui/outcome'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Stamp } from '@save/ui/stamp'
import { VoucherPurchase } from './voucher-purchase.tsx'

const { ours } = vouchersMessages

export interface VendorPageProps {
  readonly vendor: Vendor
  readonly member: Member
}

/** The vendor, and the form when there is an amount to choose (OQ-093). */
export function VendorPage({ vendor, member }: VendorPageProps) {
  const view = vendorView(vendor)
  return (
    <Page>
      <Wrap>
        <VendorHead view={view} />
        {view.isSold ? (
          <VoucherPurchase vendor={vendor} member={member} view={view} />
        ) : (
          <Outcome mark="empty" title={ours.notSold}>
            <ButtonLink quiet href={paths.vouchers}>
              {ours.seeVouchers}
            </ButtonLink>
          </Outcome>
        )}
      </Wrap>
    </Page>
  )
}

const VendorHead = ({ view }: { readonly view: VendorView }) => (
  <PageHead
    title={view.name}
    back={<BackLink href={paths.dashboard}>{ours.backToDashboard}</BackLink>}
    stamp={<Stamp image={view.image} size="xl" eager />}
  >
    <p>
      <Gain large>{ours.savingOf(view.saving)}</Gain>
    </p>
    {view.foreignCurrency !== undefined && <p>{ours.inCurrency(view.foreignCurrency)}</p>}
  </PageHead>
)
