import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tablesIn, type WrittenTable } from '../../source/written-tables.ts'
import { nameOfRow } from './row-names.ts'
import type { Table } from './tables.ts'

function namesIn(headings: readonly string[], ...cells: readonly (readonly string[])[]) {
  const rows = cells.map((cells, index) => ({
    anchor: `row-${index + 1}`,
    cells,
    result: 'passed' as const,
    ids: [],
    complaints: [],
  }))
  const table: Table = { anchor: 'table', title: '', file: '', headings, rows }
  return rows.map((row) => nameOfRow(table, row))
}

describe('What is a row called where it stands alone?', () => {
  test('its case', () => {
    expect(namesIn(['id', 'case', 'typed'], ['A-01', 'a penny', '0.01'])).toEqual(['a penny'])
  })

  test('without cases, what tells it apart; never the number that several rows share', () => {
    expect(
      namesIn(['id', 'path', 'asks'], ['A-01', '/MyAccount', 'yes'], ['A-01', '/Checkout', 'yes']),
    ).toEqual(['/MyAccount', '/Checkout'])
  })

  test('as many columns as are needed, each with its heading', () => {
    expect(
      namesIn(
        ['balance', 'limit', 'amount'],
        ['250', '250', '250'],
        ['1284.60', '250', '250'],
        ['1284.60', '', '1284.60'],
      ),
    ).toEqual(['250', 'balance 1284.60, limit 250', 'balance 1284.60, limit (nothing)'])
  })

  test('two rows with the same cells have the same name', () => {
    expect(namesIn(['typed', 'is'], ['5', '5'], ['5', '5'])).toEqual([
      'typed 5, is 5',
      'typed 5, is 5',
    ])
  })

  test('an empty cell is named, too', () => {
    expect(namesIn(['status', 'standing'], ['Paid', 'done'], ['', 'open'])).toEqual([
      'Paid',
      '(nothing)',
    ])
  })
})

describe('A case of the domain is understood alone, as the search shows it', () => {
  const leansOnTheRowAbove =
    /^(?:the same|nor|and|but|or|so|also|likewise|even|not even|then|it|they)\b|^(?:neither|both)$|\ba penny (?:above|below|over|under) it\b/

  test.each([
    ['the same by another method', true],
    ['nor is less than nothing', true],
    ['and cancelling is not', true],
    ['a penny under it', true],
    ['neither', true],
    ['neither of the host’s codes', false],
    ['an unchanged address', false],
  ])('%s: %j', (name, leans) => {
    expect(leansOnTheRowAbove.test(name)).toBe(leans)
  })

  const files = globSync('packages/domain/src/**/*.test.ts').toSorted()
  test.each(files)('%s', (file) => {
    const tables = tablesIn(readFileSync(file, 'utf8')).map(casesOf)
    expect(
      tables.flatMap((names) => names.filter((name) => leansOnTheRowAbove.test(name))),
    ).toEqual([])
    expect(
      tables.flatMap((names) => names.filter((name, at) => names.indexOf(name) !== at)),
    ).toEqual([])
  })
})

function casesOf({ headings, rows }: WrittenTable): readonly string[] {
  const column = headings.indexOf('case')
  return column === -1 ? [] : rows.slice(1).map((cells) => cells[column] ?? '')
}
