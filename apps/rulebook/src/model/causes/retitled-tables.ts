/** Tables of an earlier commit that have another title today. */
import type { Table } from '../cases/tables.ts'

/**
 * The title that a table has today: that of the only new table of its file with its headings, once its
 * own title is gone. None if it has kept its title, or if nobody can tell.
 */
export function retitledSince(
  then: readonly Table[],
  today: readonly Table[],
): (table: Table) => readonly string[] {
  const isGone = (table: Table) => !today.some((other) => isCalledAs(table, other))
  const gone = Map.groupBy(then.filter(isGone), formOf)
  const isNew = (table: Table) => !then.some((other) => isCalledAs(table, other))
  const added = Map.groupBy(today.filter(isNew), formOf)
  return (table) => {
    const [own = [], anew = []] = [gone.get(formOf(table)), added.get(formOf(table))]
    return own.length === 1 && own.includes(table) && anew.length === 1
      ? anew.map(({ title }) => title)
      : []
  }
}

const isCalledAs = (one: Table, other: Table): boolean =>
  one.title === other.title && formOf(one) === formOf(other)

/** Its file and its headings. */
const formOf = ({ file, headings }: Table): string => [file, ...headings].join('\n')
