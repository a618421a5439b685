/** OQ-135. */
export const ledgerPolicy = {
  /** How long a call waits before the page says that it takes long; the call is never aborted. */
  longWaitMs: 15_000,
  /** How long a call with an unknown end may still take effect. Until then nothing is sent on its purse. */
  lateMs: 60_000,
  /** How long a call waits for the next page to open; after that, its own page reports its outcome. */
  nextPageMs: 5000,
  /** How long an outcome that the member hasn't acknowledged is reported. */
  keptMs: 24 * 60 * 60_000,
} as const
