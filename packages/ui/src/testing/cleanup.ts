import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library cleans up automatically only with global test functions, and ours are imported.
afterEach(cleanup)
