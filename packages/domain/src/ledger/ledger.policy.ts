import type { MoneyCall, Purse } from './ledger.schema.ts'

export const ledgerPolicy = {
  /**
   * How long a call waits for its answer before the page says so; the call is never cut off. A tab
   * that holds back for another tab's call reads again, and may send, after so long a silence of that
   * tab. So long nothing is sent on a purse whose call a reload has cut off; and so long after a lost
   * answer the purse is read once more (OQ-135).
   */
  longWaitMs: 15_000,
  /** How often a tab that is sending tells the others so; a silent one may have been closed. */
  beatMs: 4000,
  /**
   * What a page has shown for less than this before the login covered it may not have been read. Where a
   * call leads on to another page, its own page waits so long for that one to say that the call was made.
   */
  freshMs: 5000,
  /** How long an outcome has to be in view to count as read. */
  readMs: 50,
  /**
   * The same once a menu or the login has lain over it, since the page often goes with the menu; and for
   * a call before the last, since the page often goes with that.
   */
  uncoveredMs: 1000,
  /** How long, at most, a tab remembers a call, or a save, whose end the member has not been told. */
  keptMs: 24 * 60 * 60_000,
} as const

/** The pots of money, and of orders, on which calls draw: one call at a time on each (OQ-135). */
export const purses: readonly Purse[] = ['savings', 'salary', 'benefits', 'basket', 'payment']

/**
 * Calls that lead to another page once they are made, which reports it (SALSAC-22, VOUCHER-13). If that page does
 * not open, their own page reports it, or a note.
 */
export const leadingOn: readonly MoneyCall[] = ['salarySacrificeOrder', 'voucherPurchase']
