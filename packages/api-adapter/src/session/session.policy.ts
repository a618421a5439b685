import { paths, shellPolicy } from '@save/domain/shell'

/** The stand-in server's defaults (OQ-139). Times in milliseconds. */
export const standInPolicy = {
  /** How long before a member has to prove again who they are. */
  proofLastsMs: 15 * 60_000,
  /** Wrong passwords in a row for one address before further tries have to wait. */
  mostWrongInARow: 10,
  /** How long they wait after the last wrong one. */
  waitMs: 30_000,
  /** How many addresses a world counts tries for; the oldest goes first. */
  mostAddresses: 100,
  /** How long the session lasts for a member who ticked 'Keep me logged in'; for others until the browser is closed. */
  rememberedMs: 30 * 24 * 60 * 60_000,
  /** How many Idempotency-Keys of calls a session knows (record 35); the oldest goes first. */
  mostKeys: 20,
  /** How long it knows each, by the world's clock (record 35). */
  keysKnownMs: 24 * 60 * 60_000,
  /** Where logout sends the browser (OQ-004). */
  logoutRedirect: `${shellPolicy.basePath}${paths.login}`,
} as const
