import { paths, shellPolicy } from '@save/domain/shell'

/** The stand-in server's defaults (OQ-139). Times in milliseconds. */
export const standInPolicy = {
  /** How long before a member has to prove again who they are. */
  proofLastsMs: 15 * 60_000,
  /** Wrong passwords in a row by one visitor for one address before their further tries have to wait. */
  mostWrongInARow: 10,
  /** How long they wait after the last wrong one. */
  waitMs: 30_000,
  /** How many addresses each visitor has a count of their own for; all others share one. */
  mostAddresses: 100,
  /** How many counts a world keeps, of ten visitors at least; the oldest goes first. */
  mostCounts: 1_010,
  /** How long it keeps each. */
  triesKnownMs: 24 * 60 * 60_000,
  /**
   * How long a session lasts: without a request, and in all (NIST SP 800-63B, 4.2.3). Closing the browser ends it
   * earlier.
   */
  idleMs: 30 * 60_000,
  longestMs: 12 * 60 * 60_000,
  /** How long it lasts for a member who ticked 'Keep me logged in', used or not (NIST SP 800-63B, 4.1.3). */
  rememberedMs: 30 * 24 * 60 * 60_000,
  /** How many Idempotency-Keys of calls a session knows (record 15); the oldest goes first. */
  mostKeys: 20,
  /** How long it knows each, by the world's clock (record 15). */
  keysKnownMs: 24 * 60 * 60_000,
  /** Where logout sends the browser (OQ-004). */
  logoutRedirect: `${shellPolicy.basePath}${paths.login}`,
} as const
