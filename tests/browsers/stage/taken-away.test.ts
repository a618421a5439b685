import { expect, test } from 'vitest'
import { without } from './taken-away.ts'

const page = '@supports not (color: red) { a:has(b), c:has(d) { color: blue } }'

test('disabling a feature misspells it everywhere, and changes nothing else', () => {
  expect(without(page, ['has'])).toBe(
    '@supports not (color: red) { a:holds(b), c:holds(d) { color: blue } }',
  )
  expect(without(page, [])).toBe(page)
})
