/**
 * Replaces the domain's `decisionTable` while the rulebook is made: the same rows, but each records
 * which test read it. So a row gets the result of the test that used it, and titles need not
 * match.
 */
import { decisionTable as read } from '@save/domain/testing/decision-table'
import { TestRunner } from 'vitest'
import type { FileNotes, TestNotes } from './notes.ts'

const tables: FileNotes['tables'] = []

export function decisionTable<const Heading extends string>(
  headings: readonly Heading[],
  text: string,
): Record<Heading, string>[] {
  const rows = read(headings, text)
  const table = tables.length
  tables.push({ headings, text, rows: rows.map((row) => headings.map((name) => row[name])) })
  // Told while the tests are collected, so that a table whose tests are left out is known, too.
  Object.assign(TestRunner.getCurrentSuite().file.meta, { tables } satisfies FileNotes)
  return rows.map((cells, row) => noting(cells, () => note(table, row)))
}

/** The same cells, calling `onRead` whenever one is read. */
const noting = <Row extends object>(cells: Row, onRead: () => void): Row =>
  new Proxy(cells, {
    get: (target, name, receiver) => {
      onRead()
      return Reflect.get(target, name, receiver)
    },
  })

function note(table: number, row: number): void {
  // None while the tests are being collected: a title is not yet a test.
  const test = TestRunner.getCurrentTest()
  if (test === undefined) return
  const meta = test.meta as Partial<TestNotes>
  const rows = meta.rows ?? []
  if (rows.some((known) => known.table === table && known.row === row)) return
  meta.rows = [...rows, { table, row }]
}
