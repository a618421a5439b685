/** Which calls the page of a shop's vouchers reports (OQ-135). */
import type { OwnCalls } from '../ledger/index.ts'
import type { Vendor } from './vendor.schema.ts'

export const ownPurchases = ({ code }: Pick<Vendor, 'code'>): OwnCalls => ({
  call: 'voucherPurchase',
  about: code,
})
