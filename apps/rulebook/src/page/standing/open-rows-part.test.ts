import { expect, test } from 'vitest'
import type { Chapter } from '../../rulebook.ts'
import { html } from '../html.ts'
import { openRowsPart } from './open-rows-part.ts'

const row = { anchor: 'r', cells: ['a'], ids: [], complaints: [], result: 'passed' } as const
const table = { anchor: 't', title: 'Is it sold?', file: 'a.test.ts', headings: ['case'] }
const shown = (...rows: Chapter['tables'][number]['rows']) =>
  openRowsPart(
    { chapters: [{ tables: [{ ...table, rows }] } as unknown as Chapter] },
    (text) => html`${text}`,
  ).toString()

test('The first page names each table with rows that prove nothing, and says why', () => {
  const open = { ...row, result: 'not run' } as const
  expect(shown(row)).toBe('')
  expect(
    shown(row, open, { ...open, doubt: 'Its test holds with another answer, too.' }),
  ).toContain(
    '<a href="#t">Is it sold?</a>: 2 rows. No test reads them, or the one that does is left out. Its test holds with another answer, too.',
  )
})
