/** The payslip before and after, in the screen's words and figures. */

import {
  type Day,
  dividedBy,
  type Fraction,
  formatPounds,
  inPence,
  isBelow,
  isBlank,
  minus,
  type Pence,
  taxYearOf,
  wholeNumber,
} from '../kernel/index.ts'
import { mayFallBelowMinimumWage, type SafeAmount, safeAmount } from './minimum-wage.rules.ts'
import { isAboveSalary, isNothingLeft, mostToGiveUp } from './most-to-give-up.rules.ts'
import type { GivenUp, Pay } from './pay.schema.ts'
import type { PayEntry } from './pay-entry.rules.ts'
import { complaintsAboutPay, type PayComplaints, type PayForm, payIn } from './pay-form.rules.ts'
import { payslipMessages } from './payslip.messages.ts'
import { payslipPolicy } from './payslip.policy.ts'
import { type CalculatedPayslip, payslipChange } from './payslip.rules.ts'
import { type PayslipAbout, payslipAbout } from './payslip-about.selectors.ts'
import { figuresOf, type LinePart, linesOf } from './payslip-figures.rules.ts'
import { type SharePart, sharesOf } from './payslip-shares.selectors.ts'
import { type PayslipWorkings, payslipWorkings } from './payslip-workings.selectors.ts'
import { ratesOn } from './rate-book.rules.ts'
import type { Rates } from './rate-book.schema.ts'
import { type WarningView, warningViews } from './warnings.selectors.ts'

const { ours } = payslipMessages

export interface PayslipView {
  readonly form: PayForm
  readonly complaints: PayComplaints
  readonly outcome:
    | { readonly is: 'none'; readonly text: string }
    | { readonly is: 'worked'; readonly answer: PayslipAnswer }
}

export interface PayslipAnswer {
  /**
   * Says that it costs the member something or nothing, or that take-home pay rises because the allowance is rounded up
   * to a pound.
   */
  readonly costLabel: string
  /** The true cost, or gain, in a pay period: '£72.00', 'a month'. */
  readonly cost: string
  readonly aPeriod: string
  /** The amount given up in a year. */
  readonly amount: string
  readonly costOfYear: string
  readonly parts: readonly SharePart[]
  readonly period: PayslipTable
  readonly year: PayslipTable
  readonly warnings: readonly WarningView[]
  /**
   * Says whether pay stays above the minimum wage and up to which amount, or what we still need to
   * know. `undefined` if a warning covers it, or if we don't need the hours.
   */
  readonly safe: string | undefined
  readonly workings: PayslipWorkings
  readonly about: PayslipAbout
}

export interface PayslipTable {
  readonly caption: string
  readonly rows: readonly {
    readonly label: string
    readonly before: string
    readonly after: string
    readonly difference: string
    /** Its role in the column. */
    readonly part: LinePart
  }[]
}

export function payslipView({ form, left }: PayEntry, givenUp: GivenUp, today: Day): PayslipView {
  const all = complaintsAboutPay(form)
  const complaints = Object.fromEntries(left.map((field) => [field, all[field]]))
  return { form, complaints, outcome: payslipOutcome(form, givenUp, today) }
}

/** The result of a form on a day. */
export function payslipOutcome(
  form: PayForm,
  givenUp: GivenUp,
  today: Day,
): PayslipView['outcome'] {
  const rates = ratesOn(today)
  if (rates === undefined) return { is: 'none', text: ours.noRates(taxYearOf(today)) }
  const pay = payIn(form)
  if (pay === undefined)
    return { is: 'none', text: isBlank(form.salary) ? ours.awaiting : ours.wrong }
  const maximum = mostToGiveUp(pay, givenUp, rates)
  if (isAboveSalary(pay, givenUp, rates))
    return { is: 'none', text: aboveSalaryText(pay, maximum, rates) }
  const change = payslipChange(pay, givenUp, rates)
  if (isBelow(change.after.takeHome, zero)) return { is: 'none', text: ours.unbearable(maximum) }
  return { is: 'worked', answer: answerOf({ pay, givenUp, rates, change }, maximum) }
}

function aboveSalaryText(pay: Pay, maximum: Pence, rates: Rates): string {
  if (isNothingLeft(pay, rates)) return ours.nothingLeft
  if (maximum > 0) return ours.aboveSalary(maximum)
  const safe = safeAmount(pay, { amount: maximum }, rates)
  return safe?.maximum === 0 ? ours.nothingToSpare : ours.unbearable(maximum)
}

function answerOf(calculated: CalculatedPayslip, maximum: Pence): PayslipAnswer {
  const { pay, givenUp, rates, change } = calculated
  const periods = payslipPolicy.periodsAYear[pay.payPeriod]
  const aPeriod = ours.aPeriod[pay.payPeriod]
  const amount = formatPounds(givenUp.amount)
  const { member } = change.carriedBy
  const isGain = isBelow(member, zero)
  const cost = isGain ? minus(zero, member) : member
  const safe = safeAmount(pay, givenUp, rates)
  return {
    costLabel: isGain ? ours.gain : ours.cost,
    cost: shown(cost, periods),
    aPeriod,
    amount,
    costOfYear: (isGain ? ours.gainOf : ours.costOf)(amount, shown(cost)),
    parts: sharesOf(calculated),
    period: tableOf(ours.payslip[pay.payPeriod], calculated, periods),
    year: tableOf(ours.payslipOfYear, calculated, 1),
    warnings: warningViews(calculated, safe),
    safe: safeAmountText(calculated, safe, maximum),
    workings: payslipWorkings(calculated),
    about: payslipAbout(calculated),
  }
}

const zero = wholeNumber(0)

const shown = (figure: Fraction, periods = 1): string =>
  formatPounds(inPence(dividedBy(figure, wholeNumber(periods))))

const tableOf = (
  caption: string,
  { pay, rates, change }: CalculatedPayslip,
  periods: number,
): PayslipTable => ({
  caption,
  rows: linesOf(figuresOf(pay, change, rates)).map(({ label, part, of }) => ({
    label,
    before: shown(of(change.before), periods),
    after: shown(of(change.after), periods),
    difference: shown(minus(of(change.after), of(change.before)), periods),
    part,
  })),
})

function safeAmountText(
  { pay, givenUp, rates }: CalculatedPayslip,
  safe: SafeAmount | undefined,
  maximum: Pence,
): string | undefined {
  if (pay.hoursAWeek === undefined)
    return mayFallBelowMinimumWage(pay, givenUp, rates) ? ours.hoursUnknown : undefined
  if (safe === undefined) return ours.noWage
  if (safe.exceededBy > 0) return undefined
  return safe.maximum > 0 ? ours.safe(formatPounds(maximum)) : ours.nothingToSpare
}
