import { describe, expect, test } from 'vitest'
import { factsOf, tablesOf } from '../model/cases/tables.ts'
import { complaintsAboutUnread } from '../model/proof/without-rows.ts'
import { rolesIn } from '../source/table-roles.ts'
import { withAnyAnswer } from './any-answer.ts'
import type { RanFile, RanTest } from './run-report.ts'

type Result = RanTest['result']

const ranWith = (rows: readonly (readonly string[])[], results: readonly Result[]): RanFile => ({
  file: 'a.test.ts',
  complaints: [],
  tables: [
    { headings: ['case', 'asks'], text: '', rows, answers: ['asks'], title: 'What is asked?' },
  ],
  tests: results.map((result, row) => ({
    titles: ['What is asked?', `A-01 row ${row}`],
    result,
    complaints: [],
    rows: result === 'not run' ? [] : [{ table: 0, row }],
  })),
})

const rows = [
  ['one', 'yes'],
  ['two', 'no'],
]
const swapped = [
  ['one', 'no'],
  ['two', 'yes'],
]
const right = ranWith(rows, ['passed', 'passed'])

const resultsOf = (files: readonly RanFile[]) =>
  files.flatMap(tablesOf).flatMap(({ rows }) => rows.map(({ result, doubt }) => [result, doubt]))

describe('A row that holds with another answer as well proves nothing', () => {
  test('only the row whose test holds with the wrong answer', () => {
    const wrong = ranWith(swapped, ['failed', 'passed'])
    expect(resultsOf(withAnyAnswer([right], [wrong]))).toEqual([
      ['passed', undefined],
      ['not run', 'Its test holds with another answer, too.'],
    ])
  })

  test('not where no other answer was tried', () => {
    const holds = [
      ['passed', undefined],
      ['passed', undefined],
    ]
    expect(resultsOf(withAnyAnswer([right], undefined))).toEqual(holds)
    expect(resultsOf(withAnyAnswer([right], [ranWith(rows, ['passed', 'passed'])]))).toEqual(holds)
  })

  test('a row that fails stays one that fails', () => {
    const failing = ranWith(rows, ['failed', 'passed'])
    const wrong = ranWith(swapped, ['passed', 'failed'])
    expect(resultsOf(withAnyAnswer([failing], [wrong]))[0]).toEqual(['failed', undefined])
  })
})

describe('A column that no test compares', () => {
  const source = (test: string) => `
    const cases = decisionTable(['case', 'path', 'asks'], \`\`)
    for (const row of cases) { test(\`\${row.case}: \${row.asks}\`, () => { ${test} }) }`
  const unreadIn = (test: string) => rolesIn(source(test)).map(({ unread }) => unread)

  test('is one that only titles read, or nothing reads', () => {
    expect(unreadIn(`expect(asks(row.path)).toBe(row.asks === 'yes')`)).toEqual([[]])
    expect(unreadIn(`expect(typeof asks(row.path)).toBe('boolean')`)).toEqual([['asks']])
    expect(unreadIn(`expect(asks('/')).toBe(row.asks === 'yes')`)).toEqual([['path']])
  })

  test('nobody can tell where the row is handed on as a whole', () => {
    expect(unreadIn(`expect(row.path).toBe('/'); check(row)`)).toEqual([[]])
  })

  test('leaves its rows without proof where it was the only answer', () => {
    const { answers: _, ...table } = right.tables[0] ?? { headings: [], text: '', rows: [] }
    const ran = { ...right, tables: [{ ...table, unread: ['asks'] }] }
    expect(resultsOf([ran])).toEqual([
      ['not run', 'No test compares “asks”.'],
      ['not run', 'No test compares “asks”.'],
    ])
  })

  test('beside an answer it is complained of', () => {
    const tables = tablesOf({
      ...right,
      tables: right.tables.map((table) => ({ ...table, unread: ['capped'] })),
    })
    expect(complaintsAboutUnread([{ tables }])).toEqual([
      'a.test.ts: 2 of the rows of “What is asked?” prove nothing. No test compares “capped”.',
    ])
  })
})

describe('A table whose tests were left out', () => {
  const skipped = ranWith(rows, ['not run', 'not run'])

  test('keeps its title, and its tests are no facts beside it', () => {
    expect(tablesOf(skipped).map(({ title }) => title)).toEqual(['What is asked?'])
    expect(factsOf(skipped)).toEqual([])
  })

  test('is complained of by its title', () => {
    expect(complaintsAboutUnread([{ tables: tablesOf(skipped) }])).toEqual([
      'a.test.ts: 2 of the rows of “What is asked?” prove nothing. No test reads them, or the one that does is left out.',
    ])
  })
})
