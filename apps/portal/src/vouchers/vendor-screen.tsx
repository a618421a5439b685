import type { ResourceView } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { paths } from '@save/domain/shell'
import { type Vendor, vendorOf, vouchersMessages } from '@save/domain/vouchers'
import { ButtonLink } from '@save/ui/button'
import { Outcome } from '@save/ui/outcome'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Loading, Skeleton } from '@save/ui/skeleton'
import { SkeletonForm } from '@save/ui/skeleton-lists'
import type { ReactNode } from 'react'
import { useResource, useResources } from '../portal/resources.tsx'
import { WayBack } from '../portal/way-back.tsx'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { type CashbackInstead, VendorPage } from './vendor-page.tsx'

const { ours } = vouchersMessages

/** About as many fields as the form has. */
const placeholderFields = 5

export interface VendorScreenProps {
  readonly code: string
  readonly basketLink: ReactNode
  readonly cashbackInstead: CashbackInstead
}

/** One vendor, and the form to buy a voucher (VOUCHER-09 to VOUCHER-24). */
export function VendorScreen({ code, ...parts }: VendorScreenProps) {
  const vendors = useResource((resources) => resources.vendors)
  const member = useResource((resources) => resources.member)
  const resources = useResources()
  if (vendors.is === 'failed' || member.is === 'failed') {
    const retry = () => {
      for (const resource of [resources.vendors, resources.member]) {
        resource.send({ type: 'resource.needed' })
      }
    }
    return <FailureScreen onRetry={retry} />
  }
  return <VendorStates {...{ code, ...parts, vendors, member }} />
}

interface VendorStatesProps extends VendorScreenProps {
  readonly vendors: ResourceView<readonly Vendor[]>
  readonly member: ResourceView<Member>
}

function VendorStates({ code, vendors, member, ...parts }: VendorStatesProps) {
  if (vendors.is !== 'ready') return <VendorLoading />
  const vendor = vendorOf(vendors.value, code)
  if (vendor === undefined) return <VendorNotFound />
  if (member.is !== 'ready') return <VendorLoading />
  return <VendorPage key={vendor.code} vendor={vendor} member={member.value} {...parts} />
}

const VendorLoading = () => (
  <Page busy>
    <Wrap>
      <PageHead
        title={<span className="visually-hidden">{ours.vouchers}</span>}
        back={<WayBack href={paths.dashboard}>{ours.backToDashboard}</WayBack>}
        stamp={<Skeleton shape="stamp-xl" />}
      >
        <Loading>{ours.loadingVendor}</Loading>
      </PageHead>
      <SkeletonForm count={placeholderFields} />
    </Wrap>
  </Page>
)

const VendorNotFound = () => (
  <Page>
    <Wrap>
      <Outcome page mark="empty" title={vouchersMessages.vendorNotFound}>
        <ButtonLink href={paths.vouchers}>{ours.seeVouchers}</ButtonLink>
      </Outcome>
    </Wrap>
  </Page>
)
