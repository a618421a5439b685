/** What the host takes and how long it waits, in bytes and milliseconds. */
export const httpPolicy = {
  largestBody: 64 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /**
   * How long a connection may stand idle, as with the usual web servers. After Node's own 5 s a
   * browser often sends into one that is just being closed, and what it sent is lost.
   */
  idleTimeout: 75_000,
  /** How often Node looks for requests that are over their time. */
  timeoutCheckEvery: 500,
  /** How long a clean shutdown waits for answers that are under way. */
  shutdownPatience: 10_000,
} as const
