import {
  type ComparisonRowView,
  type FigureWorking,
  orderMessages,
  type Sacrifice,
  sacrificeView,
} from '@save/domain/benefits'
import { Comparison, type ComparisonRow } from '@save/ui/comparison'
import { Passbook } from '@save/ui/passbook'
import { Working } from '@save/ui/working'
import { Fragment } from 'react'
import { useConfiguration } from '../portal/portal-context.tsx'

const { ours } = orderMessages

/** What it costs at each rate; each figure tells how it was worked out (SALSAC-01, SALSAC-02). */
export function CostComparison({ sacrifice }: { readonly sacrifice: Sacrifice }) {
  const { choiceRates } = useConfiguration()
  const { bands, rows } = sacrificeView(sacrifice, choiceRates)
  if (bands.length === 0)
    return (
      <Passbook heading={ours.comparison}>
        <p>{ours.noRates}</p>
      </Passbook>
    )
  return (
    <Passbook label={ours.comparison}>
      <Comparison caption={ours.comparison} ways={bands} rows={rows.map(comparisonRow)} />
      <p className="muted">{ours.workings.rounding}</p>
    </Passbook>
  )
}

const comparisonRow = (row: ComparisonRowView): ComparisonRow => ({
  label: row.label,
  values: row.values,
  kind: row.figure === 'monthlyCost' ? 'total' : row.isGain ? 'gain' : 'plain',
  under: <FigureWorkingOut working={row.working} />,
})

const FigureWorkingOut = ({
  working: { question, about, words, parts },
}: {
  readonly working: FigureWorking
}) => (
  <Working
    summary={
      <>
        {question} <span className="visually-hidden">{about}</span>
      </>
    }
    explanation={words.map((line, place) => (
      <Fragment key={line}>
        {place > 0 && <br />}
        {line}
      </Fragment>
    ))}
    parts={parts.map(({ band, lines }) => ({
      title: band,
      lines: lines.map(({ formula, result }) => ({ label: formula, value: result })),
    }))}
  />
)
