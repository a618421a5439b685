export { FixedValue, Vendor } from './vendor.schema.ts'
export { vendorVisitMachine } from './vendor-visit.machine.ts'
export {
  type AmountRange,
  type AmountWays,
  amountWays,
  type ChosenAmount,
  isWithin,
  voucherAmount,
} from './voucher-amount.rules.ts'
export {
  blankVoucherDraft,
  blankVoucherForm,
  isVoucherFormValid,
  type VoucherComplaints,
  type VoucherDraft,
  type VoucherForm,
  voucherComplaints,
  voucherFormOf,
} from './voucher-form.rules.ts'
export { type VoucherListEvent, voucherListMachine } from './voucher-list.machine.ts'
export { type VoucherListPlace, vendorsAt } from './voucher-list.rules.ts'
export { type VoucherPrice, voucherPrice } from './voucher-price.rules.ts'
export { type VoucherPurchaseEvent, voucherPurchaseMachine } from './voucher-purchase.machine.ts'
export {
  type PriceView,
  type PurchaseView,
  priceView,
  purchaseAmount,
  purchaseComplaints,
  purchaseDraft,
  purchaseView,
} from './voucher-purchase.selectors.ts'
export { vouchersMessages } from './vouchers.messages.ts'
export { vouchersPolicy } from './vouchers.policy.ts'
export type { PurchaseAnswer, VoucherPurchase, VouchersPort } from './vouchers.port.ts'
export {
  type FixedAmountView,
  type VendorCardView,
  type VendorView,
  type VoucherListView,
  vendorCards,
  vendorOf,
  vendorView,
  voucherListView,
} from './vouchers.selectors.ts'
