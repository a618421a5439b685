/** The payslip as it is and as it would be, in the words and figures of the screen. */

import type { SnapshotFrom } from 'xstate'
import {
  type Day,
  dayOf,
  dividedBy,
  type Fraction,
  formatDay,
  formatPounds,
  inPence,
  isBelow,
  isBlank,
  minus,
  nothing,
  Pence,
  roundHalfAway,
  wholeNumber,
} from '../kernel/index.ts'
import { type SafeAmount, safeAmount } from './minimum-wage.rules.ts'
import type { GivenUp, Pay } from './pay.schema.ts'
import { complaintsAboutPay, type PayComplaints, type PayForm, payIn } from './pay-form.rules.ts'
import type { payslipMachine } from './payslip.machine.ts'
import { payslipMessages } from './payslip.messages.ts'
import { payslipPolicy } from './payslip.policy.ts'
import { isAboveSalary, mostToGiveUp, payslipChange } from './payslip.rules.ts'
import { figuresOf } from './payslip-figures.rules.ts'
import { type PayslipWorkings, payslipWorkings, type Worked } from './payslip-workings.selectors.ts'
import { ratesOn, taxYearOf } from './rate-book.rules.ts'
import type { RateRow, RateSource, Rates } from './rate-book.schema.ts'
import { type WarningView, warningViews } from './warnings.selectors.ts'

const { ours } = payslipMessages

export interface PayslipView {
  readonly form: PayForm
  readonly complaints: PayComplaints
  /** The answer, or why there is none. */
  readonly outcome:
    | { readonly is: 'none'; readonly text: string }
    | { readonly is: 'worked'; readonly answer: PayslipAnswer }
}

export interface PayslipAnswer {
  /** What it really costs in a pay period: '£72.00', 'a month'. */
  readonly cost: string
  readonly aPeriod: string
  /** Given up in a year. */
  readonly amount: string
  readonly costOfYear: string
  readonly parts: readonly SharePart[]
  readonly period: PayslipTable
  readonly year: PayslipTable
  readonly warnings: readonly WarningView[]
  /** That the minimum wage is kept, and up to which amount; nothing when it was not asked. */
  readonly safe: string | undefined
  readonly workings: PayslipWorkings
  readonly estimate: string
  readonly sources: readonly { readonly text: string; readonly address: string }[]
}

/** A part of the amount given up: who carries it. */
export interface SharePart {
  readonly part: 'tax' | 'insurance' | 'loans' | 'member'
  readonly label: string
  readonly value: string
  /** Of the amount, in percent points; below nought where more is taken than before. */
  readonly percent: number
}

export interface PayslipTable {
  readonly caption: string
  readonly rows: readonly {
    readonly label: string
    readonly before: string
    readonly after: string
    readonly difference: string
    readonly isTotal: boolean
  }[]
}

export function payslipView(
  { context: { form, left } }: SnapshotFrom<typeof payslipMachine>,
  givenUp: GivenUp,
  today: Day,
): PayslipView {
  const all = complaintsAboutPay(form)
  const complaints = Object.fromEntries(left.map((field) => [field, all[field]]))
  return { form, complaints, outcome: outcomeOf(form, givenUp, today) }
}

function outcomeOf(form: PayForm, givenUp: GivenUp, today: Day): PayslipView['outcome'] {
  const rates = ratesOn(today)
  if (rates === undefined) return { is: 'none', text: ours.noRates(taxYearOf(today)) }
  const pay = payIn(form)
  if (pay === undefined)
    return { is: 'none', text: isBlank(form.salary) ? ours.awaiting : ours.wrong }
  if (isAboveSalary(pay, givenUp)) {
    const { numerator, denominator } = mostToGiveUp(pay)
    const most = Pence.make(Number(numerator / denominator))
    return { is: 'none', text: ours.aboveSalary(most) }
  }
  const change = payslipChange(pay, givenUp, rates)
  if (isBelow(change.after.takeHome, wholeNumber(0))) return { is: 'none', text: ours.unbearable }
  return { is: 'worked', answer: answerOf({ pay, givenUp, rates, change }) }
}

function answerOf(worked: Worked): PayslipAnswer {
  const { pay, givenUp, rates, change } = worked
  const periods = payslipPolicy.periodsAYear[pay.payPeriod]
  const aPeriod = ours.aPeriod[pay.payPeriod]
  const cost = change.carriedBy.member
  const safe = safeAmount(pay, givenUp, rates)
  return {
    cost: shown(cost, periods),
    aPeriod,
    amount: formatPounds(givenUp.amount),
    costOfYear: ours.costOf(formatPounds(givenUp.amount), shown(cost)),
    parts: sharesOf(worked),
    period: tableOf(ours.payslip(aPeriod), worked, periods),
    year: tableOf(ours.payslipOfYear, worked, 1),
    warnings: warningViews(worked, safe),
    safe: safeText(pay, safe),
    workings: payslipWorkings(worked),
    estimate: ours.estimate(rates.taxYear, ours.nations[pay.nation]),
    sources: sourcesOf(pay, rates).map(({ title, address, checkedOn }) => ({
      text: ours.checkedOn(title, formatDay(dayOf(checkedOn))),
      address,
    })),
  }
}

const shown = (figure: Fraction, periods = 1): string =>
  formatPounds(inPence(dividedBy(figure, wholeNumber(periods))))

function sharesOf({ pay, givenUp, change: { carriedBy } }: Worked): readonly SharePart[] {
  const hasLoan = pay.loanPlan !== undefined || pay.hasPostgraduateLoan
  const parts = ['tax', 'insurance', ...(hasLoan ? (['loans'] as const) : []), 'member'] as const
  return parts.map((part) => ({
    part,
    label: ours.parts[part],
    value: shown(carriedBy[part]),
    percent:
      givenUp.amount === nothing
        ? 0
        : roundHalfAway((inPence(carriedBy[part]) / givenUp.amount) * 100, 1),
  }))
}

const tableOf = (
  caption: string,
  { pay, rates, change }: Worked,
  periods: number,
): PayslipTable => ({
  caption,
  rows: figuresOf(pay, change, rates).map(({ figure, label, of }) => ({
    label,
    before: shown(of(change.before), periods),
    after: shown(of(change.after), periods),
    difference: shown(minus(of(change.after), of(change.before)), periods),
    isTotal: figure === 'takeHome',
  })),
})

function safeText(pay: Pay, safe: SafeAmount | undefined): string | undefined {
  if (safe === undefined) return pay.hoursAWeek === undefined ? undefined : ours.noWage
  if (safe.exceededBy > 0) return undefined
  return safe.most > 0 ? ours.safe(formatPounds(safe.most)) : ours.nothingToSpare
}

/** Where the rates of this member are from, each page once. */
const sourcesOf = (pay: Pay, { rows }: Rates): readonly RateSource[] => [
  ...new Set(rows.filter((row) => concerns(pay, row)).map(({ source }) => source)),
]

function concerns(pay: Pay, row: RateRow): boolean {
  if (row.rate === 'incomeTax') return row.nation === pay.nation
  if (row.rate === 'minimumWage') return pay.hoursAWeek !== undefined
  return true
}
