import type { Row, Table } from './tables.ts'

/**
 * What a row is called where it stands alone: its case. In a table without cases its first cell,
 * and as many of the next ones as tell it apart from the other rows.
 */
export function nameOfRow({ headings, rows }: Table, row: Row): string {
  const named = row.cells[headings.indexOf('case')]
  if (named !== undefined) return named
  const columns = [...headings.keys()].filter((column) => headings[column] !== 'id')
  const isAlike = (other: Row, count: number) =>
    columns.slice(0, count).every((column) => other.cells[column] === row.cells[column])
  const count = columns.findIndex(
    (_, place) => !rows.some((other) => other !== row && isAlike(other, place + 1)),
  )
  const telling = count === -1 ? columns : columns.slice(0, count + 1)
  const shown = (column: number) => row.cells[column] || '(nothing)'
  return telling.length === 1
    ? telling.map(shown).join()
    : telling.map((column) => `${headings[column]} ${shown(column)}`).join(', ')
}
