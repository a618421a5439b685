import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'

const file = 'packages/domain/src/a/a.test.ts'
const table = (...rows: readonly string[]) =>
  `decisionTable(['amount', 'limit', 'paid'], \`\namount | limit | paid\n${rows.join('\n')}\n\`)\n`
const changes = (before: string, after: string) =>
  changesIn(file, before, after).map(({ name, was, is }) => [name, was, is])

test('a corrected cell of a row without a name is one case that changed', () => {
  expect(changes(table('10 | 5 | 5', '3 | 5 | 3'), table('10 | 5 | 6', '3 | 5 | 3'))).toEqual([
    ['amount: 10 · limit: 5', 'amount: 10 · limit: 5 · paid: 5', 'amount: 10 · limit: 5 · paid: 6'],
  ])
})

test('a row with two other cells is another row', () => {
  expect(changes(table('10 | 5 | 5'), table('12 | 5 | 6'))).toHaveLength(2)
})

test('where two rows could be the corrected one, it is the one with another result', () => {
  const found = changes(table('10 | 5 | 5', '20 | 5 | 6'), table('10 | 5 | 6'))
  expect(found).toContainEqual([
    'amount: 10 · limit: 5',
    'amount: 10 · limit: 5 · paid: 5',
    'amount: 10 · limit: 5 · paid: 6',
  ])
  expect(found).toHaveLength(2)
})

const pairs = (...rows: readonly string[]) =>
  `decisionTable(['status', 'standing'], \`\n${rows.join('\n')}\n\`)\n`

test('a row of two cells that stands where it stood is one case that changed', () => {
  const before = pairs('Paid | done', 'Requested | open')
  expect(changes(before, pairs('Paid | done', 'Requested | done'))).toEqual([
    [
      'status: Requested',
      'status: Requested · standing: open',
      'status: Requested · standing: done',
    ],
  ])
  expect(changes(before, pairs('Paid | done', 'Requested |'))).toEqual([
    ['status: Requested', 'status: Requested · standing: open', 'status: Requested'],
  ])
})

test('a row at another place, or with nothing in common, is another row', () => {
  const before = pairs('Paid | done', 'Requested | open')
  expect(changes(before, pairs('Paid | done', 'Rejected | off'))).toHaveLength(2)
  expect(changes(before, pairs('Requested | done'))).toHaveLength(3)
})
