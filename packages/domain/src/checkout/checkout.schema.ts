/** The checkout machine's input, context and events. */
import type { KnownChanged, KnownResource, OrderId, Pence, ResourceRef } from '../kernel/index.ts'
import type { KnownPurse, OwnCalls, PurseRef } from '../ledger/index.ts'
import type { LogoutNews } from '../session/index.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'
import type { PaymentMethod } from './checkout.policy.ts'

export interface CheckoutInput {
  readonly basket: ResourceRef<Basket>
  readonly totals: Readonly<Record<PaymentMethod, ResourceRef<Pence>>>
  /** The basket's entry in the ledger. */
  readonly purse: PurseRef
  readonly payments: PurseRef
  /** The portal's own origin, such as 'https://save.example'. */
  readonly origin: string
  /** The part of the form that survived a reload of the page (OQ-134). */
  readonly draft?: BillingForm | undefined
  /** An order placed before a reload of the page, and not paid (OQ-105). */
  readonly openOrder?: OpenOrder | undefined
}

/** The items, payment method and cost of an order, stored because the server may empty its basket. */
export interface PlacedOrder {
  readonly basket: Basket
  readonly paymentMethod: PaymentMethod
  readonly total?: Pence | undefined
}

/** An order that is being placed, with its details. */
export interface Ordered extends PlacedOrder {
  readonly billing: BillingForm
}

/** An order that was placed and may not be paid yet (OQ-105). */
export interface OpenOrder extends PlacedOrder {
  readonly orderId: OrderId
  /** The order's details. Missing after a reload, since we don't store them. */
  readonly billing?: BillingForm | undefined
  /** Recognises the details after a reload. */
  readonly billingMark?: number | undefined
  /** The provider's origin or path that we sent the member to. They may have paid there. */
  readonly sentTo?: string | undefined
  /** Another order may have been placed since, in any tab. */
  readonly mayBeFollowed?: boolean | undefined
}

export interface KnownAtCheckout {
  readonly basket: KnownResource<Basket>
  readonly totals: Readonly<Record<PaymentMethod, KnownResource<Pence>>>
  /** The calls on the basket. */
  readonly orders: KnownPurse
  readonly payments: KnownPurse
}

export interface Checkout extends CheckoutInput {
  readonly known: KnownAtCheckout
  readonly form: BillingForm
  readonly submissions: number
  readonly serverMessages: readonly string[]
  /** The calls that the messages are about. */
  readonly reportedCall: 'orders' | 'payments'
  /** The member has left the page, so we don't redirect them. */
  readonly isAway: boolean
  /** We don't redirect a member who is logging out. */
  readonly isLoggingOut: boolean
  /** The content of the last order, set when it is submitted. */
  readonly ordered?: Ordered | undefined
  /** The address where the open order's payment started. */
  readonly providerAddress?: string | undefined
}

export type CheckoutEvent =
  | { readonly type: 'form.changed'; readonly change: Partial<BillingForm> }
  | { readonly type: 'form.submitted' }
  /** The member gives up the open order, or can no longer pay it, and returns to the basket. */
  | { readonly type: 'order.setAside' }
  | { readonly type: 'page.left' }
  | LogoutNews
  | KnownChanged<KnownAtCheckout>
  | { readonly type: 'page.entered' }

/** The open order itself reports that it was placed. */
export const placedOrders: OwnCalls = { call: 'order', isNext: true }

/** The basket shows the voucher just bought (VOUCHER-13). */
export const boughtVouchers: OwnCalls = { call: 'voucherPurchase', isNext: true }

/** The calls that the checkout reports itself. */
export const ownOrders: OwnCalls = { call: 'order' }
export const ownPayments: OwnCalls = { call: 'payment' }
