import { RetailerId } from '@save/domain/kernel'
import { type Retailer, retailerView } from '@save/domain/retailers'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFamilyMember, useReading } from '../portal/resources.tsx'
import { useConfiguration } from '../portal/use-portal.ts'
import { RetailerFailed } from './retailer-failed.tsx'
import { RetailerLoading } from './retailer-loading.tsx'
import { RetailerPage } from './retailer-page.tsx'

export interface RetailerScreenProps {
  /** The saving of the same shop's voucher. */
  readonly voucherHere: (retailer: Retailer) => ReactNode
}

/** One retailer, for any slug in the address (OQ-012). */
export function RetailerScreen({ voucherHere }: RetailerScreenProps) {
  const { retailerId = '' } = useParams({ strict: false })
  return (
    <RetailerStates key={retailerId} id={RetailerId.make(retailerId)} voucherHere={voucherHere} />
  )
}

/** The retailer while it loads, after a failure, or with its content. */
function RetailerStates({ id, voucherHere }: RetailerScreenProps & { readonly id: RetailerId }) {
  const configuration = useConfiguration()
  const resource = useFamilyMember((families) => families.retailer, id)
  const retailer = useReading(resource)
  switch (retailer.is) {
    case 'loading':
      return <RetailerLoading id={id} />
    case 'failed':
      return <RetailerFailed onRetry={() => resource.send({ type: 'resource.needed' })} />
    case 'ready':
      return (
        <RetailerPage
          id={id}
          view={retailerView(retailer.value, configuration)}
          voucherHere={voucherHere(retailer.value)}
        />
      )
  }
}
