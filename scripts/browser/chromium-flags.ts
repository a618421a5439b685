/**
 * Flags of Chromium for tests and measurements: without a sandbox, which root can't use, and without its own requests,
 * which would disturb both.
 */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
