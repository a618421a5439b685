import { paths, shellPolicy } from '@save/domain/shell'

/** The stand-in's defaults (OQ-139). Times in milliseconds. */
export const standInPolicy = {
  /** How long a proof of identity lasts. */
  proofLastsMs: 15 * 60_000,
  /** Wrong passwords in a row by one visitor for one address before they have to wait. */
  mostWrongInARow: 10,
  /** The wait after the last wrong password. */
  waitMs: 30_000,
  /** Addresses per visitor with their own counter; all others share one. */
  mostAddresses: 100,
  /** Counters in a world, enough for ten visitors; the oldest is dropped first. */
  mostCounts: 1_010,
  /** How long we keep a counter. */
  triesKnownMs: 24 * 60 * 60_000,
  /**
   * How long a session lasts without a request, and in total (NIST SP 800-63B, 4.2.3). Closing the browser ends it
   * earlier.
   */
  idleMs: 30 * 60_000,
  longestMs: 12 * 60 * 60_000,
  /** How long a session lasts if the member ticked 'Keep me logged in', used or not (NIST SP 800-63B, 4.1.3). */
  rememberedMs: 30 * 24 * 60 * 60_000,
  /** Idempotency-Keys that a session remembers (record 15); the oldest is dropped first. */
  mostKeys: 20,
  /** How long a session remembers a key, by the world's clock (record 15). */
  keysKnownMs: 24 * 60 * 60_000,
  /** The page after logout (OQ-004). */
  logoutRedirect: `${shellPolicy.basePath}${paths.login}`,
} as const
