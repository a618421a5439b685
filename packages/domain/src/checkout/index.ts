export { isEmpty, youSave } from './basket.rules.ts'
export { Basket, BasketItem } from './basket.schema.ts'
export {
  type BillingComplaints,
  type BillingDraft,
  type BillingField,
  type BillingForm,
  billingComplaints,
  billingDraftOf,
  billingFields,
  billingFormOf,
  blankBilling,
  paymentMethodOf,
} from './billing.rules.ts'
export { checkoutMessages } from './checkout.messages.ts'
export { checkoutPolicy, type PaymentMethod, paymentMethods } from './checkout.policy.ts'
export type { CheckoutPort, OrderAnswer } from './checkout.port.ts'
export type { CheckoutEvent, OpenOrder } from './checkout.schema.ts'
export {
  type BasketRowView,
  type BasketView,
  basketView,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutButtonText,
  checkoutComplaints,
  checkoutTotal,
  isBasketReadAgain,
  isBasketUnread,
  isCheckoutLocked,
  isCheckoutWaitingLong,
  isOrderToBePaid,
  isOrderUncertain,
  mayProceed,
  maySetOrderAside,
  newestBasket,
  newestTotal,
  totalText,
  unpaidOrder,
} from './checkout.selectors.ts'
export { keptOrderOf } from './kept-order.rules.ts'
export { providerAddress, withoutQuotes } from './provider.rules.ts'
export { type CheckoutRef, startCheckout } from './start-checkout.ts'
