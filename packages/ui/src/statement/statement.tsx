import { Pie, PieKey } from '../chart/chart.tsx'
import '../ledger/ledger.css'
import { SkeletonRows } from '../skeleton/skeleton.tsx'
import './statement.css'

export interface StatementRow {
  readonly name: string
  /** As shown, for example '£2,760.00'. */
  readonly value: string
  /** The size of its slice of the pie. At zero or below there is none. */
  readonly size: number
}

export interface StatementProps {
  /** Of the table; not shown, since the page's heading says it. */
  readonly caption: string
  readonly headings: { readonly name: string; readonly value: string }
  readonly rows: readonly StatementRow[]
  /** The size of what the rows leave out, as one more slice of the pie without a key. */
  readonly others?: number | undefined
  readonly total: { readonly label: string; readonly value: string }
  /** The chart's name with its summary. */
  readonly chartLabel: string
  /** The chart's width and height in CSS pixels. */
  readonly chartSize: number
  /** Only in print: the member and the day. */
  readonly printedFor?: string | undefined
}

/** A pie beside its table, the total ruled off. */
export function Statement({
  caption,
  headings,
  rows,
  others = 0,
  total,
  chartLabel,
  chartSize,
  printedFor,
}: StatementProps) {
  const sliced = rows.filter((row) => row.size > 0)
  const slices = [...sliced.map((row) => row.size), ...(others > 0 ? [others] : [])]
  return (
    <div className="statement">
      {printedFor !== undefined && <p className="statement-printed">{printedFor}</p>}
      {slices.length > 0 && <Pie label={chartLabel} slices={slices} size={chartSize} />}
      <div className="ledger-wrap">
        <table className="ledger">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{headings.name}</th>
              <th className="num" scope="col">
                {headings.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may share a name
              <tr key={index}>
                <th scope="row">
                  {row.size > 0 && <PieKey slice={sliced.indexOf(row)} />}
                  <span>{row.name}</span>
                </th>
                <td className="num" translate="no">
                  {row.value}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              <td className="num ledger-total">
                <span translate="no">{total.value}</span>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}

/** Placeholder rows. */
const rowsAwaited = 6

/** The shape of a statement that is loading; the words about it are above. */
export const StatementAwaited = ({ chartSize }: Pick<StatementProps, 'chartSize'>) => (
  <div className="statement statement-awaited" aria-hidden="true">
    <canvas className="skeleton skeleton-pie" width={chartSize} height={chartSize} />
    <SkeletonRows count={rowsAwaited} />
  </div>
)
