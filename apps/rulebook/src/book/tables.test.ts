import type { DecisionTable } from '@save/domain/testing/table'
import { expect, test } from 'vitest'
import { describeTable, importTables, runTables } from './tables.ts'

const tables = await importTables(process.cwd())

test('every table of the repository is found', () => {
  expect(tables.length).toBeGreaterThan(180)
})

/** Changes one answer in the first row of a table. */
function withWrongCell(table: DecisionTable, heading: string): DecisionTable {
  const [first, ...others] = table.rows
  if (first === undefined) throw new Error(`"${table.title}" has no rows`)
  const wrong = { ...first, cells: { ...first.cells, [heading]: 'planted' } }
  return { ...table, rows: [wrong, ...others] }
}

test('a wrong text in any answer of any table is shown in exactly its own cell', async () => {
  const planted = tables.flatMap(({ file, table }) =>
    table.answers.map(({ heading }) => ({
      heading,
      module: {
        file,
        table: {
          ...withWrongCell(table, heading),
          rows: withWrongCell(table, heading).rows.slice(0, 1),
        },
      },
    })),
  )
  for (const { heading, module } of planted) {
    const [row] = describeTable(module, await runTables([module])).rows
    expect([module.table.title, row?.result, Object.keys(row?.received ?? {})]).toEqual([
      module.table.title,
      'failed',
      [heading],
    ])
  }
})

test('a row whose rule throws has the message, and no wrong cell', async () => {
  const [{ file, table } = { file: '', table: undefined }] = tables
  if (table === undefined) throw new Error('There are no tables')
  const broken = { file, table: { ...table, decide: () => Promise.reject(new Error('Broken.')) } }
  const [row] = describeTable(broken, await runTables([broken])).rows
  expect([row?.result, row?.message, row?.received]).toEqual([
    'failed',
    'Error: Broken.',
    undefined,
  ])
})

test('a row without a result counts as not run', () => {
  const rows = tables.slice(0, 1).flatMap((module) => describeTable(module, []).rows)
  expect(new Set(rows.map(({ result }) => result))).toEqual(new Set(['not run']))
})
