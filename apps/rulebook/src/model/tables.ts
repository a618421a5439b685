/** The decision tables and the other facts of a run, each with its outcome. */
import { idsOf } from '../requirements/titles.ts'
import type { Complaint, RanFile, RanTest } from '../run/run-report.ts'

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
  return ran.tables.map(({ headings, rows, answers }, table) => {
    const anchor = `${nameOf(ran.file)}-table-${table + 1}`
    const readers = (row: number) =>
      ran.tests.filter(({ rows }) => rows.some((read) => read.table === table && read.row === row))
    return {
      anchor,
      title: titleOf(rows.flatMap((_, row) => readers(row))) ?? nameOf(ran.file),
      file: ran.file,
      headings,
      ...(answers && { answers }),
      rows: rows.map((cells, row) => ({
        ...rowOf(`${anchor}-row-${row + 1}`, cells, readers(row)),
        ...ranBy(ran, readers(row)),
      })),
    }
  })
}

const rowOf = (anchor: string, cells: readonly string[], readers: readonly RanTest[]): Row => ({
  anchor,
  cells,
  result: resultOf(readers),
  ids: [...new Set(readers.flatMap(({ titles }) => titles.flatMap(idsOf)))],
  complaints: readers.flatMap(({ complaints }) => complaints),
})

/** One failing test fails the row; a row that no test has read proves nothing. */
function resultOf(readers: readonly RanTest[]): Result {
  if (readers.some(({ result }) => result === 'failed')) return 'failed'
  return readers.some(({ result }) => result === 'passed') ? 'passed' : 'not run'
}

/** The group around the tests that read it. */
const titleOf = (readers: readonly RanTest[]): string | undefined =>
  readers.find(({ titles }) => titles.length > 1)?.titles.at(-2)

export const factsOf = (ran: RanFile): readonly Fact[] =>
  ran.tests
    .filter(({ rows }) => rows.length === 0)
    .map((test, index) => ({
      anchor: `${nameOf(ran.file)}-fact-${index + 1}`,
      title: test.titles.at(-1) ?? '',
      group: test.titles.slice(0, -1).join(' · '),
      file: ran.file,
      result: test.result,
      ids: [...new Set(test.titles.flatMap(idsOf))],
      complaints: test.complaints,
      ...ranBy(ran, [test]),
    }))

/** None if the run did not note it. */
function ranBy({ functions }: RanFile, tests: readonly RanTest[]): Pick<Row, 'ran'> {
  if (functions === undefined) return {}
  const failed = tests.filter(({ result }) => result === 'failed')
  const asked = failed.length > 0 ? failed : tests
  const places = new Set(asked.flatMap(({ ran = [] }) => ran))
  return { ran: [...places].flatMap((place) => functions[place] ?? []) }
}

/** 'retailers-directory' of 'packages/domain/src/retailers/directory.test.ts'; screens after 'screens-'. */
const nameOf = (file: string): string =>
  file
    .replace(/^packages\/domain\/src\//, '')
    .replace(/^apps\/portal\/src\//, 'screens-')
    .replace(/(?:-table)?\.test\.tsx?$/, '')
    .replace(/[/.]/g, '-')
