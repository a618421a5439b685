/** Rows at a limit whose other side is gone altogether: the row itself has to say that it is at one. */

import type { Row, Table } from '../cases/tables.ts'
import { figureIn, isStepApart } from './boundaries.ts'
import { cellsOf, type Finding, type Roles } from './finding.ts'

/** 'a penny more than the balance', 'exactly the limit', 'the minimum itself'. */
const namedAfterLimit =
  /\b(?:(?:a penny|one) (?:more|less|over|under|above|below)|two pence above|exactly|half a (?:penny|hundredth) (?:goes|below)|half goes|itself|the whole (?:balance|pay))\b/

/** A part of a step more has no row a step away. */
const namedAfterPart = /\b(?:tenths|half a penny less)\b/

/**
 * A row whose name says that it is at a limit, without a row a step beside it in any of its figures; or with such rows,
 * but all of them on its own side, though the table answers in another way elsewhere.
 */
export function loneByName(
  table: Table,
  roles: Roles,
  written: (column: string) => readonly string[],
): readonly Finding[] {
  const { given, expected } = roles
  if (expected.size === 0) return []
  return table.rows.flatMap((row) => {
    const name = cellsOf(table, row, ['case'])
    if (!namedAfterLimit.test(name) || namedAfterPart.test(name)) return []
    const columns = [...given].filter((column) => {
      const cell = cellsOf(table, row, [column])
      return figureIn(cell) !== undefined && !written(column).includes(cell)
    })
    const [first] = columns
    const isShown = columns.some((column) => hasOtherSide(table, roles, column, row))
    if (first === undefined || isShown) return []
    const cell = cellsOf(table, row, [first])
    return [
      {
        table,
        rows: [row],
        column: first,
        edges: [cell, cell] as const,
        says: `“${name}” is named after a limit, but no row a step from it shows the other side.`,
      },
    ]
  })
}

/** Up to two steps from it, since a row may be called after a limit that is the next one. */
function hasOtherSide(table: Table, { given, expected }: Roles, column: string, row: Row): boolean {
  const beside = neighbours(table, given, column, row)
  if (beside.length === 0) return false
  const near = [row, ...beside, ...beside.flatMap((one) => neighbours(table, given, column, one))]
  return [...expected].some((answer) => {
    const kinds = (rows: readonly Row[]) =>
      new Set(rows.map((one) => kindOf(cellsOf(table, one, [answer]))))
    if (kinds(near).size > 1 || kinds(table.rows).size === 1) return true
    const points = near.map((one) => [column, answer].map((name) => cellsOf(table, one, [name])))
    return kinds(near).has(aFigure) && !isInStep(points)
  })
}

/** An answer in words is one of its own; figures may grow with what is given. */
const kindOf = (answer: string): string => (/^[^a-z]*\d[^a-z]*$/i.test(answer) ? aFigure : answer)

const aFigure = 'a figure'

/** Does the answer grow or shrink by just as much as what is given, as where nothing limits it? */
function isInStep(points: readonly (readonly string[])[]): boolean {
  const [first, ...others] = points.map((cells) => cells.map((cell) => figureIn(cell) ?? 0))
  const [given = 0, answer = 0] = first ?? []
  return others.every(
    ([x = 0, y = 0]) => Math.abs(Math.abs(x - given) - Math.abs(y - answer)) < 1e-9,
  )
}

/**
 * A row that stands exactly at another figure of its row, where elsewhere in the table a row is a
 * step from that figure; or a step from zero, where other rows go on from it.
 */
export function loneAtFigure(
  table: Table,
  { given, expected }: Roles,
  column: string,
  written: readonly string[],
): readonly Finding[] {
  if (expected.size === 0) return []
  return table.rows.flatMap((row) => {
    const own = cellsOf(table, row, [column])
    if (written.includes(own) || hasNeighbour(table, given, column, row)) return []
    const limit = isNextToZero(table, given, column, row)
      ? { cell: '0', says: 'is a step from 0' }
      : equalBeside(table, given, column, row)
    if (limit === undefined) return []
    return [
      {
        table,
        rows: [row],
        column,
        edges: [own, limit.cell] as const,
        says: `${own} (${column}) ${limit.says}, but no other row shows the answer on the other side.`,
      },
    ]
  })
}

const hasNeighbour = (
  table: Table,
  given: ReadonlySet<string>,
  column: string,
  row: Row,
): boolean => neighbours(table, given, column, row).length > 0

function neighbours(
  table: Table,
  given: ReadonlySet<string>,
  column: string,
  row: Row,
): readonly Row[] {
  const own = cellsOf(table, row, [column])
  return alikeBut(table, given, column, row).filter((other) =>
    isStepApart(own, cellsOf(table, other, [column])),
  )
}

/** The other rows that are given the same in all other columns. */
function alikeBut(
  table: Table,
  given: ReadonlySet<string>,
  column: string,
  row: Row,
): readonly Row[] {
  const others = [...given].filter((name) => name !== column)
  const own = cellsOf(table, row, others)
  return table.rows.filter((other) => other !== row && cellsOf(table, other, others) === own)
}

function isNextToZero(table: Table, given: ReadonlySet<string>, column: string, row: Row): boolean {
  if (!/^['"£]*(?:-?0\.01|-1)['"]*$/.test(cellsOf(table, row, [column]))) return false
  const figures = alikeBut(table, given, column, row).flatMap(
    (other) => figureIn(cellsOf(table, other, [column])) ?? [],
  )
  return figures.length > 0
}

function equalBeside(
  table: Table,
  given: ReadonlySet<string>,
  column: string,
  row: Row,
): { readonly cell: string; readonly says: string } | undefined {
  const own = cellsOf(table, row, [column])
  const beside = [...given].find((name) => {
    const cell = cellsOf(table, row, [name])
    if (name === column || !isExact(own) || figureIn(cell) !== figureIn(own)) return false
    if (hasNeighbour(table, given, name, row)) return false
    return table.rows.some((other) => {
      const [one, limit] = [cellsOf(table, other, [column]), cellsOf(table, other, [name])]
      return [one, limit].every(isExact) && isStepApart(one, limit)
    })
  })
  return beside === undefined
    ? undefined
    : { cell: cellsOf(table, row, [beside]), says: `is as much as ${beside}` }
}

/** Small numbers are equal by chance. */
const isExact = (cell: string): boolean =>
  Math.abs(figureIn(cell) ?? 0) >= (cell.includes('.') ? 1 : 10)
