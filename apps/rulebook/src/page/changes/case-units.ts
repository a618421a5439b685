/** A changed row of a decision table with the units that its table shows: £10.00 of 10.00, 8% of 0.08. */
import { existsSync, readFileSync } from 'node:fs'
import { type Shown, shownIn } from '../../model/cases/amount-columns.ts'
import { type WrittenRow, writtenRows } from '../../model/cases/written-rows.ts'
import type { Change } from '../../model/changes/changes.ts'

/** The texts of the change itself stay as they are written: other things are compared with them. */
export function withUnits(change: Change, rowsOf: RowsOf = rowsOfFile): Change {
  const { kind, file, name, was, is } = change
  if (kind !== 'case') return change
  const shown = unitsFor(is ?? was ?? '', rowsOf(file))
  if (shown.size === 0) return change
  const inUnits = (text: string | undefined) =>
    text
      ?.split(between)
      .map((part) => partInUnits(part, shown))
      .join(between)
  return { ...change, name: inUnits(name) ?? name, was: inUnits(was), is: inUnits(is) }
}

type RowsOf = (file: string) => readonly WrittenRow[]

const between = ' · '
const headed = /^([^:]+): ([\s\S]*)$/

function partInUnits(part: string, shown: ReadonlyMap<string, Shown>): string {
  const [, heading = '', cell = ''] = headed.exec(part) ?? []
  const inUnits = shown.get(heading)?.(cell)
  return inUnits === undefined ? part : `${heading}: ${inUnits}`
}

/** How each column is shown of the table that has this row, or else of the first with its headings. */
function unitsFor(says: string, rows: readonly WrittenRow[]): ReadonlyMap<string, Shown> {
  const headings = says.split(between).flatMap((part) => headed.exec(part)?.[1] ?? [])
  const own =
    rows.find((row) => row.says === says) ??
    rows.find((row) => headings.every((heading) => row.headings.includes(heading)))
  if (own === undefined || headings.length === 0) return new Map()
  const table = rows.filter((row) => row.headings.join() === own.headings.join())
  return new Map(
    own.headings.map((heading, column) => [
      heading,
      shownIn(
        heading,
        table.map(({ cells }) => cells[column] ?? ''),
      ),
    ]),
  )
}

const known = new Map<string, readonly WrittenRow[]>()

const rowsOfFile: RowsOf = (file) => {
  const rows = known.get(file) ?? (existsSync(file) ? writtenRows(readFileSync(file, 'utf8')) : [])
  known.set(file, rows)
  return rows
}
