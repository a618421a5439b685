/** Rows that showed where an answer changes, and are gone: the table no longer shows it, though nothing fails. */
import { rolesIn } from '../../source/table-roles.ts'
import { tablesIn } from '../../source/written-tables.ts'
import { rowSays } from '../cases/written-rows.ts'
import { figureIn, isStepApart } from '../gaps/boundaries.ts'
import type { Change } from './changes.ts'

/** Two rows of a table, a step apart in one column, with another answer on each side. */
interface Limit {
  readonly column: string
  /** The table, the column, and what the answers change between: as many as before have to be left. */
  readonly kind: string
  readonly cells: readonly [string, string]
  readonly rows: readonly [string, string]
}

/**
 * Each changed or gone row with the limit that it showed, if its table shows fewer of the kind than before.
 *
 * @param changes of one test file
 */
export function withLostLimits(
  changes: readonly Change[],
  before: string,
  after: string,
): readonly Change[] {
  if (!changes.some(({ was }) => was !== undefined)) return changes
  const [then, now] = [limitsIn(before), limitsIn(after)]
  const rowsNow = new Set(now.limits.flatMap(({ rows }) => rows))
  const countOf = (limits: readonly Limit[], kind: string) =>
    limits.filter((limit) => limit.kind === kind).length
  const lost = then.limits.filter(
    ({ kind, rows, cells }) =>
      now.headings.has(headingsOf(kind)) &&
      countOf(now.limits, kind) < countOf(then.limits, kind) &&
      !rows.every((row) => rowsNow.has(row)) &&
      // Rows at the same figures show it, however their answers are worded today.
      !now.limits.some((limit) => placeOf(limit) === placeOf({ kind, cells })),
  )
  return changes.map((change) => {
    const limit = lost.find(({ rows }) => change.was !== undefined && rows.includes(change.was))
    return limit
      ? { ...change, lostLimit: `${limit.cells.join(' and ')} (${limit.column})` }
      : change
  })
}

/** Its table and its column with both sides, however they are written. */
const placeOf = ({ kind, cells }: Pick<Limit, 'kind' | 'cells'>): string =>
  [...kind.split('\n').slice(0, 2), ...cells.map(figureIn).toSorted()].join('\n')

const headingsOf = (kind: string): string => kind.split('\n')[0] ?? ''

function limitsIn(text: string): {
  readonly headings: ReadonlySet<string>
  readonly limits: readonly Limit[]
} {
  const roles = rolesIn(text)
  const tables = tablesIn(text)
  return {
    headings: new Set(tables.map(({ headings }) => headings.join('|'))),
    limits: tables.flatMap(({ headings, rows: [head = [], ...rest] }, place) => {
      const own = roles[place]
      if (own?.headings.join() !== headings.join()) return []
      const answers = new Set([...own.expected, ...own.answers])
      const rows = head.join() === headings.join() ? rest : [head, ...rest]
      return limitsOf(
        { headings, rows },
        [...own.given].filter((name) => !answers.has(name)),
        [...answers],
      )
    }),
  }
}

function limitsOf(
  {
    headings,
    rows,
  }: Readonly<Record<'headings', readonly string[]>> & {
    readonly rows: readonly (readonly string[])[]
  },
  given: readonly string[],
  answers: readonly string[],
): readonly Limit[] {
  const cell = (row: readonly string[], name: string) => row[headings.indexOf(name)] ?? ''
  return rows.flatMap((one, at) =>
    rows.slice(at + 1).flatMap((other): readonly Limit[] => {
      const [column, ...more] = given.filter((name) => cell(one, name) !== cell(other, name))
      if (column === undefined || more.length > 0) return []
      const cells = [cell(one, column), cell(other, column)] as const
      if (!isStepApart(...cells)) return []
      const changed = answers.flatMap((name) => {
        const between = changeBetween([cell(one, name), cell(other, name)], cells)
        return between === undefined ? [] : [`${name}: ${between}`]
      })
      if (changed.length === 0) return []
      const kind = [headings.join('|'), column, ...changed].join('\n')
      const says = [rowSays(headings, one), rowSays(headings, other)] as const
      return [{ column, kind, cells, rows: says }]
    }),
  )
}

/** What the answer changes between; nothing if it only grows or shrinks along with what is given. */
function changeBetween(
  [one, other]: readonly [string, string],
  [low, high]: readonly [string, string],
): string | undefined {
  if (one === other) return undefined
  const [from, to] = [figureIn(one), figureIn(other)]
  if (from === undefined || to === undefined)
    return [one, other]
      .map((answer) => (/\d/.test(answer) ? 'a figure' : answer))
      .toSorted()
      .join()
  const step = Math.abs((figureIn(low) ?? 0) - (figureIn(high) ?? 0))
  return Math.abs(Math.abs(from - to) - step) < 1e-9 ? undefined : 'figures'
}
