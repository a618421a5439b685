/** The calculation of each figure of a payslip, with the member's own numbers. */
import {
  definedByGuard,
  exactPounds,
  type Fraction,
  formatPounds,
  inPence,
  isBelow,
  minus,
  nothing,
  type Pence,
  wholeNumber,
} from '../kernel/index.ts'
import type { Pay } from './pay.schema.ts'
import { payslipMessages } from './payslip.messages.ts'
import { payslipPolicy } from './payslip.policy.ts'
import { type CalculatedPayslip, type Payslip, pensionOf, taxedPercentOf } from './payslip.rules.ts'
import { type Figure, figuresOf } from './payslip-figures.rules.ts'
import { type PayslipWorking, safeWorkings, shareWorkings } from './payslip-shares.selectors.ts'
import type { LoanRate, Rates } from './rate-book.schema.ts'

const { figures, workings: messages } = payslipMessages.ours

export interface PayslipWorkings {
  readonly explanation: string
  readonly parts: readonly PayslipWorking[]
}

type Formula = (payslip: Payslip, amount: Pence) => string

export function payslipWorkings(calculated: CalculatedPayslip): PayslipWorkings {
  const { pay, givenUp, rates, change } = calculated
  const beforeAndAfter = (title: string, formula: Formula, of: Figure['of']): PayslipWorking => ({
    title,
    lines: [
      { label: messages.before(formula(change.before, nothing)), value: shown(of(change.before)) },
      {
        label: messages.after(formula(change.after, givenUp.amount)),
        value: shown(of(change.after)),
      },
    ],
  })
  const steps = figuresOf(pay, change, rates).flatMap((figure) => {
    const formula = formulaOf(figure, calculated)
    return formula === undefined ? [] : [beforeAndAfter(figure.label, formula, figure.of)]
  })
  return {
    explanation: messages.explanation(payslipPolicy.periodsAYear[pay.payPeriod]),
    parts: [
      beforeAndAfter(figures.allowance, allowanceFormula(calculated), ({ allowance }) => allowance),
      ...steps,
      ...shareWorkings(calculated),
      ...safeWorkings(calculated),
    ],
  }
}

const shown = (figure: Fraction): string => formatPounds(inPence(figure))

/** `undefined` for the member's own details, which aren't calculated. */
function formulaOf(
  figure: Figure,
  { pay, givenUp, rates }: CalculatedPayslip,
): Formula | undefined {
  const pension = exactPounds(pensionOf(pay))
  switch (figure.figure) {
    case 'gross':
      return (_, amount) =>
        lessEach(formatPounds(pay.salary), [
          pay.pension.way === 'sacrifice' ? pension : '',
          formatPounds(pay.otherSacrifices),
          formatPounds(amount),
        ])
    case 'benefit':
      return (_, amount) => `${formatPounds(amount)} × ${taxedPercentOf(givenUp)}%`
    case 'taxable':
      return ({ gross, benefit }) =>
        [
          lessEach(exactPounds(gross), [pay.pension.way === 'netPay' ? pension : '']),
          ...(benefit.numerator === 0n ? [] : [exactPounds(benefit)]),
        ].join(' + ')
    case 'band':
      return ({ bands }) => {
        const taxed = bands.find(({ band }) => band === figure.band)
        return taxed ? `${exactPounds(taxed.taxed)} × ${taxed.band.percent}%` : messages.nothing
      }
    case 'tax':
      return ({ bands }) => sumText(bands.map(({ tax }) => tax))
    case 'insurance':
      return ({ gross }) => insuranceFormula(gross, rates)
    case 'loan':
      return ({ gross }) => partAbove(gross, rates.loans[definedByGuard(pay.loanPlan)])
    case 'postgraduateLoan':
      return ({ gross }) => partAbove(gross, rates.loans.postgraduate)
    case 'pension':
      return () => `${formatPounds(pay.salary)} × ${pay.pension.percent}%${afterRelief(pay, rates)}`
    case 'takeHome':
      return (payslip) =>
        lessEach(
          exactPounds(payslip.gross),
          [
            payslip.tax,
            payslip.insurance,
            payslip.loan,
            payslip.postgraduateLoan,
            payslip.fromPay,
          ].map(exactPounds),
        )
    default:
      return undefined
  }
}

const none = formatPounds(nothing)

/** Leaves out a deduction of zero. */
const lessEach = (from: string, taken: readonly string[]): string =>
  [from, ...taken.filter((text) => text !== '' && text !== none)].join(' − ')

const sumText = (figures: readonly Fraction[]): string =>
  figures.length === 0 ? messages.nothing : figures.map(exactPounds).join(' + ')

/** The member's part of a pension after tax. */
const afterRelief = ({ pension }: Pay, { pensionRelief }: Rates): string =>
  pension.way === 'reliefAtSource' ? ` × ${100 - pensionRelief.percent}%` : ''

const allowanceFormula =
  ({ pay, rates: { allowance } }: CalculatedPayslip): Formula =>
  ({ taxable }) => {
    const amount = formatPounds(allowance.amount)
    const relieved = pay.pension.way === 'reliefAtSource' ? [pensionOf(pay)] : []
    const above = [...relieved, wholeNumber(allowance.taperedFrom)]
    const excess = above.reduce(minus, taxable)
    if (excess.numerator <= 0n) return amount
    const formula = `${amount} − (${lessEach(exactPounds(taxable), above.map(exactPounds))}) ÷ 2`
    const isUsedUp = isBelow(wholeNumber(2 * allowance.amount), excess)
    return isUsedUp ? messages.atLeastNone(formula, none) : messages.upToAPound(formula)
  }

const partAbove = (
  gross: Fraction,
  { above, percent }: Pick<LoanRate, 'above' | 'percent'>,
): string =>
  isBelow(gross, wholeNumber(above))
    ? messages.isBelow(exactPounds(gross), formatPounds(above))
    : partFormula(exactPounds(gross), above, percent)

const partFormula = (of: string, above: Pence, percent: number): string =>
  `(${of} − ${formatPounds(above)}) × ${percent}%`

function insuranceFormula(gross: Fraction, { insurance }: Rates): string {
  const { primaryThreshold, upperEarningsLimit, percentBetween, percentAbove } = insurance
  const isAbove = minus(gross, wholeNumber(upperEarningsLimit)).numerator > 0n
  if (!isAbove) return partAbove(gross, { above: primaryThreshold, percent: percentBetween })
  return [
    partFormula(formatPounds(upperEarningsLimit), primaryThreshold, percentBetween),
    partFormula(exactPounds(gross), upperEarningsLimit, percentAbove),
  ].join(' + ')
}
