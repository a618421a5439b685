import { pounds, VendorCode } from '../kernel/index.ts'
import type { Vendor } from './vendor.schema.ts'
import type { VoucherForm } from './voucher-form.rules.ts'

/** Sells nothing; each test adds its own part. */
export const exampleVendor: Vendor = {
  code: VendorCode.make('PLU1089'),
  name: 'Plumfield Grocers',
  percentageDiscount: 0.05,
  hasFixedRange: false,
  hasRangedRange: false,
  fixedValues: [],
  isRangeEndLimited: false,
  currency: 'GBP',
}

/** Sells £10.00, and from £5.00 to £250.00. */
export const vendorOfBoth: Vendor = {
  ...exampleVendor,
  hasFixedRange: true,
  hasRangedRange: true,
  fixedValues: [{ amount: pounds('10') }],
  isRangeEndLimited: true,
  minimumRangedEnterManuallyAmount: pounds('5'),
  maximumRangedEnterManuallyAmount: pounds('250'),
}

export const validForm: VoucherForm = {
  chosen: { way: 'manual', text: '25.50' },
  firstName: ' Priya ',
  lastName: ' Shah ',
  personalMessage: '',
}
