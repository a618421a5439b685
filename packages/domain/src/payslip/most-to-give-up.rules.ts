/** How much of the salary may be given up at most. */
import { type Fraction, isBelow, minus, nothing, Pence, wholeNumber } from '../kernel/index.ts'
import { safeAmount } from './minimum-wage.rules.ts'
import type { GivenUp, Pay } from './pay.schema.ts'
import { payslipPolicy } from './payslip.policy.ts'
import { grossBefore, payslipOf, pensionFromPay } from './payslip.rules.ts'
import type { Rates } from './rate-book.schema.ts'

/** All pay that is left after what the member pays into a pension, and other sacrifices. */
const payLeft = (pay: Pay, rates: Pick<Rates, 'pensionRelief'>): Fraction =>
  minus(grossBefore(pay), pensionFromPay(pay, rates))

/** Is more given up than is left of the salary? */
export const isAboveSalary = (
  pay: Pay,
  { amount }: Pick<GivenUp, 'amount'>,
  rates: Pick<Rates, 'pensionRelief'>,
): boolean => isBelow(payLeft(pay, rates), wholeNumber(amount))

/** Does the pension, with other sacrifices, leave less than a penny of the salary? */
export const isNothingLeft = (pay: Pay, rates: Pick<Rates, 'pensionRelief'>): boolean =>
  isBelow(payLeft(pay, rates), wholeNumber(1))

/**
 * The smallest of all limits, in whole pence: what is left of the salary, what the minimum wage leaves if the hours are
 * known, what the entry of an amount takes, and the largest amount with which tax and other deductions are not more than the pay.
 */
export function mostToGiveUp(
  pay: Pay,
  { benefitInKindValue }: Pick<GivenUp, 'benefitInKindValue'>,
  rates: Rates,
): Pence {
  const { numerator, denominator } = payLeft(pay, rates)
  const safe = safeAmount(pay, { amount: nothing }, rates)
  const limits = [
    Number(numerator / denominator),
    safe?.most ?? Infinity,
    payslipPolicy.mostGivenUp,
  ]
  const isBearable = (amount: number) =>
    !isBelow(
      payslipOf(pay, { amount: Pence.make(amount), benefitInKindValue }, rates).takeHome,
      wholeNumber(0),
    )
  return Pence.make(largest(Math.max(nothing, Math.min(...limits)), isBearable))
}

/**
 * A whole number up to a limit that passes while the next one fails; the limit itself if it passes, and zero if none
 * does. It is the largest, unless the rounded allowance lets a slightly larger one pass again.
 */
function largest(limit: number, passes: (value: number) => boolean): number {
  if (limit === 0 || passes(limit)) return limit
  let [passing, failing] = [0, limit]
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2)
    if (passes(middle)) passing = middle
    else failing = middle
  }
  return passing
}
