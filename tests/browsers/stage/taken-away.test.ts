import { expect, test } from 'vitest'
import { without } from './taken-away.ts'

const page = '@supports not (color: red) { a:has(b), c:has(d) { color: blue } }'

test('a feature that is taken away is misspelled everywhere, and nothing else is', () => {
  expect(without(page, ['has'])).toBe(
    '@supports not (color: red) { a:holds(b), c:holds(d) { color: blue } }',
  )
  expect(without(page, [])).toBe(page)
})
