import { describe, expect, test } from 'vitest'
import type { Change } from '../changes/changes.ts'
import { failedGroups } from './failures.ts'

const rules = 'packages/domain/src'

const changed = (file: string, name: string): Change => ({
  file: `${rules}/${file}`,
  kind: 'rule',
  name,
  was: '',
  is: '',
})

describe('A machine that has changed in what it does on an event, and a rule that its cases run, too', () => {
  const machineFile = `${rules}/search/search.machine.ts`
  const gain = `${rules}/retailers/best-gain.rules.ts#bestGain`
  const move = `${machineFile}#turnPage`
  const look = `${machineFile}#lookFor`
  const fact = (title: string, file: string, result: string, ...ran: readonly string[]) => ({
    ...{ anchor: title, group: '', ids: [], complaints: [] },
    title,
    file: `${rules}/${file}`,
    result,
    ran,
  })
  const search = (title: string, result: string, ...ran: readonly string[]) =>
    fact(title, 'search/search-machine.test.ts', result, gain, ...ran)
  const chapters = [
    {
      ...{ tables: [], proofs: [] },
      title: 'Search',
      machines: [{ name: 'searchMachine', file: machineFile }],
      source: { rules: [] },
      facts: [
        search('another page starts at its top', 'failed', move),
        search('a page is turned', 'failed', move),
        ...Array.from({ length: 40 }, (_, place) => search(`${place}`, 'passed', look)),
      ],
    },
    {
      ...{ tables: [], proofs: [] },
      title: 'Retailers',
      machines: [],
      source: { rules: [] },
      facts: [fact('a tie', 'retailers/best-gain.test.ts', 'failed', gain)],
    },
  ] as unknown as Parameters<typeof failedGroups>[0]['chapters']

  test('has its own cases below itself', () => {
    const latestChanges: readonly Change[] = [
      {
        ...changed('search/search.machine.ts', 'on page.moved: actions'),
        kind: 'machine',
        was: 'turnPage, scrollToTop',
        is: 'turnPage',
      },
      { ...changed('retailers/best-gain.rules.ts', 'bestGain'), kind: 'rule' },
    ]
    const groups = failedGroups({ chapters, latestChanges, changedFiles: [] }, new Map())
    expect(groups.map(({ rule, cases }) => [rule?.name, cases.map(({ name }) => name)])).toEqual(
      expect.arrayContaining([
        ['searchMachine', ['another page starts at its top', 'a page is turned']],
        ['bestGain (best-gain.rules.ts)', ['a tie']],
      ]),
    )
  })
})
