import { expect, test } from 'vitest'
import type { Table } from '../../model/cases/tables.ts'
import { linkingTo } from '../words.ts'
import { tablesPart } from './tables-part.ts'

const page = (
  headings: readonly string[],
  answers: readonly string[],
  cells: readonly string[],
) => {
  const row = { anchor: 'row', cells, result: 'passed', ids: [], complaints: [] } as const
  const table: Table = {
    anchor: 't',
    title: 'T',
    file: 'a.test.ts',
    headings,
    answers,
    rows: [row],
  }
  return String(tablesPart([table], linkingTo(new Set())))
}

test.each([
  ['refused for', 'accepted'],
  ['complaint', 'accepted'],
  ['shown', 'nothing shown'],
  ['message', 'nothing shown'],
  ['capped at', 'nothing'],
])('an empty answer under %s says so, and is downloaded empty', (heading, says) => {
  expect(page(['typed', heading], [heading], ['1', ''])).toContain(
    `data-label="${heading}" data-written=""><span>${says}</span></td>`,
  )
})

test('an empty cell that is given stays empty', () => {
  expect(page(['typed', 'shown'], ['shown'], ['', 'a'])).toContain(
    'data-label="typed" class="empty"></td>',
  )
})
