import './facts.css'

export interface Fact {
  readonly label: string
  readonly value: string
  /** Takes the whole width, for what is usually long. */
  readonly full?: boolean | undefined
}

/** Small labels over their values. A fact without a value is left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter((fact) => fact.value !== '')
        .map((fact) => (
          <div className={fact.full ? 'facts-full' : undefined} key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
    </dl>
  )
}
