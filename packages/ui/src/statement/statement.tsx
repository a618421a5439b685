import { useEffect, useRef, useState } from 'react'
import { lookOf } from './chart-colours.ts'
import '../table/table.css'
import { SkeletonRows } from '../skeleton/skeleton.tsx'
import './statement.css'

export interface StatementRow {
  readonly name: string
  /** As shown, for example '£2,760.00'. */
  readonly value: string
  /** The size of its slice of the pie. There is no slice for zero or less. */
  readonly size: number
}

export interface StatementProps {
  /** The table's caption. Not shown, since the page's heading is the same. */
  readonly caption: string
  readonly headings: { readonly name: string; readonly value: string }
  readonly rows: readonly StatementRow[]
  /** The value of the rows left out, as one more slice of the pie without a key. */
  readonly others?: number | undefined
  readonly total: { readonly label: string; readonly value: string }
  readonly chartLabel: string
  /** The chart's width and height in CSS pixels. */
  readonly chartSize: number
  /** The member and the date, shown only in print. */
  readonly printedFor?: string | undefined
}

/** A pie beside its table, with a line above the total. */
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
      {printedFor !== undefined && <p className="printed">{printedFor}</p>}
      {slices.length > 0 && <Pie label={chartLabel} slices={slices} size={chartSize} />}
      <div className="table-wrap">
        <table className="table">
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
              <td className="num table-total">
                <span translate="no">{total.value}</span>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}

const placeholderRows = 6

/** The shape of a loading statement. The text about it is above. */
export const StatementLoading = ({ chartSize }: Pick<StatementProps, 'chartSize'>) => (
  <div className="statement statement-awaited" aria-hidden="true">
    <canvas className="skeleton skeleton-pie" width={chartSize} height={chartSize} />
    <SkeletonRows count={placeholderRows} />
  </div>
)

export interface PieProps {
  /** Names and summarises the chart, for members who can't see it. The table beside it gives the details. */
  readonly label: string
  /** The size of each slice, above zero, clockwise from the top. */
  readonly slices: readonly number[]
  /** Width and height in CSS pixels. Smaller if there is less room. */
  readonly size: number
}

/** A pie without a legend, since the table beside it has the keys. */
export function Pie({ label, slices, size }: PieProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const drawn = slices.join(' ')

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isGone = false
    let erase: (() => void) | undefined
    import('./pie.ts')
      .then(({ drawPie }) => {
        if (!isGone) erase = drawPie(element, drawn.split(' ').map(Number))
      })
      .catch(() => setHasFailed(true))
    return () => {
      isGone = true
      erase?.()
    }
  }, [drawn])

  if (hasFailed) return null
  return (
    <div className="chart-pie">
      <canvas ref={canvas} width={size} height={size} role="img" aria-label={label} />
    </div>
  )
}

/** The key of a slice, for its row of the table. The first slice is 0. */
export function PieKey({ slice }: { readonly slice: number }) {
  const { colour, striped } = lookOf(slice)
  return (
    <svg className="chart-key" viewBox="0 0 14 14" aria-hidden="true">
      <rect fill={`var(--c${colour})`} width="14" height="14" />
      {striped && <path d="M-2 9 9-2M-2 16 16-2M5 16 16 5" />}
    </svg>
  )
}
