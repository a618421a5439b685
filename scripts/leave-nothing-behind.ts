import { afterEach, vi } from 'vitest'

// Files that share a process share its clock, too: one test that kept a false clock would leave the
// tests of the next file waiting for ever.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
