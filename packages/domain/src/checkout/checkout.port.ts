import type { Effect } from 'effect'
import type { Failure, OrderId, Pence } from '../kernel/index.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'
import type { PaymentMethod } from './checkout.policy.ts'

/** A refusal has its messages in the server's order. There may be none. */
export type OrderAnswer =
  | { readonly answer: 'ordered'; readonly orderId: OrderId }
  | { readonly answer: 'refused'; readonly messages: readonly string[] }

export interface CheckoutPort {
  readBasket(): Effect.Effect<Basket, Failure>
  /** Reads the cost of the whole basket with standard delivery and this method. */
  readTotal(paymentMethod: PaymentMethod): Effect.Effect<Pence, Failure>
  /** Places the order. Delivery is always standard (CHECKOUT-11). */
  placeOrder(billing: BillingForm): Effect.Effect<OrderAnswer, Failure>
  /** Starts the payment and returns the provider's address unchanged. */
  startPayment(order: OrderId, paymentMethod: PaymentMethod): Effect.Effect<string, Failure>
}
