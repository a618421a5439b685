import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DecisionTable } from '@save/domain/testing/table'
import type { Row, Table } from './book.schema.ts'
import type { TestResult } from './results.ts'

export interface TableModule {
  readonly file: string
  readonly table: DecisionTable
}

/** @throws If two tables have the same title, which identifies them in links and results. */
export async function importTables(root: string): Promise<readonly TableModule[]> {
  const files = globSync('packages/*/src/**/*.table.ts', { cwd: root }).sort()
  const imported = files.map(async (file) => {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    return Object.values(exported)
      .filter(isTable)
      .map((table) => ({ file: file.replaceAll('\\', '/'), table }))
  })
  const tables = (await Promise.all(imported)).flat()
  const titles = tables.map(({ table }) => table.title)
  const twice = titles.find((title, at) => titles.indexOf(title) !== at)
  if (twice !== undefined) throw new Error(`Two tables are called "${twice}": rename one.`)
  return tables
}

const isTable = (value: unknown): value is DecisionTable =>
  typeof value === 'object' && value !== null && 'decide' in value && 'rows' in value

/** The table with its rows' results in the last run. */
export function describeTable({ file, table }: TableModule, tests: readonly TestResult[]): Table {
  const results = new Map(
    tests.flatMap((test) =>
      test.row?.table === table.title ? [[test.row.name, { ...test, ...test.row }]] : [],
    ),
  )
  return {
    title: table.title,
    ids: table.ids,
    file,
    headings: table.headings,
    answers: table.answers.map(({ heading }) => heading),
    rows: table.rows.map(({ name, ids, cells }): Row => {
      const { result = 'not run', received = {}, message } = results.get(name) ?? {}
      const wrong = Object.entries(received).filter(([heading, text]) => text !== cells[heading])
      return {
        name,
        ids,
        cells,
        result,
        ...(wrong.length > 0 && { received: Object.fromEntries(wrong) }),
        ...(wrong.length === 0 && message !== undefined && { message }),
      }
    }),
  }
}

/** Runs the tables now, for commits without a test run. */
export const runTables = (tables: readonly TableModule[]): Promise<readonly TestResult[]> =>
  Promise.all(
    tables.flatMap(({ file, table }) =>
      table.rows.map(async (row): Promise<TestResult> => {
        const outcome = await table.decide(row.cells).catch(String)
        const received =
          typeof outcome === 'string'
            ? {}
            : 'refusals' in outcome
              ? outcome.refusals
              : { ...outcome.given, ...outcome.answers }
        const isRight = Object.entries(received).every(
          ([heading, text]) => row.cells[heading] === text,
        )
        return {
          file,
          titles: [table.title, row.name],
          result: isRight && typeof outcome !== 'string' ? 'passed' : 'failed',
          row: { table: table.title, name: row.name, received },
          ...(typeof outcome === 'string' && { message: outcome }),
        }
      }),
    ),
  )
