/** What a decision table leaves open: limits that no row shows, and inputs that occur twice. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { rolesIn, type TableRoles } from '../source/table-roles.ts'
import { figureIn, isStepApart } from './boundaries.ts'
import type { Row, Table } from './tables.ts'

export interface Finding {
  readonly table: Table
  /** The rows that it is about. */
  readonly rows: readonly Row[]
  readonly says: string
  /** The column that a gap is in. */
  readonly column?: string
  /** Why no row could fill it. */
  readonly because?: string
}

/** Why a table has no row there. */
export interface GapReason {
  /** How the table's title begins. */
  readonly table: string
  readonly column: string
  readonly because: string
}

export const readGapReasons = (path = 'docs/rulebook-gaps.yaml'): readonly GapReason[] =>
  parse(readFileSync(path, 'utf8')) ?? []

/** The findings of the tables of a run, gaps before overlaps. */
export const findingsIn = (
  tables: readonly Table[],
  reasons: readonly GapReason[] = [],
): readonly Finding[] =>
  [...Map.groupBy(tables, ({ file }) => file)]
    .flatMap(([file, own]) => {
      const roles = rolesIn(readFileSync(file, 'utf8'))
      return own.flatMap((table, place) => {
        const columns = roles[place]
        return columns?.headings.join() === table.headings.join() ? findingsOf(table, columns) : []
      })
    })
    .map((finding) => explained(finding, reasons))

function explained(finding: Finding, reasons: readonly GapReason[]): Finding {
  const reason = reasons.find(
    ({ table, column }) => finding.table.title.startsWith(table) && finding.column === column,
  )
  return reason === undefined ? finding : { ...finding, because: reason.because }
}

export const findingsOf = (
  table: Table,
  roles: Pick<TableRoles, 'expected' | 'given'>,
): readonly Finding[] => [...gapsIn(table, roles), ...overlapsIn(table, roles)]

/** As a given figure grows, the answer changes from one word to another, but no two rows are at the limit. */
function gapsIn(
  table: Table,
  { expected, given }: Pick<TableRoles, 'expected' | 'given'>,
): readonly Finding[] {
  const { headings, rows } = table
  return [...given].flatMap((column) => {
    const at = headings.indexOf(column)
    const figures = rows.flatMap((row) => {
      const figure = figureIn(row.cells[at] ?? '')
      return figure === undefined ? [] : [{ row, figure }]
    })
    const alike = Map.groupBy(figures, ({ row }) =>
      cellsOf(
        table,
        row,
        [...given].filter((name) => name !== column),
      ),
    )
    return [...alike.values()].flatMap((series) => {
      const sorted = series.toSorted((a, b) => a.figure - b.figure)
      return sorted.slice(1).flatMap((upper, index) => {
        const lower = sorted[index]
        if (lower === undefined || lower.figure === upper.figure) return []
        const [below, above] = [lower.row, upper.row]
        const changed = [...expected].filter((name) =>
          isOtherWord(headings.indexOf(name), below, above),
        )
        const [low, high] = [below.cells[at] ?? '', above.cells[at] ?? '']
        if (changed.length === 0 || isStepApart(low, high)) return []
        return [
          {
            table,
            rows: [below, above],
            column,
            says: `Between ${low} and ${high} (${column}) the answer changes (${changed.join(', ')}), but no two rows show where.`,
          },
        ]
      })
    })
  })
}

/** Different words, such as yes and no. A figure that grows with its input has no limit. */
function isOtherWord(column: number, one: Row, other: Row): boolean {
  const [a = '', b = ''] = [one.cells[column], other.cells[column]]
  return a !== b && !/\d/.test(a) && !/\d/.test(b)
}

function overlapsIn(
  table: Table,
  { expected, given }: Pick<TableRoles, 'expected' | 'given'>,
): readonly Finding[] {
  if (given.size === 0 || expected.size === 0) return []
  const alike = Map.groupBy(table.rows, (row) => cellsOf(table, row, [...given]))
  return [...alike.values()].flatMap((rows) => {
    if (rows.length < 2) return []
    const answers = new Set(rows.map((row) => cellsOf(table, row, [...expected])))
    return [
      {
        table,
        rows,
        says:
          answers.size > 1
            ? 'The input is the same, but the answers differ: no column shows why.'
            : 'The same input is answered twice.',
      },
    ]
  })
}

const cellsOf = ({ headings }: Table, { cells }: Row, names: readonly string[]): string =>
  names.map((name) => cells[headings.indexOf(name)]).join(' | ')
