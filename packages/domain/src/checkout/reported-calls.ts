/** Which calls the checkout reports (OQ-135). */
import { mayStillSay, type OwnCalls } from '../ledger/index.ts'
import type { Checkout } from './checkout.schema.ts'

/** The open order itself reports that it was placed. */
export const placedOrders: OwnCalls = { call: 'order', isNext: true }

/** The basket shows what was just bought (VOUCHER-13). */
export const boughtVouchers: OwnCalls = { call: 'voucherPurchase', isNext: true }

/** What the checkout reports in its own words. */
export const ownOrders: OwnCalls = { call: 'order' }
export const ownPayments: OwnCalls = { call: 'payment' }

/** May the checkout, opened again, still say what it last said of an order, or of its payment? */
export const mayTellAgain = ({ purse, payments, toldCall, isRefused }: Checkout): boolean =>
  toldCall === 'payment'
    ? mayStillSay(payments.getSnapshot(), ownPayments, isRefused)
    : mayStillSay(purse.getSnapshot(), ownOrders, isRefused)
