import { amountFromText, nothing } from '@save/domain/kernel'
import { bestWayView, payingMessages, payingPolicy, voucherFor } from '@save/domain/paying'
import type { Retailer } from '@save/domain/retailers'
import { vendorPath } from '@save/domain/shell'
import { ButtonLink } from '@save/ui/button'
import { MoneyField } from '@save/ui/money-field'
import { Passbook } from '@save/ui/passbook'
import { useState } from 'react'
import { useResource } from '../portal/resources.tsx'
import { useConfiguration } from '../portal/use-portal.ts'
import { BestWay } from './best-way.tsx'

const { ours } = payingMessages

/**
 * On a retailer's page: the saving of the same shop's voucher, beside the cashback. Shows nothing without such a
 * voucher, or while vouchers can't be read (OQ-132).
 */
export function VoucherHere({ retailer }: { readonly retailer: Retailer }) {
  const vendors = useResource((resources) => resources.vendors)
  const { cashbackTypes } = useConfiguration()
  const [text, setText] = useState<string>(payingPolicy.firstAmount)
  const vendor = vendors.is === 'ready' ? voucherFor(retailer, vendors.value) : undefined
  if (vendor === undefined) return null
  const amount = amountFromText(text)
  return (
    <Passbook short heading={ours.heading}>
      <MoneyField
        label={ours.ifYouSpend}
        hint={ours.amountHint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">
        {amount !== undefined && amount > nothing && (
          <BestWay view={bestWayView(retailer, vendor, amount, cashbackTypes)} />
        )}
      </div>
      <p className="muted">{ours.oneOrTheOther}</p>
      <ButtonLink quiet href={vendorPath(vendor.code)}>
        {ours.buyVoucher}
      </ButtonLink>
    </Passbook>
  )
}
