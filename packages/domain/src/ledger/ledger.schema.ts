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

/**
 * What a tab remembers of a call that is on its way: that there is one, and nothing of what it holds;
 * for the member who sent it alone, and no longer than `ledgerPolicy` says.
 */
export interface LedgerMemory {
  keep(purse: Purse, call: MoneyCall, member: Member): void
  forget(purse: Purse): void
  /** The call that the page was left with. */
  kept(purse: Purse, member: Member): MoneyCall | undefined
}

/** Remembers nothing: for tests, and where there is no tab. */
export const noMemory: LedgerMemory = {
  keep: () => undefined,
  forget: () => undefined,
  kept: () => undefined,
}
