import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library cleans up automatically only with global test functions, and ours are imported.
afterEach(cleanup)

// happy-dom has no default styles. Without these, an accessible name would have a space wherever an
// inline element begins: '£1,284 .60'.
const style = document.createElement('style')
style.textContent = 'a, b, em, i, small, span, strong { display: inline }'
document.head.append(style)
