import { expect, test } from 'vitest'
import { guarded } from './guarded.rules.ts'

test('What a guard made sure of is passed on, whatever it is worth', () => {
  expect([guarded('a'), guarded(''), guarded(0), guarded(false)]).toEqual(['a', '', 0, false])
})

test('A guard that lets nothing through as something is a defect, and says so', () => {
  expect(() => guarded(undefined)).toThrow('A guard let a missing value through.')
})
