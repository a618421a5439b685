/** Where the answers of a table have a limit that its rows don't show. */

import type { Row, Table } from '../cases/tables.ts'
import { figureIn, isStepApart } from './boundaries.ts'
import { cellsOf, type Finding, type Roles } from './finding.ts'

/** A row with its figure in the column in question. */
interface Figured {
  readonly row: Row
  readonly figure: number
}

/** Rows that differ in one given figure only, by that figure; `kept` leaves out what is no figure there. */
const seriesIn = (
  table: Table,
  { given }: Roles,
  column: string,
  written: readonly string[],
): readonly (readonly Figured[])[] => {
  const at = table.headings.indexOf(column)
  const figures = table.rows.flatMap((row) => {
    const cell = row.cells[at] ?? ''
    const figure = written.includes(cell) ? undefined : figureIn(cell)
    return figure === undefined ? [] : [{ row, figure }]
  })
  const others = [...given].filter((name) => name !== column)
  return [...Map.groupBy(figures, ({ row }) => cellsOf(table, row, others)).values()].map(
    (series) => series.toSorted((a, b) => a.figure - b.figure),
  )
}

/** As a given figure grows, the answer changes, but no two rows are at the limit. */
export function gapsIn(
  table: Table,
  roles: Roles,
  column: string,
  written: readonly string[],
): readonly Finding[] {
  const at = table.headings.indexOf(column)
  return seriesIn(table, roles, column, written).flatMap((series) =>
    series.slice(1).flatMap((upper, index) => {
      const lower = series[index]
      if (lower === undefined || lower.figure === upper.figure) return []
      const [low, high] = [lower.row.cells[at] ?? '', upper.row.cells[at] ?? '']
      if (isStepApart(low, high)) return []
      const changed = [...roles.expected].filter((name) =>
        hasLimitBetween(
          series.map(({ row: { cells } }) => ({
            given: cells[at] ?? '',
            answer: cells[table.headings.indexOf(name)] ?? '',
          })),
          index,
        ),
      )
      if (changed.length === 0) return []
      return [
        {
          table,
          rows: [lower.row, upper.row],
          column,
          edges: [low, high] as const,
          says: `Between ${low} and ${high} (${column}) the answer changes (${changed.join(', ')}), but no two rows show where.`,
        },
      ]
    }),
  )
}

/**
 * Does an answer change at a limit between this row and the next? It does if one word becomes another; if a figure
 * stood still before or stands still afterwards, as under a cap; or if a whole number grows by one, as a number of pages
 * does. A figure that grows with its input all the way has no limit, and one that stands still for a step is rounded.
 */
function hasLimitBetween(points: readonly Point[], index: number): boolean {
  const [before, low, high, after] = [index - 1, index, index + 1, index + 2].map(
    (place) => points[place],
  )
  if (low === undefined || high === undefined || low.answer === high.answer) return false
  const words = [low, high].filter(({ answer }) => !/\d/.test(answer)).length
  if (words === 2) return true
  if (![low, high].every(({ answer }) => isWordOrFigure(answer))) return false
  if (words === 1) return true
  return isStill(before, low) || isStill(high, after) || isOneMore(low, high)
}

const isWordOrFigure = (answer: string): boolean =>
  !/\d/.test(answer) || figureIn(answer) !== undefined

/** What a table answers for a figure. */
interface Point {
  readonly given: string
  readonly answer: string
}

const isStill = (one: Point | undefined, other: Point | undefined): boolean =>
  one !== undefined &&
  one.answer === other?.answer &&
  figureIn(one.given) !== figureIn(other.given) &&
  !isStepApart(one.given, other.given)

const isOneMore = (one: Point, other: Point): boolean =>
  [one, other].every(({ given, answer }) => isWhole(given) && isWhole(answer)) &&
  Math.abs(Number(one.answer) - Number(other.answer)) === 1

const isWhole = (cell: string): boolean => /^-?\d+$/.test(cell)

/** A row that stands at one side of a limit, a step from it, without the row at the limit or beyond it. */
export function limitsAlone(
  table: Table,
  { given, expected }: Roles,
  column: string,
  written: readonly string[],
): readonly Finding[] {
  const { headings, rows } = table
  const at = headings.indexOf(column)
  if (expected.size === 0) return []
  return rows.flatMap((row) => {
    const own = row.cells[at] ?? ''
    const limit = written.includes(own) ? undefined : limitBeside(own, column, given, table, row)
    if (limit === undefined) return []
    const isAlike = (other: Row, but: string) =>
      [...given].every(
        (name) =>
          name === but || other.cells[headings.indexOf(name)] === row.cells[headings.indexOf(name)],
      )
    const isShown = rows.some((other) => {
      const cell = other.cells[at] ?? ''
      if (isAlike(other, column)) return isStepApart(own, cell)
      const place = headings.indexOf(limit.column)
      return isAlike(other, limit.column) && isStepApart(limit.cell, other.cells[place] ?? '')
    })
    if (isShown) return []
    return [
      {
        table,
        rows: [row],
        column,
        edges: [own, limit.cell] as const,
        says: `${own} (${column}) is a step from ${limit.cell}${limit.column === column ? '' : ` (${limit.column})`}, but no other row shows the answer on the other side.`,
      },
    ]
  })
}

/** Another figure of its row that is a step away, or the whole pounds that an amount is a penny from. */
function limitBeside(
  own: string,
  column: string,
  given: ReadonlySet<string>,
  { headings }: Table,
  { cells }: Row,
): { readonly column: string; readonly cell: string } | undefined {
  const beside = [...given]
    .filter((name) => name !== column)
    .map((name) => ({ column: name, cell: cells[headings.indexOf(name)] ?? '' }))
    .find(({ cell }) => [own, cell].every(isExact) && isStepApart(own, cell))
  if (beside !== undefined) return beside
  const figure = figureIn(own)
  if (figure === undefined || figure < 1 || !/\.(?:01|99)\D*$/.test(own)) return undefined
  return { column, cell: Math.round(figure).toFixed(2) }
}

/** Small numbers are near each other by chance. */
const isExact = (cell: string): boolean =>
  Math.abs(figureIn(cell) ?? 0) >= (cell.includes('.') ? 1 : 10)
