import { Schema } from 'effect'
import { Pence, VendorCode } from '../kernel/index.ts'
import type { OwnCalls } from '../ledger/index.ts'

const text = Schema.optionalKey(Schema.String)
const bound = Schema.optionalKey(Pence)

/** A fixed amount of a voucher. `displayValue` is the vendor's spelling. */
export const FixedValue = Schema.Struct({ amount: Pence, displayValue: text })
export type FixedValue = typeof FixedValue.Type

/** A shop that sells vouchers (DATA-16, DATA-17). */
export const Vendor = Schema.Struct({
  code: VendorCode,
  name: Schema.String,
  logo: text,
  /** A fraction: 0.05 saves 5.00%. */
  percentageDiscount: Schema.Number,
  hasFixedRange: Schema.Boolean,
  hasRangedRange: Schema.Boolean,
  fixedValues: Schema.Array(FixedValue),
  isRangeEndLimited: Schema.Boolean,
  minimumRangedEnterManuallyAmount: bound,
  maximumRangedEnterManuallyAmount: bound,
  minimumFixedEnteredManuallyAmount: bound,
  maximumFixedEnteredManuallyAmount: bound,
  /** Inventory.Range.Currency, such as 'GBP'. */
  currency: text,
})
export type Vendor = typeof Vendor.Type

/** The calls that the page of a shop’s vouchers reports (OQ-135). */
export const ownPurchases = ({ code }: Pick<Vendor, 'code'>): OwnCalls => ({
  call: 'voucherPurchase',
  about: code,
})
