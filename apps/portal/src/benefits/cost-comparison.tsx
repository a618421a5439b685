import {
  type ComparisonRowView,
  orderMessages,
  type Sacrifice,
  type SacrificeView,
  sacrificeView,
} from '@save/domain/benefits'
import { type Member, printedFor } from '@save/domain/member'
import { Comparison, type ComparisonRow } from '@save/ui/comparison'
import { Passbook } from '@save/ui/passbook'
import { Working } from '@save/ui/working'
import { Fragment } from 'react'
import { useConfiguration, useToday } from '../portal/use-portal.ts'
import { PayslipDisclosure } from './payslip-disclosure.tsx'

const { ours } = orderMessages
const { payslip } = ours

export interface CostComparisonProps {
  readonly sacrifice: Sacrifice
  readonly member: Member
}

/** The cost at each rate, and its calculation (SALSAC-01, SALSAC-02). */
export function CostComparison({ sacrifice, member }: CostComparisonProps) {
  const { choiceRates } = useConfiguration()
  const forPaper = printedFor(member, useToday())
  const { bands, rows, taxRates, workings } = sacrificeView(sacrifice, choiceRates)
  if (bands.length === 0)
    return (
      <Passbook heading={ours.comparison} printedFor={forPaper}>
        <p>{ours.noRates}</p>
        <PayslipDisclosure summary={payslip.open} sacrifice={sacrifice} />
      </Passbook>
    )
  return (
    <Passbook label={ours.comparison} printedFor={forPaper}>
      <PayslipDisclosure
        summary={bands.length > 1 ? payslip.openUnsure : payslip.open}
        sacrifice={sacrifice}
      />
      <Comparison caption={ours.comparison} options={bands} rows={rows.map(comparisonRow)} />
      <p>{taxRates}</p>
      <ComparisonWorking workings={workings} />
    </Passbook>
  )
}

const comparisonRow = ({ figure, label, values, isGain }: ComparisonRowView): ComparisonRow => ({
  label,
  values,
  kind: figure === 'monthlyCost' ? 'total' : isGain ? 'gain' : 'plain',
})

/** The formulas in words, followed by the member's numbers for each band. */
const ComparisonWorking = ({ workings }: Pick<SacrificeView, 'workings'>) => (
  <Working
    summary={ours.howWorkedOut}
    explanation={[...methodOf(workings), ours.workings.assumptions, ours.workings.rounding].map(
      (line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ),
    )}
    parts={workings.map(({ band, steps }) => ({
      title: band,
      lines: steps.map(({ formula, result }) => ({ label: formula, value: result })),
    }))}
  />
)

const methodOf = ([first]: SacrificeView['workings']) =>
  (first?.steps ?? []).map(({ words }) => words)
