/**
 * What a member's payslips of a year come to, and what a salary sacrifice changes in them. Worked
 * out exactly, in pence; nothing is rounded here.
 *
 *   gross pay    =  salary − pension by sacrifice − other sacrifices − amount
 *   taxable pay  =  gross pay − pension before tax + amount × benefit in kind value ÷ 100 (none counts as 100)
 *   take-home    =  gross pay − income tax − National Insurance − loans − pension from pay
 */
import {
  type Fraction,
  fractionOf,
  minus,
  nothing,
  plus,
  smaller,
  wholeNumber,
} from '../kernel/index.ts'
import { above, allowanceOf, type BandTax, percentOf, taxByBand } from './income-tax.rules.ts'
import type { GivenUp, Pay } from './pay.schema.ts'
import { payslipPolicy } from './payslip.policy.ts'
import type { InsuranceRate, Rates } from './rate-book.schema.ts'

/** A year's pay; each figure in pence, not rounded. */
export interface Payslip {
  /** Given up for the benefit. */
  readonly amount: Fraction
  readonly gross: Fraction
  /** The part of the benefit that is taxed as if it were pay. */
  readonly benefit: Fraction
  readonly taxable: Fraction
  readonly allowance: Fraction
  readonly bands: readonly BandTax[]
  readonly tax: Fraction
  readonly insurance: Fraction
  readonly loan: Fraction
  readonly postgraduateLoan: Fraction
  /** What reaches the pension, the same before and after. */
  readonly pension: Fraction
  /** The part of it that the member pays from gross pay. */
  readonly fromPay: Fraction
  readonly takeHome: Fraction
}

export interface PayslipChange {
  readonly before: Payslip
  readonly after: Payslip
  /**
   * The parts of the amount given up that each of them carries, and the member's own. They sum to
   * it.
   */
  readonly carriedBy: {
    readonly tax: Fraction
    readonly insurance: Fraction
    readonly loans: Fraction
    /** What it costs: the fall in take-home. */
    readonly member: Fraction
  }
}

/** Everything that the screen's words and figures are made from. */
export interface Worked {
  readonly pay: Pay
  readonly givenUp: GivenUp
  readonly rates: Rates
  readonly change: PayslipChange
}

const nought = wholeNumber(0)

const sumOfFractions = (figures: readonly Fraction[]): Fraction => figures.reduce(plus, nought)

/** Percent points of the amount given up that are taxed as if they were pay. */
export const taxedPercentOf = ({ benefitInKindValue }: GivenUp): number =>
  benefitInKindValue ?? payslipPolicy.taxedIfUnknown

/** Based on the salary before anything else is given up, as in many schemes. */
export const pensionOf = ({ salary, pension }: Pick<Pay, 'salary' | 'pension'>): Fraction =>
  percentOf(wholeNumber(salary), fractionOf(pension.percent))

/** What the member pays from gross pay into the pension: all of it, or what is left after relief at source. */
export const pensionFromPay = (
  pay: Pay,
  { pensionRelief }: Pick<Rates, 'pensionRelief'>,
): Fraction => {
  const pension = pensionOf(pay)
  switch (pay.pension.way) {
    case 'sacrifice':
      return nought
    case 'netPay':
      return pension
    case 'reliefAtSource':
      return percentOf(pension, wholeNumber(100 - pensionRelief.percent))
  }
}

/** Pay that is liable to National Insurance before the amount is given up. */
export const grossBefore = (pay: Pay): Fraction =>
  minus(
    wholeNumber(pay.salary - pay.otherSacrifices),
    pay.pension.way === 'sacrifice' ? pensionOf(pay) : nought,
  )

/**
 * A year's payslip with the amount given up, each figure in pence and not rounded. Gross pay is the
 * salary less everything that is sacrificed. Taxable pay is gross pay less a pension before tax, plus
 * the part of the benefit that counts as pay: all of it without a BenefitInKindValue; the allowance follows from it, and the nation's bands
 * tax the rest. A pension after tax costs the member what is left after relief at source; the whole contribution lowers
 * the income that the allowance follows from, and raises the limits of the bands. National Insurance and student loans are taken from gross pay, before a pension
 * from pay. Take-home pay is gross pay less income tax, National Insurance, loans and a pension
 * from pay. The rates and their sources are those of the rate book. The caller has asked
 * `isAboveSalary`: more than the salary is not refused here.
 */
export function payslipOf(pay: Pay, givenUp: GivenUp, rates: Rates) {
  const amount = wholeNumber(givenUp.amount)
  const gross = minus(grossBefore(pay), amount)
  const pension = pensionOf(pay)
  const fromPay = pensionFromPay(pay, rates)
  const beforeTax = pay.pension.way === 'netPay' ? pension : nought
  const relieved = pay.pension.way === 'reliefAtSource' ? pension : nought
  const benefit = percentOf(amount, fractionOf(taxedPercentOf(givenUp)))
  const taxable = plus(minus(gross, beforeTax), benefit)
  const allowance = allowanceOf(minus(taxable, relieved), rates.allowance)
  const bands = taxByBand(minus(taxable, allowance), rates.bands[pay.nation], {
    contribution: relieved,
    percent: rates.pensionRelief.percent,
  })
  const tax = sumOfFractions(bands.map((band) => band.tax))
  const insurance = insuranceOn(gross, rates.insurance)
  const loan = pay.loanPlan === undefined ? nought : loanOn(gross, rates.loans[pay.loanPlan])
  const postgraduateLoan = pay.hasPostgraduateLoan
    ? loanOn(gross, rates.loans.postgraduate)
    : nought
  const deductions = sumOfFractions([tax, insurance, loan, postgraduateLoan, fromPay])
  const takeHome = minus(gross, deductions)
  return {
    ...{
      amount,
      gross,
      benefit,
      taxable,
      allowance,
      bands,
      tax,
      insurance,
      loan,
      postgraduateLoan,
    },
    ...{ pension, fromPay, takeHome },
  } satisfies Payslip
}

/**
 * Employee's contributions of a year: none up to the primary threshold, one rate from there up to the upper
 * earnings limit, one above.
 */
function insuranceOn(gross: Fraction, rate: InsuranceRate): Fraction {
  const upTo = smaller(gross, wholeNumber(rate.upperEarningsLimit))
  return plus(
    percentOf(above(upTo, rate.primaryThreshold), wholeNumber(rate.percentBetween)),
    percentOf(above(gross, rate.upperEarningsLimit), wholeNumber(rate.percentAbove)),
  )
}

/**
 * Student loans are repaid on the part above the plan's threshold of pay that is liable to National Insurance,
 * so of what is left after a sacrifice; a pension from pay doesn't lower it.
 */
const loanOn = (gross: Fraction, rate: { readonly above: number; readonly percent: number }) =>
  percentOf(above(gross, rate.above), wholeNumber(rate.percent))

/** The payslip before and after. `isAboveSalary` is asked first. */
export function payslipChange(pay: Pay, givenUp: GivenUp, rates: Rates): PayslipChange {
  const before = payslipOf(pay, { amount: nothing }, rates)
  const after = payslipOf(pay, givenUp, rates)
  const loans = (payslip: Payslip) => plus(payslip.loan, payslip.postgraduateLoan)
  return {
    before,
    after,
    carriedBy: {
      tax: minus(before.tax, after.tax),
      insurance: minus(before.insurance, after.insurance),
      loans: minus(loans(before), loans(after)),
      member: minus(before.takeHome, after.takeHome),
    },
  }
}
