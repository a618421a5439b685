import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library cleans up by itself only where test globals exist, and ours are imported.
afterEach(cleanup)
