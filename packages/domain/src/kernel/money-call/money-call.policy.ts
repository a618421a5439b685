export const moneyCallPolicy = {
  /**
   * How long after another page was asked for this one may still be on the screen: as long as a slow
   * server takes. Nothing counts as reported in that time, and a call that the browser ends is held back
   * (OQ-135).
   */
  leavingMs: 60_000,
} as const
