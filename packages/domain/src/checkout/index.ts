export { isEmpty, youSave } from './basket.rules.ts'
export { Basket, BasketItem } from './basket.schema.ts'
export {
  type BillingComplaints,
  type BillingField,
  type BillingForm,
  billingComplaints,
  billingFields,
} from './billing.rules.ts'
export { checkoutMachine } from './checkout.machine.ts'
export { checkoutMessages } from './checkout.messages.ts'
export { checkoutPolicy, type PaymentMethod, paymentMethods } from './checkout.policy.ts'
export type { CheckoutPort, OrderAnswer } from './checkout.port.ts'
export type { CheckoutEvent } from './checkout.schema.ts'
export {
  type BasketRowView,
  type BasketView,
  basketView,
  checkoutBasket,
  checkoutButtonText,
  checkoutComplaints,
  checkoutTotal,
  isBasketReadAgain,
  isBasketUnread,
  isCheckoutLocked,
  isCheckoutWaitingLong,
  mayProceed,
  totalText,
} from './checkout.selectors.ts'
export { providerAddress, withoutQuotes } from './provider.rules.ts'
