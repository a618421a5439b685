import { formatPounds, Pence } from '@save/domain/kernel'
import type { Row, Table } from './tables.ts'

/** The cell of a row that did not hold, in the units of its table. */
export interface WrongCell {
  /** Its place in the row. */
  readonly column: number
  readonly expected: string
  readonly received: string
}

/**
 * Finds the wrong cells of a failed row. A test compares pence where a table says pounds,
 * and numbers where it says percent: we find out how the cell is written, and write both values that way.
 */
export const wrongCellsOf = (
  { headings }: Pick<Table, 'headings'>,
  { cells, complaints }: Pick<Row, 'cells' | 'complaints'>,
): readonly WrongCell[] =>
  complaints.flatMap(({ expected, received }) => {
    if (expected === undefined || received === undefined) return []
    const byName = namedCells(headings, entriesOf(expected), entriesOf(received))
    if (byName.length > 0) return byName
    const listed = listedCells(headings, cells, listOf(expected), listOf(received))
    if (listed.length > 0) return listed
    const single = singleCell(headings, cells, expected, received)
    return single === undefined ? [] : [single]
  })

/** The entries that differ between two compared records and are named like columns. */
const namedCells = (
  headings: Table['headings'],
  expected: ReadonlyMap<string, string>,
  received: ReadonlyMap<string, string>,
): readonly WrongCell[] =>
  headings.flatMap((heading, column) => {
    const [wanted, came] = [expected.get(heading), received.get(heading)]
    return wanted === undefined || wanted === came
      ? []
      : [{ column, expected: wanted, received: came ?? '(none)' }]
  })

/** The entries that differ between two compared lists and are in a cell. */
const listedCells = (
  headings: Table['headings'],
  cells: Row['cells'],
  expected: readonly string[],
  received: readonly string[],
): readonly WrongCell[] =>
  expected.length !== received.length
    ? []
    : expected.flatMap((wanted, place) => {
        const came = received[place] ?? ''
        const cell = wanted === came ? undefined : singleCell(headings, cells, wanted, came)
        return cell === undefined ? [] : [cell]
      })

/** The entries of a printed list, one per line. */
const listOf = (printed: string): readonly string[] =>
  /^(?:Array )?\[\n/.test(printed)
    ? [...printed.matchAll(/^ {2}(\S.*?),?$/gm)].map(([, entry = '']) => entry)
    : []

/** '"saving": "£306.00",' in a printed record. */
const entriesOf = (printed: string): ReadonlyMap<string, string> =>
  new Map(
    [...printed.matchAll(/^\s*"?([^":]+)"?: (.+?),?$/gm)].map(([, key = '', value = '']) => [
      key,
      unquoted(value),
    ]),
  )

function singleCell(
  headings: Table['headings'],
  cells: Row['cells'],
  expected: string,
  received: string,
): WrongCell | undefined {
  for (const write of writings) {
    const column = lastIndexOf(cells, write(expected), headings)
    if (column >= 0)
      return { column, expected: cells[column] ?? '', received: write(received) ?? received }
  }
  return undefined
}

type Writing = (compared: string) => string | undefined

const unquoted = (text: string): string => /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text

const inNumbers =
  (write: (value: number) => string): Writing =>
  (compared) =>
    compared.trim() !== '' && Number.isFinite(Number(compared))
      ? write(Number(compared))
      : undefined

const inPence = (write: (pence: Pence) => string): Writing =>
  inNumbers((value) => (Number.isSafeInteger(value) ? write(Pence.make(value)) : ''))

/** The ways in which a table may say what a test compares. */
const writings: readonly Writing[] = [
  (compared) => unquoted(compared),
  (compared) => `'${unquoted(compared)}'`,
  inPence((pence) => formatPounds(pence)),
  inPence((pence) => (pence / 100).toFixed(2)),
  inNumbers((value) => value.toFixed(2)),
  inNumbers((value) => `${value}%`),
  (compared) => ({ true: 'yes', false: 'no', undefined: '(none)' })[compared],
]

/** Expected columns are to the right of given ones. */
function lastIndexOf(
  cells: Row['cells'],
  text: string | undefined,
  headings: Table['headings'],
): number {
  if (text === undefined) return -1
  return cells.findLastIndex(
    (cell, index) => cell === text && headings[index] !== 'case' && headings[index] !== 'id',
  )
}
