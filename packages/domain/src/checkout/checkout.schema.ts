/** What the machine of the checkout starts with, holds and hears. */
import type { OrderId, Pence, ResourceRef } from '../kernel/index.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'
import type { PaymentMethod } from './checkout.policy.ts'

export interface CheckoutInput {
  readonly basket: ResourceRef<Basket>
  /** What the basket costs, by each method: stale with it (OQ-032). */
  readonly totals: Readonly<Record<PaymentMethod, ResourceRef<Pence>>>
  /** The portal's own origin, such as 'https://save.example'. */
  readonly origin: string
  /** What was kept of the form when the page was loaded anew (OQ-134). */
  readonly draft?: BillingForm | undefined
  /** An order that was placed on this page before it was left, and not paid (OQ-105). */
  readonly openOrder?: OpenOrder | undefined
  /** The page was loaded anew while an order was being placed: its answer is lost (OQ-135). */
  readonly wasOrdering?: boolean | undefined
}

/** What is ordered, with what details, and what it costs: the server may empty its basket for it. */
export interface Ordered {
  readonly billing: BillingForm
  readonly basket: Basket
  readonly total?: Pence | undefined
}

/** An order that was placed, and whose payment is not known to be done (OQ-105). */
export interface OpenOrder extends Ordered {
  readonly orderId: OrderId
  /** The member was sent to the payment provider for it, and may have paid there. */
  readonly isSentToProvider?: boolean
}

export interface Checkout extends CheckoutInput {
  readonly form: BillingForm
  readonly submissions: number
  readonly serverMessages: readonly string[]
  /** The page was left while this goes on: nothing takes the member anywhere meanwhile. */
  readonly isAway: boolean
  /** What the last order was for, from its submit on. */
  readonly ordered?: Ordered | undefined
}

export type CheckoutEvent =
  | { readonly type: 'form.changed'; readonly change: Partial<BillingForm> }
  | { readonly type: 'form.submitted' }
  /** The order that stands is not to be paid, or can't be any more: back to the basket. */
  | { readonly type: 'order.setAside' }
  | { readonly type: 'page.left' }
  | { readonly type: 'page.entered' }
  /** The basket could not be read; now it is to be tried again. */
  | { readonly type: 'retry.requested' }
