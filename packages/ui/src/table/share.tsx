// biome-ignore-all lint/a11y/noRedundantRoles: folding unmakes the table in some browsers, see table.tsx
import './table.css'
import './share.css'

export interface SharePart {
  readonly label: string
  readonly value: string
  /** Percentage of the whole. If any is negative, there is no bar. */
  readonly percent: number
}

export interface ShareProps {
  readonly caption: string
  readonly parts: readonly SharePart[]
  readonly total: { readonly label: string; readonly value: string }
}

/** Shows where an amount goes: one bar, and a table with the same figures. */
export function Share({ caption, parts, total }: ShareProps) {
  const isWhole = parts.every(({ percent }) => percent >= 0) && parts.some(isPositive)
  const summary = parts.filter(isPositive).map(({ label, percent }) => `${label} ${percent}%`)
  return (
    <div className="share">
      {isWhole && (
        <div className="share-bar" role="img" aria-label={`${caption}: ${summary.join(', ')}`}>
          {parts.map(({ label, percent }, index) =>
            percent > 0 ? (
              <span className={hue(index, parts)} style={{ flexGrow: percent }} key={label} />
            ) : null,
          )}
        </div>
      )}
      <table className="table table-hang" role="table">
        <caption>{caption}</caption>
        <tbody role="rowgroup">
          {parts.map(({ label, value, percent }, index) => (
            <tr role="row" key={label}>
              <th scope="row" role="rowheader">
                <i className={`share-key ${hue(index, parts)}`} aria-hidden="true" />
                {label}
              </th>
              <td className="num" role="cell">
                {`${percent}%`}
              </td>
              <td className="num" role="cell">
                {value}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th scope="row" role="rowheader" colSpan={2}>
              {total.label}
            </th>
            <td className="num" role="cell">
              {total.value}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The last part, which is the member's own, always looks the same. */
const hue = (index: number, parts: readonly SharePart[]): string =>
  index === parts.length - 1 ? 'share-last' : `share-${index + 1}`

const isPositive = ({ percent }: SharePart): boolean => percent > 0
