/**
 * How Chromium is started for tests and measurements: without a sandbox, which root may not have,
 * and without the requests of its own that would disturb both.
 */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
