/** What the machine of the checkout starts with, holds and hears. */
import type { OrderId, ResourceRef, StaleableRef } from '../kernel/index.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'

export interface CheckoutInput {
  readonly basket: ResourceRef<Basket>
  /** What the basket costs, by each method: stale with it (OQ-032). */
  readonly totals: readonly StaleableRef[]
  /** The portal's own origin, such as 'https://save.example'. */
  readonly origin: string
  /** What was kept of the form when the page was loaded anew (OQ-134). */
  readonly draft?: BillingForm | undefined
}

/** An order that was placed and not yet paid, and the details it was placed with (OQ-105). */
export interface OpenOrder {
  readonly orderId: OrderId
  readonly billing: BillingForm
}

export interface Checkout extends CheckoutInput {
  readonly form: BillingForm
  readonly submissions: number
  readonly serverMessages: readonly string[]
  readonly openOrder?: OpenOrder | undefined
}

export type CheckoutEvent =
  | { readonly type: 'form.changed'; readonly change: Partial<BillingForm> }
  | { readonly type: 'form.submitted' }
  /** The basket could not be read; now it is to be tried again. */
  | { readonly type: 'retry.requested' }
