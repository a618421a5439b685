import {
  type ComparisonRowView,
  orderMessages,
  type Sacrifice,
  type SacrificeView,
  sacrificeView,
} from '@save/domain/benefits'
import { Comparison, type ComparisonRow } from '@save/ui/comparison'
import { Passbook } from '@save/ui/passbook'
import { Working } from '@save/ui/working'
import { Fragment, type ReactNode } from 'react'
import { useConfiguration } from '../portal/portal-context.tsx'

const { ours } = orderMessages

export interface CostComparisonProps {
  readonly sacrifice: Sacrifice
  /** Shown below the comparison, on the same page. */
  readonly children?: ReactNode
}

/** What it costs at each rate, and how that is worked out (SALSAC-01, SALSAC-02). */
export function CostComparison({ sacrifice, children }: CostComparisonProps) {
  const { choiceRates } = useConfiguration()
  const { bands, rows, taxRates, workings } = sacrificeView(sacrifice, choiceRates)
  if (bands.length === 0)
    return (
      <Passbook heading={ours.comparison}>
        <p>{ours.noRates}</p>
        {children}
      </Passbook>
    )
  return (
    <Passbook label={ours.comparison}>
      <Comparison caption={ours.comparison} ways={bands} rows={rows.map(comparisonRow)} />
      <p>{taxRates}</p>
      <p className="muted">
        {ours.workings.assumptions} {ours.workings.rounding}
      </p>
      <ComparisonWorking workings={workings} />
      {children}
    </Passbook>
  )
}

const comparisonRow = ({ figure, label, values, isGain }: ComparisonRowView): ComparisonRow => ({
  label,
  values,
  kind: figure === 'monthlyCost' ? 'total' : isGain ? 'gain' : 'plain',
})

/** The formulas in words, then with the member's numbers for each band. */
const ComparisonWorking = ({ workings }: Pick<SacrificeView, 'workings'>) => (
  <Working
    summary={ours.howWorkedOut}
    explanation={workings[0]?.steps.map(({ words }, place) => (
      <Fragment key={words}>
        {place > 0 && <br />}
        {words}
      </Fragment>
    ))}
    parts={workings.map(({ band, steps }) => ({
      title: band,
      lines: steps.map(({ formula, result }) => ({ label: formula, value: result })),
    }))}
  />
)
