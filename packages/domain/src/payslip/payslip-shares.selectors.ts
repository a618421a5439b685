/** Who bears the amount given up, the limit of the minimum wage, and how we calculate both. */
import {
  dividedBy,
  exactPounds,
  type Fraction,
  formatPounds,
  inPence,
  isBelow,
  nothing,
  plus,
  rounded,
  times,
  wholeNumber,
} from '../kernel/index.ts'
import { safeAmount } from './minimum-wage.rules.ts'
import { payslipMessages } from './payslip.messages.ts'
import { payslipPolicy } from './payslip.policy.ts'
import type { CalculatedPayslip, Payslip, PayslipChange } from './payslip.rules.ts'

const { parts: partNames, rises, workings: messages } = payslipMessages.ours

export interface PayslipWorking {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}

/** A share of the amount given up, and who bears it. */
export interface SharePart {
  readonly part: 'tax' | 'insurance' | 'loans' | 'member'
  readonly label: string
  readonly value: string
  /** Percentage of the amount. Negative if the deductions rise. */
  readonly percent: number
}

export function sharesOf({ pay, givenUp, change }: CalculatedPayslip): readonly SharePart[] {
  const hasLoan = pay.loanPlan !== undefined || pay.hasPostgraduateLoan
  const parts = ['tax', 'insurance', ...(hasLoan ? (['loans'] as const) : []), 'member'] as const
  return parts.map((part) => {
    const carried = change.carriedBy[part]
    return {
      part,
      label: (isBelow(carried, zero) ? { ...partNames, ...rises } : partNames)[part],
      value: formatPounds(inPence(carried)),
      percent: givenUp.amount === nothing ? 0 : percentOfAmount(carried, givenUp.amount),
    }
  })
}

const zero = wholeNumber(0)

/** With one decimal. */
const percentOfAmount = (carried: Fraction, amount: number): number =>
  rounded(dividedBy(times(carried, wholeNumber(1000)), wholeNumber(amount))) / 10

const figureOf: Readonly<Record<keyof PayslipChange['carriedBy'], (of: Payslip) => Fraction>> = {
  tax: ({ tax }) => tax,
  insurance: ({ insurance }) => insurance,
  loans: ({ loan, postgraduateLoan }) => plus(loan, postgraduateLoan),
  member: ({ takeHome }) => takeHome,
}

/** Each share as the difference of the two payslips and as a percentage, followed by the cost per pay period. */
export function shareWorkings(calculated: CalculatedPayslip): readonly PayslipWorking[] {
  const { pay, givenUp, change } = calculated
  const { before, after, carriedBy } = change
  const periods = payslipPolicy.periodsAYear[pay.payPeriod]
  const cost = {
    label: messages.ofPeriod(exactPounds(carriedBy.member), periods),
    value: formatPounds(inPence(dividedBy(carriedBy.member, wholeNumber(periods)))),
  }
  return sharesOf(calculated).map(({ part, label, value, percent }) => ({
    title: label,
    lines: [
      {
        label: `${exactPounds(figureOf[part](before))} − ${exactPounds(figureOf[part](after))}`,
        value,
      },
      ...(givenUp.amount === nothing
        ? []
        : [
            {
              label: messages.ofAmount(exactPounds(carriedBy[part]), formatPounds(givenUp.amount)),
              value: `${percent}%`,
            },
          ]),
      ...(part === 'member' ? [cost] : []),
    ],
  }))
}

/** Empty if we don't know the hours, or the minimum wage on that day. */
export function safeWorkings({
  pay,
  givenUp,
  rates,
}: CalculatedPayslip): readonly PayslipWorking[] {
  const safe = safeAmount(pay, givenUp, rates)
  if (safe === undefined) return []
  const { gross, hoursAWeek, anHour, maximum } = safe
  const minimumPay = messages.minimumPay(hoursAWeek, formatPounds(anHour))
  const formula = maximum > nothing ? messages.safe : messages.nothingSafe
  const label = formula(exactPounds(gross), minimumPay)
  return [{ title: messages.safeTitle, lines: [{ label, value: formatPounds(maximum) }] }]
}
