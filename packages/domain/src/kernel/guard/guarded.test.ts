import { expect, test } from 'vitest'
import { guarded } from './guarded.rules.ts'

test('a value behind a guard is returned, even if empty', () => {
  expect([guarded('a'), guarded(''), guarded(0), guarded(false)]).toEqual(['a', '', 0, false])
})

test('a missing value behind a guard is reported as a defect', () => {
  expect(() => guarded(undefined)).toThrow('A guard let a missing value through.')
})
