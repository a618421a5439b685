import { expect, test } from 'vitest'
import { faultOf } from './commit-subjects.ts'

test.each([
  'Set cache headers',
  'Focus the first field',
  'Press Escape once the drawer has the focus',
])('accepts “%s”', (subject) => {
  expect(faultOf(subject)).toBeUndefined()
})

test.each([
  'A link may end as a mail ends it',
  'Links go by name',
  'Added a hash',
  'Rulebook: add a hash',
  'Add a hash; keep the old links',
  `Add ${'a'.repeat(72)}`,
])('rejects “%s”', (subject) => {
  expect(faultOf(subject)).toBeDefined()
})
