/** What of the member's money can be on its way, and what it draws on. */

import type { Member } from '../member/index.ts'

/** A call that moves money, or places or cancels an order. */
export const moneyCalls = [
  'cardWithdrawal',
  'bankWithdrawal',
  'salarySacrificeOrder',
  'cancellation',
  'voucherPurchase',
  'order',
  'payment',
] as const
export type MoneyCall = (typeof moneyCalls)[number]

/**
 * What a money call draws on; one call at a time draws on each. Card and bank draw on the same
 * savings, a voucher purchase and the order on the same basket.
 */
export type Purse = 'savings' | 'salary' | 'benefits' | 'basket' | 'payment'

/** How a call ended: surely carried out, surely not, or nobody knows. */
export const callEnds = ['made', 'notMade', 'unknown'] as const
export type CallEnd = (typeof callEnds)[number]

/** A call of which the member has still to hear. */
export interface UntoldCall {
  readonly call: MoneyCall
  readonly end: CallEnd
}

/**
 * What a tab remembers of a call until the member has heard of it: that there is one, at most whether it
 * was made, and nothing of what it holds; for the member who sent it alone, and no longer than
 * `ledgerPolicy` says.
 */
export interface LedgerMemory {
  keep(purse: Purse, untold: UntoldCall, member: Member): void
  forget(purse: Purse): void
  /** The call that the page was left with. */
  kept(purse: Purse, member: Member): UntoldCall | undefined
}

/** Remembers nothing: for tests, and where there is no tab. */
export const noMemory: LedgerMemory = {
  keep: () => undefined,
  forget: () => undefined,
  kept: () => undefined,
}
