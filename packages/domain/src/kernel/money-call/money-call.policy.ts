export const moneyCallPolicy = {
  /**
   * How long this page may stay on the screen after the member requests another: as long as a slow server takes.
   * Until then no outcome counts as reported, and the page holds back the failures of calls that the browser aborts
   * (OQ-135).
   */
  leavingMs: 60_000,
} as const
