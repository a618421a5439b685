import { expect, test } from 'vitest'
import type { Change } from '../changes/changes.ts'
import { byRates } from './by-rates.ts'
import type { FailedCase } from './failed-cases.ts'
import type { FailedGroup } from './failed-group.ts'

const rate = (name: string): Change => ({
  ...{ file: 'packages/domain/src/payslip/rate-book.policy.ts', kind: 'figure or rate' },
  ...{ name: `rateBook ${name}`, was: '1', is: '2' },
})
const [wage, loan] = [rate('minimumWage from18.until'), rate('loan plan1.above')]
const sentence: Change = { ...rate(''), kind: 'sentence', name: 'payslipMessages.title' }
const group = (causing: readonly Change[], ...anchors: readonly string[]) =>
  ({
    ...{ rule: undefined, subject: 'payslip/payslip', further: [], alike: [], files: [] },
    causing,
    changes: [...causing, sentence],
    cases: anchors.map((anchor) => ({ anchor }) as FailedCase),
  }) as unknown as FailedGroup
const told = [
  {
    name: 'rateBook minimumWage from18',
    from: '',
    failing: new Set(['ada', 'both', 'gone']),
    alike: new Set(['gone']),
  },
  {
    name: 'rateBook loan plan1',
    from: '',
    failing: new Set(['nia', 'both', 'gone']),
    alike: new Set<string>(),
  },
]
const shown = (groups: readonly FailedGroup[], rates = told) =>
  byRates(groups, [wage, loan, sentence], rates).map(({ causing, cases }) => [
    causing,
    cases.map(({ anchor }) => anchor),
  ])

test('A failing case stands below the rates that make it fail by themselves, whatever headed it', () => {
  expect(shown([group([loan], 'ada', 'nia', 'both'), group([wage, loan], 'ada2')])).toEqual([
    [[wage], ['ada']],
    [[loan], ['nia']],
    [[wage, loan], ['both']],
    [[wage, loan], ['ada2']],
  ])
})

test('A case that one rate makes fail as it does today needs no other', () => {
  expect(shown([group([loan], 'gone')])).toEqual([[[wage], ['gone']]])
})

test('Cases of one rate stand together, and no others move', () => {
  expect(shown([group([loan], 'nia'), group([wage], 'ada'), group([loan], 'nia')])).toEqual([
    [[loan], ['nia', 'nia']],
    [[wage], ['ada']],
  ])
  expect(shown([group([sentence], 'ada')])).toEqual([[[sentence], ['ada']]])
})

test('Without such runs everything stays', () => {
  expect(shown([group([loan], 'ada', 'nia')], [])).toEqual([[[loan], ['ada', 'nia']]])
})

test('Nor does an unchanged rule head them, but one that has changed itself does', () => {
  const guessed = { ...group([], 'ada'), changes: [] }
  expect(shown([guessed])).toEqual([[[wage], ['ada']]])
  const changed: Change = { ...rate(''), kind: 'rule', name: 'safeAmount' }
  expect(shown([{ ...guessed, changes: [changed, wage] }])).toEqual([[[], ['ada']]])
})

test('The rule of a cause that turned out to be another is no longer named', () => {
  const rule = { anchor: 'rule-tax', name: 'taxByBand' }
  const rulesOf = (groups: readonly FailedGroup[]) =>
    byRates(groups, [wage, loan], told).map((one) => [one.rule, one.subject])
  expect(rulesOf([{ ...group([loan], 'ada', 'nia'), rule }])).toEqual([
    [undefined, 'payslip/rate-book'],
    [rule, 'payslip/payslip'],
  ])
})
