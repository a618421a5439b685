import { type Pence, resourceView } from '@save/domain/kernel'
import { bestWayView, cashbackAt, payingMessages } from '@save/domain/paying'
import { retailerPath } from '@save/domain/shell'
import type { Vendor } from '@save/domain/vouchers'
import { Button } from '@save/ui/button'
import { Link } from '@save/ui/link'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useReading, useResources } from '../portal/resources.tsx'
import { useConfiguration } from '../portal/use-portal.ts'
import { BestWay } from './best-way.tsx'

const { ours } = payingMessages

export interface CashbackInsteadProps {
  readonly vendor: Vendor
  /** The chosen amount. `undefined` if the vendor doesn't sell a voucher for it. */
  readonly amount: Pence | undefined
}

/**
 * On a vendor's page: the cashback at the same shop for the voucher's amount. It needs all retailers, which are a lot
 * to load, so it waits until the member asks, unless they are already loaded.
 */
export function CashbackInstead(props: CashbackInsteadProps) {
  const isThere = useSelector(useResources().retailers, (now) => resourceView(now).is === 'ready')
  const [isAsked, setAsked] = useState(false)
  if (isThere || isAsked) return <Compared {...props} isAsked={isAsked} />
  return (
    <p>
      <Button quiet onClick={() => setAsked(true)}>
        {ours.compare}
      </Button>
    </p>
  )
}

function Compared({ vendor, amount, isAsked }: CashbackInsteadProps & { isAsked: boolean }) {
  const retailers = useReading(useResources().retailers)
  const { cashbackTypes } = useConfiguration()
  if (retailers.is === 'failed') return null
  const retailer =
    retailers.is === 'ready' ? cashbackAt(vendor, retailers.value, cashbackTypes) : undefined
  return (
    <div role="status">
      {retailers.is === 'loading' && <p>{ours.comparing}</p>}
      {retailers.is === 'ready' && retailer === undefined && isAsked && <p>{ours.noCashback}</p>}
      {retailer !== undefined && (
        <>
          {amount === undefined ? (
            <p>{ours.chooseFirst}</p>
          ) : (
            <BestWay cashbackOnly view={bestWayView(retailer, vendor, amount, cashbackTypes)} />
          )}
          <p>
            <Link href={retailerPath(retailer.id, retailer.name)}>{ours.seeCashback}</Link>
          </p>
        </>
      )}
    </div>
  )
}
