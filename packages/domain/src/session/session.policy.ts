export const sessionPolicy = {
  /** The address to open after a login on the login page (LOGIN-10). */
  afterPageLogin: '/Member?checkvirtualorgs=true',
  /** How long we keep typed text, without secrets, for a member who comes back, in milliseconds (OQ-134). */
  keptDraftMs: 15 * 60_000,
} as const
