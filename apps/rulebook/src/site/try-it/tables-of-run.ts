import type { Rulebook } from '../../rulebook.ts'
import { type TableToTry, widthsOf } from './tables-to-try.ts'
import { tries } from './tries.ts'

/** For each thing to try, the table of this run that has its columns. */
export function tablesToTry({ chapters }: Rulebook): Readonly<Record<string, TableToTry>> {
  const tables = chapters.flatMap(({ tables }) => tables)
  return Object.fromEntries(
    tries.flatMap(({ id, table: { file, headings } }) => {
      const table = tables.find(
        (table) => table.file === file && table.headings.join() === headings.join(),
      )
      if (table === undefined) return []
      const widths = widthsOf(
        headings,
        table.rows.map(({ cells }) => cells),
      )
      return [[id, { file, headings, widths }]]
    }),
  )
}
