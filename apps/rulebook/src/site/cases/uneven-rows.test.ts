import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { salarySacrifice } from '../try-it/salary-sacrifice.ts'
import { csvOf } from './csv.ts'
import { workedCases } from './many-cases.ts'
import { summaryOf } from './summary.ts'

const head = ['amount', 'benefit in kind %', 'NI', 'tax', 'saving']
const sound = ['1200.00', '12.5', '0.08', '0.2', '£306.00']
const workedOut = (...rows: readonly (readonly string[])[]) =>
  workedCases(salarySacrifice, csvOf([head, ...rows]))

describe('A row with other cells than headings', () => {
  test('is named with its number, and nothing is worked out for it', () => {
    const found = workedOut(sound, sound.slice(1), [...sound, 'extra'])
    expect(found.cases.map(({ isUnreadable }) => isUnreadable)).toEqual([false, true, true])
    expect(found.cases.map(({ says }) => says).slice(1)).toEqual([
      'Row 3 has 4 cells, and the first row 5 headings: nobody can tell which cell is which.',
      'Row 4 has 6 cells, and the first row 5 headings: nobody can tell which cell is which.',
    ])
    expect(summaryOf(found)).toEqual([
      '3 cases: 1 worked out, 2 can’t be read; none of the others differs in “saving”.',
      'Rows 3, 4 can’t be read: a row needs as many cells as there are headings.',
    ])
  })

  test('of a table in which all are so, none is said to agree', () => {
    const [first = ''] = summaryOf(workedOut(sound.slice(1)))
    expect(first).toBe('1 case: it can’t be read.')
  })

  test('empty cells beyond the headings say nothing', () => {
    const { headings, cases } = workedCases(
      salarySacrifice,
      csvOf([
        [...head, '', ''],
        [...sound, '', ''],
        [...sound, ' '],
      ]),
    )
    expect(headings).toEqual(head)
    expect(cases.map(({ isUnreadable, differences }) => [isUnreadable, differences])).toEqual([
      [false, []],
      [false, []],
    ])
  })

  test('no cell is lost from the download, whatever the rows', () => {
    const cells = array(constantFrom('1200.00', '12.5', '0.2', 'x'), { minLength: 1, maxLength: 8 })
    assert(
      property(array(cells, { minLength: 1, maxLength: 4 }), (rows) => {
        const [first = [], ...results] = workedOut(...rows).rows
        for (const [place, row] of rows.entries()) {
          expect(results[place]?.slice(0, row.length)).toEqual(row)
          expect(results[place]).toHaveLength(first.length)
          expect(results[place]?.[first.indexOf('result')]).not.toBe('')
          if (row.length !== head.length) expect(results[place]?.at(-1)).toBe('can’t be read')
        }
      }),
    )
  })
})
