import { describe, expect, test } from 'vitest'
import { causesList } from '../../page/changes/causes-list.ts'
import type { Change } from '../changes/changes.ts'
import { failedGroups } from './failures.ts'

const folder = 'packages/domain/src/account'
const file = `${folder}/standing.test.ts`
const rule = `${folder}/standing.rules.ts#standingOf`
const row = (place: number, cells: readonly string[], result: string) => ({
  ...{ anchor: `r${place}`, ids: [], complaints: [], ran: [rule] },
  cells,
  result,
})
const chapters = [
  {
    ...{ title: 'Account', facts: [], machines: [], proofs: [], source: { rules: [] } },
    tables: [
      {
        ...{ anchor: 't', title: 'What does a status come to?', file },
        headings: ['status', 'standing'],
        rows: [
          row(1, ['Requested', 'done'], 'failed'),
          row(2, ['Rejected', 'open'], 'failed'),
          row(3, ['Paid', 'done'], 'passed'),
        ],
      },
    ],
  },
] as unknown as Parameters<typeof failedGroups>[0]['chapters']

const edited = (status: string, was: string, is: string): Change => ({
  ...{ file, kind: 'case', name: `status: ${status}` },
  ...{ was: `status: ${status} · standing: ${was}`, is: `status: ${status} · standing: ${is}` },
})
const requested = edited('Requested', 'open', 'done')
const rejected = edited('Rejected', 'off', 'open')
const groupsWith = (...latestChanges: readonly Change[]) =>
  failedGroups({ chapters, latestChanges, changedFiles: [] }, new Map())

describe('A failing case that was edited, though nothing that it runs has changed', () => {
  test('is explained by that, and not by a rule', () => {
    const [own, other] = groupsWith(requested)
    expect([own?.rule, own?.causing, own?.cases.length]).toEqual([undefined, [requested], 1])
    expect(other?.rule?.name).toBe('standingOf (standing.rules.ts)')
    expect(String(causesList(groupsWith(requested)))).toContain(
      'The case itself was edited: “status: Requested”',
    )
  })

  test('also by what its test gives all cases of its group, or compares of them', () => {
    const group = 'What does a status come to?'
    for (const name of [
      `what the cases of “${group}” are given: today`,
      'what the cases of this file are given: today',
      `how each row is tested of “${group}”`,
    ]) {
      const given: Change = { file, kind: 'case', name, was: 'a', is: 'b' }
      expect(groupsWith(given).map(({ causing, cases }) => [causing, cases.length])).toEqual([
        [[given], 2],
      ])
      expect(groupsWith(given, requested).map(({ causing }) => causing)).toEqual([
        [requested, given],
      ])
      expect(String(causesList(groupsWith(given, { ...requested, was: undefined })))).toContain(
        `Changed in the test: “${name}”`,
      )
    }
    const other = 'what the cases of “Another” are given: today'
    const elsewhere: Change = { file, kind: 'case', name: other, was: 'a', is: 'b' }
    expect(groupsWith(elsewhere)[0]?.rule?.name).toBe('standingOf (standing.rules.ts)')
  })

  test('has one cause with the others of its file', () => {
    expect(groupsWith(requested, rejected).map(({ causing }) => causing)).toEqual([
      [requested, rejected],
    ])
  })

  test('stands below a rule that has changed, which may be right or wrong', () => {
    const [name = ''] = [rule.split('#')[1]]
    const changedRule: Change = {
      ...{ file: `${folder}/standing.rules.ts`, kind: 'rule', name, was: 'a', is: 'b' },
    }
    const [group, ...others] = groupsWith(requested, rejected, changedRule)
    expect(group?.rule?.name).toBe('standingOf (standing.rules.ts)')
    expect(group?.changes).toEqual(expect.arrayContaining([requested, rejected]))
    expect(others).toEqual([])
  })

  test('nor is a rule to blame for one that is new', () => {
    const added = { ...requested, was: undefined }
    const [own, other] = groupsWith(added, rejected)
    expect([own?.causing, other?.causing]).toEqual([[added], [rejected]])
    expect(String(causesList(groupsWith(added, rejected)))).toContain('The case itself is new: ')
  })

  test('a case that is only called otherwise was not edited', () => {
    expect(groupsWith({ ...requested, isReworded: true }).map(({ rule }) => rule?.name)).toEqual([
      'standingOf (standing.rules.ts)',
    ])
  })
})
