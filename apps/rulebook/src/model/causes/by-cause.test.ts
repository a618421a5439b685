import { expect, test } from 'vitest'
import type { Change } from '../changes/changes.ts'
import { byCause } from './by-cause.ts'
import type { FailedGroup } from './failed-group.ts'

const change = (name: string): Change => ({
  kind: 'figure or rate',
  file: 'rate-book.policy.ts',
  name,
  was: '1',
  is: '2',
})
const [loan, wage, day] = [change('loan'), change('wage'), change('day')]

const group = (name: string, count: number, ...causing: readonly Change[]) =>
  ({
    ...{ rule: { anchor: name, name }, further: [], alike: [], rates: ['A day lacks its rate.'] },
    ...{ changes: causing, causing, itself: [], files: [], others: 3, othersUsed: 2 },
    cases: Array.from({ length: count }, (_, place) => ({ name: `${name} ${place}` })),
  }) as unknown as FailedGroup

const told = (...groups: readonly FailedGroup[]) =>
  byCause(groups).map(({ rule, further, cases, causing }) => [
    [rule, ...further].map((one) => one?.name),
    cases.length,
    causing.map(({ name }) => name),
  ])

test('A changed figure heads one group, whichever rules read it', () => {
  expect(told(group('keyed', 2, loan), group('loanOn', 4, loan))).toEqual([
    [['loanOn', 'keyed'], 6, ['loan']],
  ])
  expect(byCause([group('keyed', 2, loan), group('loanOn', 4, loan)])[0]?.rates).toHaveLength(1)
})

test('What has some of the figures of another group joins it under those of most cases', () => {
  expect(told(group('ratesOn', 5, wage, day), group('safeAmount', 3, wage))).toEqual([
    [['ratesOn', 'safeAmount'], 8, ['wage', 'day']],
  ])
  expect(told(group('ratesOn', 1, wage, day), group('safeAmount', 3, wage))).toEqual([
    [['safeAmount', 'ratesOn'], 4, ['wage']],
  ])
})

test('Groups of different figures, and of none, stay apart', () => {
  expect(
    told(group('loanOn', 1, loan), group('safeAmount', 1, wage), group('a', 1), group('b', 1)),
  ).toHaveLength(4)
})

test('Of other changed files no more are counted than before', () => {
  const [merged] = byCause([group('keyed', 2, loan), group('loanOn', 4, loan)])
  expect([merged?.others, merged?.othersUsed]).toEqual([3, 2])
})

test('What heads a rule that has changed itself heads no other group: cases that run none of it join it', () => {
  const notices = group('cardNotices', 2)
  const ruled = { ...notices, itself: [loan] }
  const unruled = { ...group('', 8, loan), rule: undefined }
  const [merged, ...others] = byCause([unruled, ruled])
  expect([merged?.rule?.name, merged?.causing, merged?.cases.length]).toEqual([
    'cardNotices',
    [],
    10,
  ])
  expect(others).toEqual([])
})

test('A rule that reads a change heads it, rather than cases that run none', () => {
  const unruled = { ...group('', 8, loan, wage), rule: undefined }
  expect(told(unruled, group('keyed', 1, loan))).toEqual([[['keyed'], 9, ['loan']]])
})

test('What joins one group may have the changes of a further one: these come together, too', () => {
  expect(told(group('a', 1, loan), group('b', 1, wage), group('c', 5, loan, wage))).toEqual([
    [['c', 'a', 'b'], 7, ['loan', 'wage']],
  ])
})
