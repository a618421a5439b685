import type { TableRoles } from '../../source/table-roles.ts'
import type { Row, Table } from '../cases/tables.ts'

/** Something that a decision table leaves open. */
export interface Finding {
  readonly table: Table
  /** The rows that it is about. */
  readonly rows: readonly Row[]
  readonly says: string
  /** The column that a gap is in, and the cells between which it is. */
  readonly column?: string
  readonly edges?: readonly [low: string, high: string]
  /** Why no row could fill it. */
  readonly because?: string
}

export type Roles = Pick<TableRoles, 'expected' | 'given'>

export const cellsOf = ({ headings }: Table, { cells }: Row, names: readonly string[]): string =>
  names.map((name) => cells[headings.indexOf(name)]).join(' | ')
