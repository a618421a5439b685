import { afterEach, vi } from 'vitest'

// Files in one process share its clock: a fake clock left by a test would keep the next file's
// tests waiting for ever.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
