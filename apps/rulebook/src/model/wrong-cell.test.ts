import { describe, expect, test } from 'vitest'
import { wrongCellsOf } from './wrong-cell.ts'

describe('Which cell of a failed row is wrong?', () => {
  const headings = ['id', 'case', 'amount', 'saving']
  const wrong = (cells: readonly string[], expected: string, received: string) =>
    wrongCellsOf({ headings }, { cells, complaints: [{ says: '', expected, received }] })[0]

  const cases = [
    ['as it is written', '£306.00', '£306.00', '£294.00', '£294.00'],
    ['pence for pounds', '£306.00', '30600', '29400', '£294.00'],
    ['pence for plain pounds', '306.00', '30600', '29400', '294.00'],
    ['a quoted text', 'AB123', '"AB123"', '"AB124"', 'AB124'],
    ['a text in quotes in the table', "'AB'", 'AB', 'AC', "'AC'"],
    ['decimals', '28.50', '28.5', '28.25', '28.25'],
    ['yes and no', 'yes', 'true', 'false', 'no'],
    ['nothing at all', '(none)', 'undefined', '5', '5'],
  ] as const
  for (const [name, cell, expected, received, shown] of cases)
    test(name, () => {
      expect(wrong(['A-01', 'a case', '1200', cell], expected, received)).toEqual({
        column: 3,
        expected: cell,
        received: shown,
      })
    })

  test('for a record, each entry that differs, by its column', () => {
    const expected = 'Object {\n  "amount": 120000,\n  "saving": "£306.00",\n}'
    const received = expected.replace('306', '294')
    const row = {
      cells: ['A-01', 'a case', '1200', '£306.00'],
      complaints: [{ says: '', expected, received }],
    }
    expect(wrongCellsOf({ headings }, row)).toEqual([
      { column: 3, expected: '£306.00', received: '£294.00' },
    ])
  })

  test('for a list, each entry that differs, by its cell', () => {
    const expected = '[\n  "5",\n  30600,\n]'
    const row = {
      cells: ['A-01', 'a case', '5', '£306.00'],
      complaints: [{ says: '', expected, received: expected.replace('306', '294') }],
    }
    expect(wrongCellsOf({ headings }, row)).toEqual([
      { column: 3, expected: '£306.00', received: '£294.00' },
    ])
  })

  test('for lists of different lengths no cell is named', () => {
    const row = {
      cells: ['A-01', 'a case', '5', '6'],
      complaints: [{ says: '', expected: '[\n  "5",\n]', received: '[]' }],
    }
    expect(wrongCellsOf({ headings }, row)).toEqual([])
  })

  test('of two cells with the same text, the one on the right', () => {
    expect(wrong(['A-01', 'a case', '5', '5'], '5', '6')?.column).toBe(3)
  })

  test('the name of a case is never wrong', () => {
    expect(wrong(['A-01', '5', '7', '8'], '5', '6')).toBeUndefined()
  })

  test('without what was compared there is no cell to name', () => {
    const row = { cells: ['A-01', 'a case', '1', '2'], complaints: [{ says: 'It broke.' }] }
    expect(wrongCellsOf({ headings }, row)).toEqual([])
  })
})
