/** Rows of decision tables that only have another name, or another number, now. */
import { type AskedTable, askedTables } from '../../source/titles-of-tables.ts'
import { sameTables } from '../cases/same-tables.ts'
import { rowSays } from '../cases/written-rows.ts'
import type { Change } from './changes.ts'
import { goneAndNew } from './gone-and-new.ts'

/**
 * A row that is gone and a new one of the same table are one that was reworded, if all of their other cells are the same,
 * however little these say, and no other row has these cells.
 *
 * @param changes of one test file
 */
export function withRenamedRows(
  changes: readonly Change[],
  before: string,
  after: string,
): readonly Change[] {
  const { gone, added } = goneAndNew(changes)
  if (gone.length === 0 || added.length === 0) return changes
  const taken = new Set<Change>()
  const found = new Map<Change, Change>()
  for (const { was, is } of renamedRows(before, after)) {
    const old = gone.find((change) => change.was === was.says)
    const change = added.find((change) => change.is === is.says)
    if (old === undefined || change === undefined) continue
    taken.add(old)
    found.set(change, { ...change, was: was.naming, is: is.naming, isReworded: true })
  }
  return changes.flatMap((change) => (taken.has(change) ? [] : [found.get(change) ?? change]))
}

interface NamedRow {
  readonly says: string
  /** Its number and its name. */
  readonly naming: string
  /** All other cells. */
  readonly content: string
}

const renamedRows = (
  before: string,
  after: string,
): readonly { readonly was: NamedRow; readonly is: NamedRow }[] =>
  [...sameTables(askedTables(before), askedTables(after))].flatMap(([table, today]) => {
    // The names of its columns are those of today.
    const [then, now] = [table, today].map(({ rows }) => byContent({ ...today, rows }))
    return [...(now ?? [])].flatMap(([content, [is, ...others]]) => {
      const [was, ...othersThen] = then?.get(content) ?? []
      const isOne = others.length + othersThen.length === 0
      return isOne && was && is && was.says !== is.says ? [{ was, is }] : []
    })
  })

function byContent({ headings, rows }: AskedTable): ReadonlyMap<string, readonly NamedRow[]> {
  const isNaming = (column: number) => ['id', 'case'].includes(headings[column] ?? '')
  const named = rows.map((cells) => ({
    says: rowSays(headings, cells),
    naming: cells.filter((cell, column) => cell !== '' && isNaming(column)).join(' · '),
    content: cells.filter((_, column) => !isNaming(column)).join('|'),
  }))
  return Map.groupBy(named, ({ content }) => content)
}
