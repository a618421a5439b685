/** Tables of an earlier commit that have another title today. */
import { sameTables } from '../cases/same-tables.ts'
import type { Table } from '../cases/tables.ts'

/** The title that a table has today, if it has another one. None if it has kept its title, or if nobody can tell. */
export function retitledSince(
  then: readonly Table[],
  today: readonly Table[],
): (table: Table) => readonly string[] {
  const now = Map.groupBy(today, ({ file }) => file)
  const titles = new Map(
    [...Map.groupBy(then, ({ file }) => file)].flatMap(([file, tables]) =>
      [...sameTables(tables.map(asKnown), (now.get(file) ?? []).map(asKnown))].map(
        ([was, is]) => [was.table, is.title] as const,
      ),
    ),
  )
  return (table) => {
    const title = titles.get(table)
    return title === undefined || title === table.title ? [] : [title]
  }
}

const asKnown = (table: Table) => ({
  ...{ table, title: table.title, headings: table.headings },
  rows: table.rows.map(({ cells }) => cells),
})
