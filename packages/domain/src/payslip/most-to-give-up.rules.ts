/** The most salary that may be given up. */
import { type Fraction, isBelow, minus, nothing, Pence, wholeNumber } from '../kernel/index.ts'
import { safeAmount } from './minimum-wage.rules.ts'
import type { GivenUp, Pay } from './pay.schema.ts'
import { payslipPolicy } from './payslip.policy.ts'
import { grossBefore, payslipOf, pensionFromPay } from './payslip.rules.ts'
import type { Rates } from './rate-book.schema.ts'

/** The pay left after the member's pension contribution and other sacrifices. */
const payLeft = (pay: Pay, rates: Pick<Rates, 'pensionRelief'>): Fraction =>
  minus(grossBefore(pay), pensionFromPay(pay, rates))

/** True if the amount exceeds the rest of the salary. */
export const isAboveSalary = (
  pay: Pay,
  { amount }: Pick<GivenUp, 'amount'>,
  rates: Pick<Rates, 'pensionRelief'>,
): boolean => isBelow(payLeft(pay, rates), wholeNumber(amount))

/** True if pension and other sacrifices leave less than a penny of the salary. */
export const isNothingLeft = (pay: Pay, rates: Pick<Rates, 'pensionRelief'>): boolean =>
  isBelow(payLeft(pay, rates), wholeNumber(1))

/**
 * The lowest of all limits, in whole pence: the limit of the minimum wage if we know the hours, the limit of the
 * amount's field, and the largest amount whose tax and other deductions don't exceed the rest of the salary.
 */
export function mostToGiveUp(
  pay: Pay,
  { benefitInKindValue }: Pick<GivenUp, 'benefitInKindValue'>,
  rates: Rates,
): Pence {
  const safe = safeAmount(pay, { amount: nothing }, rates)
  const limit = Math.min(safe?.maximum ?? Infinity, payslipPolicy.mostGivenUp)
  const isBearable = (amount: number) =>
    !isBelow(
      payslipOf(pay, { amount: Pence.make(amount), benefitInKindValue }, rates).takeHome,
      wholeNumber(0),
    )
  return Pence.make(largest(limit, isBearable))
}

/**
 * The largest whole number up to a limit that passes, or zero. It searches by halves, so it misses a slightly larger
 * one that passes again because the allowance is rounded.
 */
function largest(limit: number, passes: (value: number) => boolean): number {
  if (passes(limit)) return limit
  let [passing, failing] = [0, limit]
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2)
    if (passes(middle)) passing = middle
    else failing = middle
  }
  return passing
}
