import { expect, test } from 'vitest'
import type { FailedGroup } from './failed-group.ts'
import type { EarlierCases } from './other-results.ts'
import { withCausesToday } from './standing-today.ts'

const file = 'packages/domain/src/account/standing.test.ts'
const table = 'What does a status come to?'
const failed = (isRow: boolean, written: string) => ({ file, groups: [table], isRow, written })

const groups = [
  { cases: [failed(false, 'a choice is done')] },
  { cases: [failed(true, 'status: Active · standing: done')] },
] as unknown as readonly FailedGroup[]

const other = (written: string) => ({ file, table, written })
const earlier = {
  others: [other('status: Active · standing: done'), other('status: Paid · standing: done')],
  facts: [
    { file, title: 'a choice is done' },
    { file: 'packages/domain/src/other.test.ts', title: 'a choice is done' },
  ],
} as unknown as EarlierCases

test('An old case that fails today in the same words has the cause of today’s', () => {
  const found = withCausesToday(earlier, groups)
  expect(found?.others.map(({ today }) => today?.place)).toEqual([1, undefined])
  expect(found?.facts.map(({ today }) => today?.place)).toEqual([0, undefined])
})

test('Without old cases there is nothing to tell', () => {
  expect(withCausesToday(undefined, groups)).toBeUndefined()
})
