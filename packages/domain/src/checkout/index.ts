export { Basket, BasketItem } from './basket.schema.ts'
export {
  type BasketRowView,
  basketLinkText,
  basketView,
  chargeEntries,
} from './basket.selectors.ts'
export { contradictedBasket, keepTotalsOfBasket, rereadTotals } from './basket-total.ts'
export {
  type BillingComplaints,
  type BillingField,
  type BillingForm,
  billingComplaints,
  billingDraftOf,
  billingFormOf,
  billingFromProfile,
  blankBilling,
  paymentMethodOf,
} from './billing.rules.ts'
export { checkoutMachine } from './checkout.machine.ts'
export { checkoutMessages } from './checkout.messages.ts'
export { byMethod, checkoutPolicy, type PaymentMethod, paymentMethods } from './checkout.policy.ts'
export type { CheckoutPort, OrderAnswer } from './checkout.port.ts'
export {
  boughtVouchers,
  type CheckoutEvent,
  type OpenOrder,
  ownOrders,
  ownPayments,
  placedOrders,
} from './checkout.schema.ts'
export {
  type CheckoutLedgerView,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutButtonText,
  checkoutComplaints,
  checkoutLedgerView,
  checkoutTotal,
  isCheckoutLocked,
  maySetOrderAside,
  openOrderNotes,
  proceedControl,
  totalText,
} from './checkout.selectors.ts'
export { keptOrderOf, toKeep } from './kept-order.rules.ts'
export type { TotalView } from './ordering.rules.ts'
export { cameFromProvider, mayStillBeUnpaid } from './provider-return.rules.ts'
