import type { Effect } from 'effect'
import type { Failure, Pence, VendorCode } from '../kernel/index.ts'
import type { Vendor } from './vendor.schema.ts'

/** Currency and description are the same for all purchases and come from the policy (API-33, API-34). */
export interface VoucherPurchase {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly personalMessage: string
  readonly amount: Pence
  readonly vendorCode: VendorCode
  readonly vendorName: string
  /** A fraction, sent unchanged (OQ-039). */
  readonly percentageDiscount: number
}

export type PurchaseAnswer =
  | { readonly answer: 'purchased' }
  /** All messages from the server, in its order; may be empty. */
  | { readonly answer: 'refused'; readonly messages: readonly string[] }

export interface VouchersPort {
  readVendors(): Effect.Effect<readonly Vendor[], Failure>
  /** Tells the server that the member opened the vendor's page. */
  logVisit(vendor: VendorCode): Effect.Effect<void, Failure>
  purchaseVoucher(purchase: VoucherPurchase): Effect.Effect<PurchaseAnswer, Failure>
}
