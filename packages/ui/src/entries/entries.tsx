import { GainFigure } from '../gain/gain.tsx'
import './entries.css'

export interface Entry {
  readonly label: string
  readonly value: string
  /** gain: signed with the corner; total: ruled off twice. */
  readonly kind?: 'plain' | 'gain' | 'total' | undefined
}

/** Figures in a column, each after its name. */
export function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <dl className="entries">
      {entries.map(({ label, value, kind = 'plain' }) => (
        <div className={kind === 'total' ? 'entries-total' : undefined} key={label}>
          <dt>{label}</dt>
          {kind === 'gain' ? (
            <dd>
              <GainFigure>{value}</GainFigure>
            </dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
