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
  voucherDraftOf,
  voucherFormOf,
} from './voucher-form.rules.ts'
export { type VoucherPrice, voucherPrice } from './voucher-price.rules.ts'
export { type VoucherPurchaseEvent, voucherPurchaseMachine } from './voucher-purchase.machine.ts'
export { vouchersMessages } from './vouchers.messages.ts'
export { vouchersPolicy } from './vouchers.policy.ts'
export type { PurchaseAnswer, VoucherPurchase, VouchersPort } from './vouchers.port.ts'
export {
  type FixedAmountView,
  isBasketUnread,
  isPurchaseLocked,
  isPurchaseWaitingLong,
  mayBeInBasket,
  type PriceView,
  type PurchaseSnapshot,
  priceView,
  purchaseComplaints,
  type VendorCardView,
  type VendorView,
  vendorCards,
  vendorOf,
  vendorView,
} from './vouchers.selectors.ts'
