import { pounds, VendorCode } from '@save/domain/kernel'
import type { Vendor, VoucherPurchase } from '@save/domain/vouchers'

/** GET /api/NGCVendors with every field filled. */
export const vendorsJson = [
  {
    VendorCode: 'TBRK',
    Name: 'Tea & Brick',
    VendorLogo: '/images/vendors/TBRK.svg',
    PercentageDiscount: 0.05,
    HasFixedRange: true,
    HasRangedRange: true,
    FixedValues: [{ Amount: 12.5, DisplayValue: '£12.50' }],
    IsRangeEndLimited: true,
    MinimumRangedEnterManuallyAmount: 5,
    MaximumRangedEnterManuallyAmount: 250,
    MinimumFixedEnteredManuallyAmount: 10.01,
    MaximumFixedEnteredManuallyAmount: 99.99,
    Inventory: { Range: { Currency: 'GBP' } },
  },
]

export const exampleVendors: readonly Vendor[] = [
  {
    code: VendorCode.make('TBRK'),
    name: 'Tea & Brick',
    logo: '/images/vendors/TBRK.svg',
    percentageDiscount: 0.05,
    hasFixedRange: true,
    hasRangedRange: true,
    fixedValues: [{ amount: pounds('12.50'), displayValue: '£12.50' }],
    isRangeEndLimited: true,
    minimumRangedEnterManuallyAmount: pounds('5'),
    maximumRangedEnterManuallyAmount: pounds('250'),
    minimumFixedEnteredManuallyAmount: pounds('10.01'),
    maximumFixedEnteredManuallyAmount: pounds('99.99'),
    currency: 'GBP',
  },
]

/** A voucher of the small catalogue's first vendor. */
export const examplePurchase: VoucherPurchase = {
  firstName: 'Sam',
  lastName: 'Reed',
  emailAddress: 'member@example.com',
  personalMessage: 'Enjoy!',
  amount: pounds('25.50'),
  vendorCode: VendorCode.make('TBRK'),
  vendorName: 'Tea & Brick',
  percentageDiscount: 0.05,
}
