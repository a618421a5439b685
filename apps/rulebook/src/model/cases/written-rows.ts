/** The rows of a test file's decision tables, as they are written. */
import { tablesIn } from '../../source/written-tables.ts'

export interface WrittenRow {
  readonly headings: readonly string[]
  readonly cells: readonly string[]
  readonly says: string
  /** The same for the row at the same place of a table with as many rows and the same headings. */
  readonly place: string
}

/** @param headingsOf the table's headings, by its place, where they are to be others than they are written */
export function writtenRows(
  text: string,
  headingsOf: (place: number) => readonly string[] | undefined = () => undefined,
): readonly WrittenRow[] {
  const tables = tablesIn(text).map(({ headings, rows: [head = [], ...rest] }, place) => ({
    headings: headingsOf(place) ?? headings,
    rows: head.join() === headings.join() ? rest : [head, ...rest],
  }))
  return tables.flatMap(({ headings, rows }, at) => {
    const own = headings.join('|')
    const alike = tables.slice(0, at).filter((table) => table.headings.join('|') === own).length
    return rows.map((cells, row) => ({
      ...{ headings, cells, says: rowSays(headings, cells) },
      place: `${own} ${alike} ${rows.length} ${row}`,
    }))
  })
}

/** 'status: Requested · standing: open', without empty cells. */
export const rowSays = (headings: readonly string[], cells: readonly string[]): string =>
  headings
    .map((heading, index) => ({ heading, cell: cells[index] ?? '' }))
    .filter(({ cell }) => cell !== '')
    .map(({ heading, cell }) => `${heading}: ${cell}`)
    .join(' · ')
