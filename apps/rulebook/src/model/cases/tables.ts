/** The decision tables and the other facts of a run, each with its outcome. */
import { idsOf } from '../../requirements/titles.ts'
import type { Complaint, RanFile, RanTest } from '../../run/run-report.ts'
import { factNames, rowNames, tableName } from './place-names.ts'

export type Result = RanTest['result']

export interface Row {
  /** Where it is found in the page. */
  readonly anchor: string
  readonly cells: readonly string[]
  readonly result: Result
  /** The requirements that it proves. */
  readonly ids: readonly string[]
  /** What the test says, if it failed. */
  readonly complaints: readonly Complaint[]
  /** Why it proves nothing, though its test holds. */
  readonly doubt?: string
  /** The functions of rules and machines that its tests run, of those that fail if any does. */
  readonly ran?: readonly string[]
}

export interface Table {
  readonly anchor: string
  readonly title: string
  readonly file: string
  readonly headings: readonly string[]
  /** The columns that its tests compare; none if nobody can tell. */
  readonly answers?: readonly string[]
  /** The columns that none of its tests reads. */
  readonly unread?: readonly string[]
  readonly rows: readonly Row[]
}

/** A test that reads no row of a table: its title says what it proves. */
export interface Fact {
  readonly anchor: string
  readonly title: string
  /** The titles of the groups around it, joined. */
  readonly group: string
  readonly file: string
  readonly result: Result
  readonly ids: readonly string[]
  readonly complaints: readonly Complaint[]
  readonly ran?: readonly string[]
}

export function tablesOf(ran: RanFile): readonly Table[] {
  return ran.tables.map(
    ({ headings, rows, answers, title, unread = [], anyAnswer = [] }, table) => {
      const readers = (row: number) =>
        ran.tests.filter(({ rows }) =>
          rows.some((read) => read.table === table && read.row === row),
        )
      const asked = titleOf(rows.flatMap((_, row) => readers(row))) ?? title ?? ran.file
      const anchor = tableName(ran.file, asked)
      const names = rowNames(anchor, { headings, answers, rows })
      return {
        anchor,
        title: asked,
        file: ran.file,
        headings,
        ...(answers && { answers }),
        ...(unread.length > 0 && { unread }),
        rows: rows.map((cells, row) => ({
          ...doubted(
            rowOf(names[row] ?? anchor, cells, readers(row)),
            doubtOf(unread, anyAnswer.includes(row)),
          ),
          ...ranBy(ran, readers(row)),
        })),
      }
    },
  )
}

const rowOf = (anchor: string, cells: readonly string[], readers: readonly RanTest[]): Row => ({
  anchor,
  cells,
  result: resultOf(readers),
  ids: [...new Set(readers.flatMap(({ titles }) => titles.flatMap(idsOf)))],
  complaints: readers.flatMap(({ complaints }) => complaints),
})

function doubtOf(unread: readonly string[], isAnyAnswerRight: boolean): string | undefined {
  if (unread.length > 0) return `No test compares ${unread.map((name) => `“${name}”`).join(', ')}.`
  return isAnyAnswerRight ? 'Its test holds with another answer, too.' : undefined
}

const doubted = (row: Row, doubt: string | undefined): Row =>
  doubt === undefined || row.result !== 'passed' ? row : { ...row, result: 'not run', doubt }

/** One failing test fails the row; a row that no test has read proves nothing. */
function resultOf(readers: readonly RanTest[]): Result {
  if (readers.some(({ result }) => result === 'failed')) return 'failed'
  return readers.some(({ result }) => result === 'passed') ? 'passed' : 'not run'
}

/** The group around the tests that read it. */
const titleOf = (readers: readonly RanTest[]): string | undefined =>
  readers.find(({ titles }) => titles.length > 1)?.titles.at(-2)

export function factsOf(ran: RanFile): readonly Fact[] {
  const tests = ran.tests.filter((test) => test.rows.length === 0 && !isOfTable(test, ran))
  const names = factNames(ran.file, tests)
  return tests.map((test, place) => ({
    anchor: names[place] ?? '',
    title: test.titles.at(-1) ?? '',
    group: test.titles.slice(0, -1).join(' · '),
    file: ran.file,
    result: test.result,
    ids: [...new Set(test.titles.flatMap(idsOf))],
    complaints: test.complaints,
    ...ranBy(ran, [test]),
  }))
}

/** A test that was left out has read no row: beside a table it is one of the table's. */
const isOfTable = ({ titles, result }: RanTest, { tables }: RanFile): boolean =>
  result === 'not run' && tables.some(({ title }) => title === titles.at(-2))

/** None if the run did not note it. */
function ranBy({ functions }: RanFile, tests: readonly RanTest[]): Pick<Row, 'ran'> {
  if (functions === undefined) return {}
  const failed = tests.filter(({ result }) => result === 'failed')
  const asked = failed.length > 0 ? failed : tests
  const places = new Set(asked.flatMap(({ ran = [] }) => ran))
  return { ran: [...places].flatMap((place) => functions[place] ?? []) }
}
