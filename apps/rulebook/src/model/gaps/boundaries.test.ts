import { expect, test } from 'vitest'
import type { Table } from '../cases/tables.ts'
import { neighboursIn } from './boundaries.ts'

const row = (...cells: readonly string[]): Table['rows'][number] => ({
  ...{ anchor: '', result: 'passed', ids: [], complaints: [] },
  cells,
})

const table: Omit<Table, 'answers'> = {
  ...{ anchor: 'a', title: 'May this be sent?', file: 'a.test.ts' },
  headings: ['id', 'case', 'typed', 'sends', 'leaves'],
  rows: [
    row('A-01', 'the whole balance', "'1284.60'", '1284.60', '£0.00'),
    row('A-01', 'a penny over the balance', "'1284.61'", 'no', ''),
    row('A-01', 'far below', "'5.00'", '5.00', '£1,279.60'),
  ],
}

test('two rows a penny apart are at a boundary, however many answers differ', () => {
  const answers = ['sends', 'leaves']
  expect(neighboursIn({ ...table, answers })).toEqual([{ column: 'typed', rows: [0, 1] }])
})

test('answers that happen to be a step apart are none', () => {
  const rows = [row('A-01', 'one', '5', '1', ''), row('A-01', 'other', '90', '2', '')]
  expect(neighboursIn({ ...table, rows, answers: ['sends', 'leaves'] })).toEqual([])
})
