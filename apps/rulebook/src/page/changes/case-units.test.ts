import { expect, test } from 'vitest'
import { writtenRows } from '../../model/cases/written-rows.ts'
import type { Change } from '../../model/changes/changes.ts'
import { withUnits } from './case-units.ts'

const rows = writtenRows(
  `decisionTable(['case', 'amount', 'NI', 'typed', 'months'], \`
    half a year | 1000.00 | 0.08 | 25.50 | 6
    a year      | 250.50  | 0.02 | 30.00 | 12
  \`)`,
)
const change: Change = {
  ...{ file: 'packages/domain/src/a/a.test.ts', kind: 'case', name: 'half a year' },
  was: 'case: half a year · amount: 900.00 · NI: 0.08 · typed: 25.50 · months: 6',
  is: 'case: half a year · amount: 1000.00 · NI: 0.08 · typed: 25.50 · months: 6',
}

test('A changed row shows its amounts and shares as its table does', () => {
  expect(withUnits(change, () => rows)).toEqual({
    ...change,
    was: 'case: half a year · amount: £900.00 · NI: 8% · typed: 25.50 · months: 6',
    is: 'case: half a year · amount: £1,000.00 · NI: 8% · typed: 25.50 · months: 6',
  })
})

test('So does the name of a row that goes by its cells, and a row that is gone', () => {
  const gone = { ...change, name: 'amount: 900.00 · NI: 0.08', was: change.was, is: undefined }
  const { name, was, is } = withUnits(gone, () => rows)
  expect([name, is]).toEqual(['amount: £900.00 · NI: 8%', undefined])
  expect(was).toContain('amount: £900.00')
})

test('What is no row of a table stays as it is written', () => {
  const fact = { ...change, name: 'it is paid', was: 'expect(paid).toBe(1)', is: 'expect(paid)' }
  expect(withUnits(fact, () => rows)).toEqual(fact)
  expect(withUnits(change, () => [])).toBe(change)
  const rule: Change = { ...change, kind: 'rule' }
  expect(withUnits(rule, () => rows)).toBe(rule)
})
