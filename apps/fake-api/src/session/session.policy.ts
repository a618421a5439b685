/** Names and figures of the sessions that the host keeps. */
export const sessionPolicy = {
  sessionCookie: 'save-session',
  /** Over https: a name that browsers accept only from this host, never from a sibling domain. */
  secureSessionCookie: '__Host-save-session',
  /** OQ-014. */
  antiForgeryCookie: 'XSRF-TOKEN',
  antiForgeryHeader: 'x-xsrf-token',
  /** 'Keep me logged in' (OQ-139). */
  rememberedSeconds: 30 * 24 * 60 * 60,
  /** The least recently used go first. */
  mostSessions: 10_000,
  /** How many Idempotency-Keys a session knows, and for how long by its world's clock. */
  mostKeys: 20,
  keysKnownMs: 24 * 60 * 60_000,
} as const
