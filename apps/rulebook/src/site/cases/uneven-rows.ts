/** Rows that have more or fewer cells than the first row has headings. */
import type { CsvRow, NumberedRow } from './csv.ts'

/** Spreadsheets fill rows up with empty cells: those beyond the headings say nothing. */
export function withoutEmptyEnd(cells: CsvRow, width: number): CsvRow {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, Math.max(width, last + 1))
}

/** What is wrong with a row, if its cells are not as many as the headings. */
export const unevenIn = ({ number, cells }: NumberedRow, width: number): string | undefined =>
  cells.length === width
    ? undefined
    : `Row ${number} has ${counted(cells.length, 'cell')}, and the first row ${counted(width, 'heading')}: nobody can tell which cell is which.`

const counted = (count: number, thing: string): string =>
  `${count} ${count === 1 ? thing : `${thing}s`}`

const mostNamed = 10

/** The numbers of such rows, so that they are found in a long table. */
export function noteOnUneven(rows: readonly NumberedRow[], width: number): readonly string[] {
  const uneven = rows.filter((row) => unevenIn(row, width) !== undefined)
  if (uneven.length === 0) return []
  const numbers = uneven.slice(0, mostNamed).map(({ number }) => number)
  const further = uneven.length - numbers.length
  const [is, others] = [
    uneven.length === 1 ? 'Row' : 'Rows',
    further === 0 ? '' : ` and ${further} more`,
  ]
  return [
    `${is} ${numbers.join(', ')}${others} can’t be read: a row needs as many cells as there are headings.`,
  ]
}
