/** For every call that moves money or places an order (OQ-135). */
export const moneyCallPolicy = {
  /** After so long without an answer the wait becomes visible; the call is never aborted. */
  longWaitMs: 15_000,
} as const
