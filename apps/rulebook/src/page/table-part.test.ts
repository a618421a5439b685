import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { html } from './html.ts'
import { heading, tablePart } from './table-part.ts'

const source = 'apps/rulebook/src'

test('every table of the book is made by the part whose tables can be downloaded', () => {
  const files = globSync(`${source}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('<table'))).toEqual([
    `${source}/page/table-part.ts`,
  ])
})

test('a table says how many of its columns are downloaded: all, unless the last one tells of this run', async () => {
  const headings = ['case', 'in this run'].map((name) => heading(name))
  const table = { kind: 'cases', name: { label: 'Cases' }, headings, rows: html`` }
  expect(String(await tablePart(table))).toContain('data-csv="2"')
  expect(String(await tablePart({ ...table, inFile: 1 }))).toContain('data-csv="1"')
})
