/** What a payslip is based on: tax year and nation, what is assumed or left out, sources. */
import { dayOf, formatDay } from '../kernel/index.ts'
import type { Pay } from './pay.schema.ts'
import { payslipMessages } from './payslip.messages.ts'
import type { Worked } from './payslip.rules.ts'
import { isSome } from './payslip-figures.rules.ts'
import type { RateRow, RateSource, Rates } from './rate-book.schema.ts'

const { ours } = payslipMessages

export interface PayslipAbout {
  readonly estimate: string
  /** What is assumed, and what is left out. */
  readonly assumptions: readonly string[]
  readonly sources: readonly { readonly text: string; readonly address: string }[]
}

export const payslipAbout = (worked: Worked): PayslipAbout => ({
  estimate: ours.estimate(worked.rates.taxYear, ours.nations[worked.pay.nation]),
  assumptions: assumptionsOf(worked),
  sources: sourcesOf(worked.pay, worked.rates).map(({ title, address, checkedOn }) => ({
    text: ours.checkedOn(title, formatDay(dayOf(checkedOn))),
    address,
  })),
})

function assumptionsOf({ pay, change }: Worked): readonly string[] {
  const { job, insurance, pension, minimumWage, benefit, fourWeekly, year, rounding } =
    ours.assumptions
  return [
    job,
    insurance,
    ...(isSome(change.after.pension) ? [pension] : []),
    ...(pay.hoursAWeek === undefined ? [] : [minimumWage]),
    ...(isSome(change.after.benefit) ? [benefit] : []),
    ...(pay.payPeriod === 'fourWeekly' ? [fourWeekly] : []),
    year,
    rounding,
    ours.leftOut,
  ]
}

/** Where this member's rates come from, each page once. */
const sourcesOf = (pay: Pay, { rows }: Rates): readonly RateSource[] => [
  ...new Set(rows.filter((row) => concerns(pay, row)).map(({ source }) => source)),
]

function concerns(pay: Pay, row: RateRow): boolean {
  if (row.rate === 'incomeTax') return row.nation === pay.nation
  if (row.rate === 'minimumWage') return pay.hoursAWeek !== undefined
  return true
}
