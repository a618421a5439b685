import { rowSays, type WrittenRow, writtenRows } from '../cases/written-rows.ts'
import type { Change } from './changes.ts'
import { goneAndNew } from './gone-and-new.ts'

/**
 * A row without a name of its own that stands where another stood, in a table with as many rows, is that row edited, if
 * half of its cells or more are as they were.
 *
 * @param changes of one test file
 */
export function withEditedRows(
  changes: readonly Change[],
  before: string,
  after: string,
): readonly Change[] {
  const { gone, added } = goneAndNew(changes)
  if (gone.length === 0 || added.length === 0) return changes
  const [then, now] = [byPlace(before), byPlace(after)]
  const edited = new Map<Change, Change>()
  const found = new Map<Change, string>()
  for (const [place, row] of now) {
    const old = then.get(place)
    const was = gone.find((change) => isOf(change, old))
    const is = added.find((change) => isOf(change, row))
    if (old === undefined || was === undefined || is === undefined) continue
    const kept = row.cells.map((cell, column) => (cell === old.cells[column] ? cell : ''))
    const same = kept.filter((_, column) => row.cells[column] === old.cells[column]).length
    if (2 * same < row.cells.length) continue
    edited.set(is, was)
    found.set(is, rowSays(row.headings, kept) || row.says)
  }
  const taken = new Set(edited.values())
  return changes.flatMap((change) => {
    if (taken.has(change)) return []
    const old = edited.get(change)
    return [old === undefined ? change : { ...change, name: found.get(change) ?? '', was: old.was }]
  })
}

const isOf = ({ name }: Change, row: WrittenRow | undefined): boolean => name === row?.says

const byPlace = (text: string): ReadonlyMap<string, WrittenRow> =>
  new Map(writtenRows(text).map((row) => [row.place, row]))
