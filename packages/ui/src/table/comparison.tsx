// biome-ignore-all lint/a11y/noRedundantRoles: folding unmakes the table in some browsers, see table.tsx
import { Fragment, type ReactNode } from 'react'
import { GainFigure } from '../figure/figure.tsx'
import './table.css'
import './comparison.css'

export interface ComparisonRow {
  readonly label: string
  /** One figure for each column, in order. */
  readonly values: readonly string[]
  /** gain: marked with the corner; total: ruled off twice. */
  readonly kind?: 'plain' | 'gain' | 'total' | undefined
  /** Shown below the row, across its whole width: the calculation of its figures. */
  readonly under?: ReactNode
}

export interface ComparisonProps {
  readonly caption: string
  /** The compared options, up to three. Each heads a column of figures. */
  readonly options: readonly string[]
  readonly rows: readonly ComparisonRow[]
  /** On a narrow screen the last of three columns comes first: the difference. */
  readonly lastLeads?: boolean | undefined
}

export function Comparison({ caption, options, rows, lastLeads = false }: ComparisonProps) {
  return (
    <div className="table-wrap">
      <table
        className={`table table-compare table-hang${lastLeads ? ' table-last-leads' : ''}`}
        role="table"
      >
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {options.map((option) => (
              <th className="num" scope="col" role="columnheader" key={option}>
                {option}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Fragment key={row.label}>
              <Row row={row} ways={options} />
              {row.under && (
                <tr role="row">
                  <td className="table-under" role="cell" colSpan={options.length + 1}>
                    {row.under}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, ways }: { readonly row: ComparisonRow; readonly ways: readonly string[] }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {row.label}
      </th>
      {ways.map((option, index) => (
        <td
          className={row.kind === 'total' ? 'num table-total' : 'num'}
          role="cell"
          data-rate={option}
          key={option}
        >
          {row.kind === 'gain' ? (
            <GainFigure>{row.values[index] ?? ''}</GainFigure>
          ) : (
            <span translate="no">{row.values[index]}</span>
          )}
        </td>
      ))}
    </tr>
  )
}
