/** Limits for requests, in bytes and milliseconds. */
export const httpPolicy = {
  largestBody: 64 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /**
   * How long a connection may be idle, as in most web servers. With Node's default of 5 s, a
   * browser often reuses a connection that is just closing, and the request is lost.
   */
  idleTimeout: 75_000,
  /** How often Node checks for requests that have timed out. */
  timeoutCheckEvery: 500,
  /** How long a clean shutdown waits for running answers. */
  shutdownPatience: 10_000,
} as const
