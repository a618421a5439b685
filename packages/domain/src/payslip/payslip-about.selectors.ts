/** The basis of a payslip: tax year and nation, assumptions, omissions and sources. */
import { dayOf, formatDay } from '../kernel/index.ts'
import type { Pay } from './pay.schema.ts'
import { payslipMessages } from './payslip.messages.ts'
import type { CalculatedPayslip } from './payslip.rules.ts'
import { isSome } from './payslip-figures.rules.ts'
import type { RateRow, RateSource, Rates } from './rate-book.schema.ts'

const { ours } = payslipMessages

export interface PayslipAbout {
  readonly estimate: string
  readonly assumptions: readonly string[]
  readonly leftOut: readonly string[]
  readonly sources: readonly { readonly text: string; readonly address: string }[]
}

export const payslipAbout = (calculated: CalculatedPayslip): PayslipAbout => ({
  estimate: ours.estimate(calculated.rates.taxYear, ours.nations[calculated.pay.nation]),
  assumptions: assumptionsOf(calculated),
  leftOut: ours.leftOut,
  sources: sourcesOf(calculated.pay, calculated.rates).map(({ title, address, checkedOn }) => ({
    text: ours.checkedOn(title, formatDay(dayOf(checkedOn))),
    address,
  })),
})

function assumptionsOf({ pay, rates, change }: CalculatedPayslip): readonly string[] {
  const { job, insurance, pension, afterTax, minimumWage, benefit, fourWeekly, year, rounding } =
    ours.assumptions
  return [
    job,
    insurance,
    ...(isSome(change.after.pension) ? [pension] : []),
    ...(isRelievedAtSource(pay) ? [afterTax(rates.pensionRelief.percent)] : []),
    ...(pay.hoursAWeek === undefined ? [] : [minimumWage]),
    ...(isSome(change.after.benefit) ? [benefit] : []),
    ...(pay.payPeriod === 'fourWeekly' ? [fourWeekly] : []),
    year,
    rounding,
  ]
}

/** The sources of this member's rates, without duplicates. */
const sourcesOf = (pay: Pay, { rows }: Rates): readonly RateSource[] => [
  ...new Set(rows.filter((row) => concerns(pay, row)).map(({ source }) => source)),
]

const isRelievedAtSource = ({ pension }: Pay): boolean =>
  pension.way === 'reliefAtSource' && pension.percent > 0

function concerns(pay: Pay, row: RateRow): boolean {
  if (row.rate === 'incomeTax') return row.nation === pay.nation
  if (row.rate === 'pensionRelief') return isRelievedAtSource(pay)
  if (row.rate === 'minimumWage') return pay.hoursAWeek !== undefined
  return true
}
