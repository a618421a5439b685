/** Rows of decision tables that changed, with their amounts as the page shows them in the table. */
import { tablesIn, type WrittenTable } from '../source/written-tables.ts'
import { shownIn } from './amount-columns.ts'
import type { Change } from './changes.ts'

/** '£1,284.60' where the column holds pounds: 'balance: £1,284.60 · limit: £250'. */
export function withAmounts(
  changes: readonly Change[],
  before: string,
  after: string,
): readonly Change[] {
  if (changes.length === 0) return changes
  const [then, now] = [before, after].map(tablesOrNone)
  return changes.map((change) => {
    const was = shownRow(change.was, then ?? [])
    const is = shownRow(change.is, now ?? [])
    // A row without a name goes by its cells.
    const name = shownRow(change.name, (change.is === undefined ? then : now) ?? []) ?? ''
    return { ...change, name, was, is }
  })
}

const tablesOrNone = (text: string): readonly WrittenTable[] => (text === '' ? [] : tablesIn(text))

function shownRow(says: string | undefined, tables: readonly WrittenTable[]): string | undefined {
  const cells = says?.split(' · ').map((cell) => /^([^:]+): (.*)$/s.exec(cell))
  if (cells === undefined || cells.some((cell) => cell === null)) return says
  const parts = cells.map((cell) => [cell?.[1] ?? '', cell?.[2] ?? ''] as const)
  const table = tables.find(({ headings }) => parts.every(([name]) => headings.includes(name)))
  if (table === undefined) return says
  return parts
    .map(([heading, cell]) => {
      const column = table.headings.indexOf(heading)
      const all = table.rows.map((row) => row[column] ?? '')
      return `${heading}: ${shownIn(heading, all)(cell)}`
    })
    .join(' · ')
}
