/** Each table of the domain is run with wrong answers: the row that fails has to say in which column. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type Table, tablesOf } from '../../model/cases/tables.ts'
import { wrongCellsOf } from '../../model/cases/wrong-cell.ts'
import { tablesIn } from '../../source/written-tables.ts'
import { withAnyAnswer } from '../any-answer.ts'
import { type RanFile, wrongCellsReport } from '../run-report.ts'

let files: readonly RanFile[]
let tables: readonly Table[]

beforeAll(() => {
  mkdirSync('reports/rulebook-run', { recursive: true })
  const config = 'apps/rulebook/src/run/wrong-cells/wrong-cells.config.ts'
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', `--config=${config}`]
  expect(spawnSync(process.execPath, vitest).status, 'every table has a wrong answer').toBe(1)
  files = JSON.parse(readFileSync(wrongCellsReport, 'utf8')).files
  tables = files.flatMap(tablesOf)
}, 240_000)

const failedIn = ({ rows }: Table) => rows.filter(({ result }) => result === 'failed')

test('every row whose answers are wrong says in which column, and none says a given one', () => {
  const failed = tables.flatMap((table) => failedIn(table).map((row) => ({ table, row })))
  expect(failed.length).toBeGreaterThan(1500)
  const named = failed.map(({ table, row }) => ({
    row: row.cells.join(' | '),
    table,
    columns: wrongCellsOf(table, row).map(({ column }) => table.headings[column] ?? ''),
  }))
  expect(named.filter(({ columns }) => columns.length === 0).map(({ row }) => row)).toEqual([])
  expect(
    named.filter(({ table, columns }) =>
      columns.some((column) => table.answers?.includes(column) === false),
    ),
  ).toEqual([])
})

test('it says what came: in the words of its test only where its cell says it in others', () => {
  const told = tables.flatMap((table) =>
    failedIn(table).flatMap((row) =>
      wrongCellsOf(table, row).map(({ received }) => ({ title: table.title, received })),
    ),
  )
  expect(
    told.filter(({ received }) =>
      /another result|in the unit of|^(?:\[.+\]|\{.+\})$/s.test(received),
    ),
  ).toEqual([])
  const inTest = told.filter(({ received }) => received.startsWith('(in the words of its test'))
  expect(new Set(inTest.map(({ title }) => title)).size).toBeLessThan(3)
})

test('every row whose answers are wrong fails', () => {
  const written = files.map((ran) => {
    const own = tablesIn(readFileSync(ran.file, 'utf8'))
    return {
      ...ran,
      tables: ran.tables.map((table, place) => {
        const { headings = [], rows: [head = [], ...rest] = [] } = own[place] ?? {}
        return { ...table, rows: head.join() === headings.join() ? rest : [head, ...rest] }
      }),
    }
  })
  const right = withAnyAnswer(written, files).flatMap(({ file, tables }) =>
    tables.flatMap(({ rows, anyAnswer = [] }) => anyAnswer.map((row) => [file, rows[row]])),
  )
  expect(right).toEqual([])
})

test('every table fails, unless its answers are the same in all rows or its test names them itself', () => {
  const standing = tables.filter((table) => failedIn(table).length === 0)
  const differing = standing.filter(({ headings, rows, answers = headings }) =>
    answers.some(
      (name) => new Set(rows.map(({ cells }) => cells[headings.indexOf(name)])).size > 1,
    ),
  )
  // A record names the columns where nobody can tell from the source which of them a test compares.
  expect(differing.map(({ file, answers }) => [file, answers])).toEqual([
    ['packages/domain/src/ledger/ledger.test.ts', undefined],
    ['packages/domain/src/withdrawal/paths.test.ts', undefined],
    ['packages/domain/src/withdrawal/paths.test.ts', undefined],
  ])
})
