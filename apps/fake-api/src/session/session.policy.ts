/** Names and limits of the host's sessions. */
export const sessionPolicy = {
  sessionCookie: 'save-session',
  /** Over https: with this prefix browsers accept the cookie only from this host, never from a sibling domain. */
  secureSessionCookie: '__Host-save-session',
  /** OQ-014. */
  antiForgeryCookie: 'XSRF-TOKEN',
  antiForgeryHeader: 'x-xsrf-token',
  /** The least recently used are dropped first. */
  mostSessions: 10_000,
} as const
