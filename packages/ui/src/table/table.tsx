// biome-ignore-all lint/a11y/noRedundantRoles: folding unmakes the table in some browsers, see below
// biome-ignore-all lint/a11y/useSemanticElements: the same
import type { ReactNode } from 'react'
import './table.css'
import { alignmentOf, TableRow } from './table-row.tsx'

export interface TableColumn<Row> {
  readonly heading: string
  /** For a column of buttons, whose heading only a screen reader needs. */
  readonly headingHidden?: boolean | undefined
  readonly cell: (row: Row) => ReactNode
  /** A figure, aligned with those above and below it. */
  readonly figure?: boolean | undefined
  /** If the table folds, shown beside the row's name, not below it. One column at most. */
  readonly lead?: boolean | undefined
  /** If the table folds, shown after its heading, since the cell is unclear without it. */
  readonly labelled?: boolean | undefined
}

export type TableProps<Row> = TableRows<Row> &
  (
    | { readonly caption: string; readonly namedBy?: never }
    /** The id of the heading above, which already names it. */
    | { readonly namedBy: string; readonly caption?: never }
  )

export interface TableGroup {
  readonly name: string
  /** The group's totals, shown at the other end of the line. */
  readonly sums: string
}

interface TableRows<Row> {
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** The group of a row. Adjacent rows of the same group share a heading. */
  readonly rowGroup?: ((row: Row) => TableGroup | undefined) | undefined
  readonly rowNote?: ((row: Row) => string) | undefined
  /** More information about a row, as a tooltip on its name. */
  readonly rowTitle?: ((row: Row) => string) | undefined
  /** Shown below an open row, whose name becomes the button that opens and closes it. */
  readonly rowDetail?: ((row: Row) => ReactNode) | undefined
  /** True if some figures of the last column are gains, whose corners hang outside it. */
  readonly hasHangingCorners?: boolean | undefined
}

/**
 * A table with one line a row, folded into two on narrow screens. To fold it the style sheet takes the table apart, and
 * browsers no longer expose it as a table, so every part has an explicit role.
 */
export function Table<Row>({
  caption,
  namedBy,
  columns,
  rows,
  rowKey,
  rowGroup,
  rowNote,
  rowTitle,
  rowDetail,
  hasHangingCorners,
}: TableProps<Row>) {
  return (
    <div className="table-wrap">
      <table
        className={`table table-reflow${hasHangingCorners ? ' table-hang' : ''}`}
        role="table"
        aria-labelledby={namedBy}
      >
        {caption !== undefined && <caption>{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                className={alignmentOf(column)}
                scope="col"
                role="columnheader"
                key={column.heading}
              >
                {column.headingHidden ? (
                  <span className="visually-hidden">{column.heading}</span>
                ) : (
                  column.heading
                )}
              </th>
            ))}
          </tr>
        </thead>
        {runsOf(rows, rowGroup).map(({ group, run }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by its first row it would be drawn again without that one
          <tbody role="rowgroup" key={index}>
            {group && (
              <tr role="row" className="table-group">
                <th scope="rowgroup" role="rowheader">
                  {group.name}
                </th>
                <td role="cell" colSpan={columns.length - 1}>
                  {group.sums}
                </td>
              </tr>
            )}
            {run.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                note={rowNote?.(row)}
                title={rowTitle?.(row)}
                detail={rowDetail?.(row)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface Run<Row> {
  readonly group: TableGroup | undefined
  readonly run: Row[]
}

function runsOf<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => TableGroup | undefined = () => undefined,
): readonly Run<Row>[] {
  const runs: Run<Row>[] = []
  for (const row of rows) {
    const last = runs.at(-1)
    const group = groupOf(row)
    if (last && last.group === group) last.run.push(row)
    else runs.push({ group, run: [row] })
  }
  return runs
}
