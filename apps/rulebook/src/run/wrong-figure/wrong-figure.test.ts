import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { factsOf, type Row, tablesOf } from '../../model/cases/tables.ts'
import { prove } from '../../model/proof/requirements.ts'
import type { RanFile } from '../run-report.ts'
import { wrongFigure } from './wrong-figure.ts'

let ran: readonly RanFile[]

beforeAll(() => {
  mkdirSync('reports', { recursive: true })
  const config = 'apps/rulebook/src/run/wrong-figure/wrong-figure.config.ts'
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', `--config=${config}`]
  const { status } = spawnSync(process.execPath, vitest)
  expect(status, 'a run in which something fails says so').toBe(1)
  ran = JSON.parse(readFileSync(wrongFigure.report, 'utf8')).files
}, 60_000)

const tables = () => ran.flatMap(tablesOf)
const casesThat = (result: Row['result'], title: string) =>
  tables()
    .filter((table) => table.title.startsWith(title))
    .flatMap(({ rows }) => rows.filter((row) => row.result === result))
    .map(({ cells: [name] }) => name)

test('a wrong figure makes exactly the rows fail whose answer it changes', () => {
  expect(casesThat('failed', 'How many pages?')).toEqual(['one more', 'one more than two'])
  expect(casesThat('passed', 'How many pages?')).toContain('exactly a page')
  expect(casesThat('failed', 'Where does a move lead?')).toEqual([])
})

test('its requirement does not hold, and the row says what was expected', () => {
  const shown = { tables: tables(), facts: ran.flatMap(factsOf), wholeRun: undefined }
  const { standing, rows } = prove({ id: 'SEARCH-32', says: '', level: 'unit' }, shown, true)
  expect(standing).toBe('fails')
  const complaints = rows.flatMap(({ row }) => row.complaints)
  expect(complaints[0]).toMatchObject({ expected: '2', received: '1' })
})
