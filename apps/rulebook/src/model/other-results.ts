/** The cases of an earlier commit whose result is different today. */
import type { RanFile } from '../run/run-report.ts'
import { type Row, type Table, tablesOf } from './tables.ts'
import { type WrongCell, wrongCellsOf } from './wrong-cell.ts'

export interface OtherResult {
  readonly file: string
  /** The requirements that it proves. */
  readonly ids: readonly string[]
  readonly table: string
  /** The input and the name of the case: the cells of its row, except those that differ now. */
  readonly given: string
  readonly cells: readonly (WrongCell & { readonly heading: string })[]
  /** In the words of the test, if no cell could be named. */
  readonly says: string
}

export interface EarlierCases {
  readonly others: readonly OtherResult[]
  /** Other facts of that commit that no longer hold. */
  readonly facts: readonly { readonly file: string; readonly title: string }[]
  /** How many of its cases have the same result. */
  readonly same: number
  /** Its cases that ask for something that is gone: nobody knows their result today. */
  readonly unrun: readonly {
    readonly file: string
    readonly table: string
    readonly count: number
  }[]
  /** Its tests that can't run on today's rules. */
  readonly unplayed: readonly string[]
}

/** The code that an old test calls no longer exists, or takes and gives something else. */
const isUnrun = ({ complaints }: Pick<Row, 'complaints'>): boolean =>
  complaints.length > 0 &&
  complaints.every(
    ({ says, expected, received }) =>
      expected === undefined &&
      received === undefined &&
      /is not (?:a function|a constructor|defined|iterable)|Cannot (?:read|destructure|convert|find)/.test(
        says,
      ),
  )

export function earlierCases(ran: readonly RanFile[]): EarlierCases {
  const tables = ran.flatMap(tablesOf)
  const rows = tables.flatMap(({ rows }) => rows)
  return {
    others: tables.flatMap(othersIn),
    facts: ran.flatMap(({ file, tests }) =>
      tests
        .filter((test) => test.rows.length === 0 && test.result === 'failed' && !isUnrun(test))
        .map(({ titles }) => ({ file, title: titles.at(-1) ?? '' })),
    ),
    unrun: [
      ...tables.map(({ file, title, rows }) => ({
        file,
        table: title,
        count: rows.filter(isUnrun).length,
      })),
      ...ran.map(({ file, tests }) => ({
        file,
        table: 'Other facts',
        count: tests.filter((test) => test.rows.length === 0 && isUnrun(test)).length,
      })),
    ].filter(({ count }) => count > 0),
    same: rows.filter(({ result }) => result === 'passed').length,
    unplayed: ran.filter(({ complaints }) => complaints.length > 0).map(({ file }) => file),
  }
}

function othersIn(table: Table): readonly OtherResult[] {
  const { headings, file, title } = table
  return table.rows
    .filter((row) => row.result === 'failed' && !isUnrun(row))
    .map((row) => {
      const cells = wrongCellsOf(table, row).map((cell) => ({
        ...cell,
        heading: headings[cell.column] ?? '',
      }))
      const wrong = new Set(cells.map(({ column }) => column))
      const given = headings
        .map((heading, column) => ({ heading, column, text: row.cells[column] ?? '' }))
        .filter(({ column, text }) => text !== '' && !wrong.has(column))
        .map(({ heading, text }) =>
          ['id', 'case'].includes(heading) ? text : `${heading}: ${text}`,
        )
      return {
        file,
        ids: row.ids,
        table: title,
        given: given.join(' · '),
        cells,
        says: row.complaints[0]?.says ?? '',
      }
    })
}
