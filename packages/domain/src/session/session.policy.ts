export const sessionPolicy = {
  /** Opens after a login on its own page (LOGIN-10). */
  afterPageLogin: '/Member?checkvirtualorgs=true',
  /** How long we keep typed text, without secrets, for a member who comes back, in milliseconds (OQ-134). */
  keptDraftMs: 15 * 60_000,
} as const
