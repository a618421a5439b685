import { afterEach, vi } from 'vitest'

// Files in one process share its clock: a test that left a false clock would keep the tests of the
// next file waiting for ever.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
