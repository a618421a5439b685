/** Columns of decision tables that are only called something else now: their rows are no other cases. */
import { titlesByPlace } from '../../source/titles-of-tables.ts'
import { tablesIn, type WrittenTable } from '../../source/written-tables.ts'
import type { Change } from './changes.ts'

export interface RenamedTable {
  /** Its place among the tables of then. */
  readonly place: number
  readonly headings: readonly string[]
  readonly title: string | undefined
  readonly columns: readonly { readonly was: string; readonly is: string }[]
}

/** Tables of then of which most rows stand in a table of today cell by cell, below other names for some columns. */
export function renamedTables(before: string, after: string): readonly RenamedTable[] {
  const [then, now] = [tablesIn(before), tablesIn(after)]
  const isKept = (table: WrittenTable, others: readonly WrittenTable[]) =>
    others.some(({ headings }) => headings.join('|') === table.headings.join('|'))
  const gone = [...then.entries()].filter(([, table]) => !isKept(table, now))
  const added = [...now.entries()].filter(([, table]) => !isKept(table, then))
  const titles = titlesByPlace(after)
  return added.flatMap(([at, table]) => {
    const [place, old] = gone.find(([, old]) => isSameBut(old, table)) ?? []
    if (place === undefined || old === undefined) return []
    const columns = table.headings.flatMap((is, column) => {
      const was = old.headings[column] ?? ''
      return was === is ? [] : [{ was, is }]
    })
    return [{ place, headings: table.headings, title: titles[at], columns }]
  })
}

/** A name that another column had is no new name: its columns have changed places. */
function isSameBut(old: WrittenTable, table: WrittenTable): boolean {
  const [was, is] = [rowsOf(old), rowsOf(table)]
  const kept = was.filter((row) => is.includes(row)).length
  const added = table.headings.filter((name, column) => name !== old.headings[column])
  return (
    old.headings.length === table.headings.length &&
    !added.some((name) => old.headings.includes(name)) &&
    2 * kept > Math.max(was.length, is.length)
  )
}

/** Without its headings, which may stand above them. */
const rowsOf = ({ headings, rows }: WrittenTable): readonly string[] =>
  rows.map((cells) => cells.join('|')).filter((row) => row !== headings.join('|'))

/** Each renamed column as a change of its own. */
export const renamings = (file: string, tables: readonly RenamedTable[]): readonly Change[] =>
  tables.flatMap(({ title, columns }) =>
    columns.map(({ was, is }) => ({
      file,
      kind: 'case' as const,
      name: `the column “${is}”${title === undefined ? '' : ` of “${title}”`}`,
      was,
      is,
      isRenamed: true as const,
    })),
  )
