/** What a decision table leaves open: limits that no row shows, and inputs that occur twice. */

import type { Table } from '../cases/tables.ts'
import { cellsOf, type Finding, type Roles } from './finding.ts'
import { gapsIn, limitsAlone } from './limits.ts'
import { loneAtFigure, loneByName } from './lone-rows.ts'

export const findingsOf = (
  table: Table,
  roles: Roles,
  written: (column: string) => readonly string[] = () => [],
): readonly Finding[] => [
  ...[...roles.given].flatMap((column) => [
    ...gapsIn(table, roles, column, written(column)),
    ...limitsAlone(table, roles, column, written(column)),
    ...loneAtFigure(table, roles, column, written(column)),
  ]),
  ...loneByName(table, roles, written),
  ...overlapsIn(table, roles),
]

function overlapsIn(table: Table, { expected, given }: Roles): readonly Finding[] {
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
