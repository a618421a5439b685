/** Which calls the checkout reports (OQ-135). */
import type { OwnCalls } from '../ledger/index.ts'

/** The basket shows what was just bought (VOUCHER-13). */
export const boughtVouchers: OwnCalls = { call: 'voucherPurchase', isNext: true }

/** What the checkout reports in its own words. */
export const ownOrders: OwnCalls = { call: 'order' }
export const ownPayments: OwnCalls = { call: 'payment' }
