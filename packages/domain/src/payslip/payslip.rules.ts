/**
 * A member's payslips of a year, and how a salary sacrifice changes them. The calculation is exact,
 * in pence; nothing is rounded here.
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

/** A year's pay; each figure in unrounded pence. */
export interface Payslip {
  /** The salary given up for the benefit. */
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
  /** The contribution that reaches the pension. The sacrifice doesn't change it. */
  readonly pension: Fraction
  /** The member's part of it, paid from gross pay. */
  readonly fromPay: Fraction
  readonly takeHome: Fraction
}

export interface PayslipChange {
  readonly before: Payslip
  readonly after: Payslip
  /** The shares of tax, insurance, loans and the member in the amount given up. */
  readonly carriedBy: {
    readonly tax: Fraction
    readonly insurance: Fraction
    readonly loans: Fraction
    /** The cost: the fall in take-home pay. */
    readonly member: Fraction
  }
}

/** Everything that the screen's texts need. */
export interface CalculatedPayslip {
  readonly pay: Pay
  readonly givenUp: GivenUp
  readonly rates: Rates
  readonly change: PayslipChange
}

const zero = wholeNumber(0)

const sumOfFractions = (figures: readonly Fraction[]): Fraction => figures.reduce(plus, zero)

/** The percentage of the amount given up that is taxed as if it were pay. */
export const taxedPercentOf = ({ benefitInKindValue }: GivenUp): number =>
  benefitInKindValue ?? payslipPolicy.taxedIfUnknown

/** Based on the salary before any other sacrifice, as in many schemes. */
export const pensionOf = ({ salary, pension }: Pick<Pay, 'salary' | 'pension'>): Fraction =>
  percentOf(wholeNumber(salary), fractionOf(pension.percent))

/** The member's pension contribution from gross pay: all of it, or the rest after relief at source. */
export const pensionFromPay = (
  pay: Pay,
  { pensionRelief }: Pick<Rates, 'pensionRelief'>,
): Fraction => {
  const pension = pensionOf(pay)
  switch (pay.pension.way) {
    case 'sacrifice':
      return zero
    case 'netPay':
      return pension
    case 'reliefAtSource':
      return percentOf(pension, wholeNumber(100 - pensionRelief.percent))
  }
}

/** Pay subject to National Insurance before the amount is given up. */
export const grossBefore = (pay: Pay): Fraction =>
  minus(
    wholeNumber(pay.salary - pay.otherSacrifices),
    pay.pension.way === 'sacrifice' ? pensionOf(pay) : zero,
  )

/**
 * A year's payslip with the amount given up, in unrounded pence. Gross pay is the salary less all sacrifices. Taxable
 * pay is gross pay less a pension before tax, plus the part of the benefit that counts as pay (all of it without a
 * BenefitInKindValue). It determines the allowance, and the nation's bands tax the rest. A pension after tax costs the
 * member the rest after relief at source. The whole contribution lowers the income for the allowance, and raises the
 * limits of the bands. National Insurance and student loans are deducted from gross pay, before a pension from pay.
 * Take-home pay is gross pay less income tax, National Insurance, loans and a pension from pay. The caller must check
 * `isAboveSalary` first: this function accepts an amount above the salary.
 */
export function payslipOf(pay: Pay, givenUp: GivenUp, rates: Rates) {
  const amount = wholeNumber(givenUp.amount)
  const gross = minus(grossBefore(pay), amount)
  const pension = pensionOf(pay)
  const fromPay = pensionFromPay(pay, rates)
  const beforeTax = pay.pension.way === 'netPay' ? pension : zero
  const relieved = pay.pension.way === 'reliefAtSource' ? pension : zero
  const benefit = percentOf(amount, fractionOf(taxedPercentOf(givenUp)))
  const taxable = plus(minus(gross, beforeTax), benefit)
  const allowance = allowanceOf(minus(taxable, relieved), rates.allowance)
  const bands = taxByBand(minus(taxable, allowance), rates.bands[pay.nation], {
    contribution: relieved,
    percent: rates.pensionRelief.percent,
  })
  const tax = sumOfFractions(bands.map((band) => band.tax))
  const insurance = insuranceOn(gross, rates.insurance)
  const loan = pay.loanPlan === undefined ? zero : loanOn(gross, rates.loans[pay.loanPlan])
  const postgraduateLoan = pay.hasPostgraduateLoan ? loanOn(gross, rates.loans.postgraduate) : zero
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
 * The employee's contributions for a year: none up to the primary threshold, one rate up to the upper earnings limit,
 * and another above it.
 */
function insuranceOn(gross: Fraction, rate: InsuranceRate): Fraction {
  const upTo = smaller(gross, wholeNumber(rate.upperEarningsLimit))
  return plus(
    percentOf(above(upTo, rate.primaryThreshold), wholeNumber(rate.percentBetween)),
    percentOf(above(gross, rate.upperEarningsLimit), wholeNumber(rate.percentAbove)),
  )
}

/**
 * Student loans are repaid from pay above the plan's threshold that is subject to National Insurance. A sacrifice
 * lowers that pay; a pension from pay doesn't.
 */
const loanOn = (gross: Fraction, rate: { readonly above: number; readonly percent: number }) =>
  percentOf(above(gross, rate.above), wholeNumber(rate.percent))

/** The payslip before and after. Check `isAboveSalary` first. */
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
