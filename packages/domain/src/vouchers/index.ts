export { FixedValue, ownPurchases, Vendor } from './vendor.schema.ts'
export { logVendorVisit } from './vendor-visit.ts'
export { amountWays, type ChosenAmount, voucherPrice } from './voucher-amount.rules.ts'
export {
  blankVoucherDraft,
  type VoucherComplaints,
  type VoucherForm,
  voucherComplaints,
  voucherFormOf,
} from './voucher-form.rules.ts'
export { vouchersInAddress } from './voucher-list.rules.ts'
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
  type VendorView,
  vendorOf,
  vendorView,
  voucherListView,
  writtenLines,
} from './vouchers.selectors.ts'
