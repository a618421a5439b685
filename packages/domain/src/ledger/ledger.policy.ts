import type { Purse } from './ledger.schema.ts'

export const ledgerPolicy = {
  /** How long a call waits for its answer before the page says so; the call is never cut off (OQ-135). */
  longWaitMs: 15_000,
  /**
   * How long the effect of a call may come late that has no known end. So long nothing is sent on its purse, which is
   * read again after that (OQ-135).
   */
  lateMs: 60_000,
  /** A call that has led on to another page waits so long for it; then its own page says that it was made. */
  nextPageMs: 5000,
  /** How long, at most, an outcome is reported that the member has not acknowledged. */
  keptMs: 24 * 60 * 60_000,
} as const

/** The pots of money, and of orders, on which calls draw: one call at a time on each (OQ-135). */
export const purses: readonly Purse[] = ['savings', 'salary', 'benefits', 'basket', 'payment']
