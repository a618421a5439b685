/** Which decision table of an earlier version of a file is which of today, whatever it is called. */

interface KnownTable {
  readonly title?: string | undefined
  readonly headings: readonly string[]
  /** Each row's cells, without the headings. */
  readonly rows: readonly (readonly string[])[]
}

/** How much speaks for it that two tables are one; nothing does if it is 0. */
type Likeness = (was: KnownTable, is: KnownTable) => number

/**
 * One keeps its title, or most of its rows, or is the only one that can be meant: with the same headings and a row that is
 * much as it was. Of two that are as like none is taken.
 *
 * @returns for a table of then that of today
 */
export function sameTables<T extends KnownTable>(
  then: readonly T[],
  now: readonly T[],
): ReadonlyMap<T, T> {
  const found = new Map<T, T>()
  for (const likeness of [titleAndRows, mostRows, titleAlone, aRowAlike]) {
    const taken = new Set(found.values())
    const [gone, added] = [
      then.filter((table) => !found.has(table)),
      now.filter((table) => !taken.has(table)),
    ]
    for (const was of gone) {
      const is = bestOf(added, (table) => likeness(was, table))
      if (is !== undefined && bestOf(gone, (table) => likeness(table, is)) === was)
        found.set(was, is)
    }
  }
  return found
}

/** None if another one is as like. */
function bestOf<T>(tables: readonly T[], likeness: (table: T) => number): T | undefined {
  const most = Math.max(0, ...tables.map(likeness))
  const [best, ...others] = most === 0 ? [] : tables.filter((table) => likeness(table) === most)
  return others.length === 0 ? best : undefined
}

const titleAndRows: Likeness = (was, is) => (titleAlone(was, is) === 0 ? 0 : rowsKept(was, is))

const mostRows: Likeness = (was, is) => {
  const kept = rowsKept(was, is)
  return 2 * kept < Math.min(was.rows.length, is.rows.length) ? 0 : kept
}

const titleAlone: Likeness = (was, is) =>
  was.title !== undefined && was.title === is.title && hasSameHeadings(was, is) ? 1 : 0

const aRowAlike: Likeness = (was, is) =>
  hasSameHeadings(was, is) && is.rows.some((row) => was.rows.some((old) => isAlike(old, row)))
    ? 1
    : 0

/** How many rows stand in both: cell by cell, or below the same headings with the same case. */
function rowsKept(was: KnownTable, is: KnownTable): number {
  const cells = new Set(was.rows.map((row) => row.join('|')))
  const named = hasSameHeadings(was, is) ? is.headings.indexOf('case') : -1
  const names = new Set(was.rows.map((row) => row[named] ?? ''))
  return is.rows.filter((row) => {
    const name = row[named] ?? ''
    return cells.has(row.join('|')) || (name !== '' && names.has(name))
  }).length
}

const hasSameHeadings = (was: KnownTable, is: KnownTable): boolean =>
  was.headings.join('|') === is.headings.join('|')

/** Half of its cells, or more, are as they were; empty ones tell nothing. */
const isAlike = (was: readonly string[], is: readonly string[]): boolean =>
  2 * is.filter((cell, column) => cell !== '' && cell === was[column]).length >= is.length
