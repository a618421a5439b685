import { expect, test } from 'vitest'
import { definedByGuard } from './defined-by-guard.rules.ts'

test('a value behind a guard is returned, even if empty', () => {
  expect([
    definedByGuard('a'),
    definedByGuard(''),
    definedByGuard(0),
    definedByGuard(false),
  ]).toEqual(['a', '', 0, false])
})

test('a missing value behind a guard is a defect', () => {
  expect(() => definedByGuard(undefined)).toThrow('A guard let a missing value through.')
})
