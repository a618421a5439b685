// biome-ignore-all lint/a11y/noRedundantRoles: folding unmakes the table in some browsers, see table.tsx
import { type ReactNode, useId, useState } from 'react'
import { DownIcon } from '../icon/icon.tsx'
import type { TableColumn } from './table.tsx'
import './table-row.css'

export interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly TableColumn<Row>[]
  readonly note: string | undefined
  readonly title: string | undefined
  readonly detail: ReactNode
}

/** A row with its details below, which are in the page only while the row is open. */
export function TableRow<Row>({ row, columns, note, title, detail }: TableRowProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const detailId = useId()
  const [naming, ...others] = columns
  return (
    <>
      <tr role="row">
        <th scope="row" role="rowheader" title={title}>
          {detail ? (
            <button
              type="button"
              className="table-opener"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {naming?.cell(row)}
              <DownIcon />
            </button>
          ) : (
            naming?.cell(row)
          )}
          {note && <small>{note}</small>}
        </th>
        {others.map((column) => (
          <td
            className={[alignmentOf(column), column.lead && 'table-lead'].filter(Boolean).join(' ')}
            role="cell"
            data-label={column.labelled ? column.heading : undefined}
            key={column.heading}
          >
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {detail && isOpen && (
        <tr role="row" id={detailId}>
          <td className="table-under" role="cell" colSpan={columns.length}>
            {detail}
          </td>
        </tr>
      )}
    </>
  )
}

export const alignmentOf = ({ figure, lead }: Pick<TableColumn<never>, 'figure' | 'lead'>) =>
  figure || lead ? 'num' : undefined
