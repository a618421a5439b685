/** Names and figures of the sessions that the host keeps. */
export const sessionPolicy = {
  sessionCookie: 'save-session',
  /** Over https: a name that browsers accept only from this host, never from a sibling domain. */
  secureSessionCookie: '__Host-save-session',
  /** OQ-014. */
  antiForgeryCookie: 'XSRF-TOKEN',
  antiForgeryHeader: 'x-xsrf-token',
  /** The least recently used go first. */
  mostSessions: 10_000,
} as const
