import { afterEach, vi } from 'vitest'

// Files in one process share its clock: a false clock left by a test would keep the tests of the next file waiting for
// ever.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
