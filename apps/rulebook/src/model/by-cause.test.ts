import { expect, test } from 'vitest'
import { byCause } from './by-cause.ts'
import type { Change } from './changes.ts'
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
    ...{ changes: causing, causing, files: [], others: 3, othersUsed: 2 },
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
