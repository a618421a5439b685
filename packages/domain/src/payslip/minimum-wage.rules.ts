/** The most that may be given up without pay falling below the minimum wage. */
import {
  type Fraction,
  fractionOf,
  isBelow,
  larger,
  minus,
  nothing,
  Pence,
  times,
  wholeNumber,
} from '../kernel/index.ts'
import type { GivenUp, Pay } from './pay.schema.ts'
import { payslipPolicy } from './payslip.policy.ts'
import { grossBefore } from './payslip.rules.ts'
import type { Rates } from './rate-book.schema.ts'

export interface SafeAmount {
  /** The largest amount that keeps cash pay at the minimum wage. Zero if pay isn't above it. */
  readonly maximum: Pence
  /** The part of the amount above `maximum`. */
  readonly exceededBy: Pence
  /** Shown in the calculation. */
  readonly gross: Fraction
  readonly hoursAWeek: number
  readonly anHour: Pence
}

/**
 * The least pay for a year of salaried work: 52 weeks of basic hours at the hourly wage. HMRC checks each pay period,
 * with a twelfth, a thirteenth or a 52nd of the hours (NMWM08030, NMWM08035). Each has the same share of the year's
 * pay, so checking the year checks them all.
 */
const minimumPay = (hoursAWeek: number, anHour: Pence): Fraction =>
  times(times(fractionOf(hoursAWeek), wholeNumber(payslipPolicy.weeksAYear)), wholeNumber(anHour))

/**
 * The safe amount in whole pence, rounded down, so that pay is never short. Pension sacrifices and other sacrifices
 * lower the pay that counts; a pension paid from pay doesn't. `undefined` without hours, or without a published wage.
 */
export function safeAmount(
  pay: Pay,
  { amount }: Pick<GivenUp, 'amount'>,
  { minimumWages }: Pick<Rates, 'minimumWages'>,
): SafeAmount | undefined {
  const { hoursAWeek } = pay
  if (hoursAWeek === undefined || minimumWages === undefined) return undefined
  const gross = grossBefore(pay)
  const anHour = minimumWages[pay.ageGroup]
  const minimum = minimumPay(hoursAWeek, anHour)
  const { numerator, denominator } = larger(wholeNumber(0), minus(gross, minimum))
  const maximum = Pence.make(Number(numerator / denominator))
  return {
    maximum,
    exceededBy: Pence.make(Math.max(nothing, amount - maximum)),
    gross,
    hoursAWeek,
    anHour,
  }
}

/**
 * True if the hours matter: we know the minimum wage, and the longest usual week at that wage would cost more than the
 * remaining pay.
 */
export const mayFallBelowMinimumWage = (
  pay: Pay,
  { amount }: Pick<GivenUp, 'amount'>,
  { minimumWages }: Pick<Rates, 'minimumWages'>,
): boolean =>
  minimumWages !== undefined &&
  isBelow(
    minus(grossBefore(pay), wholeNumber(amount)),
    minimumPay(payslipPolicy.longestUsualWeek, minimumWages[pay.ageGroup]),
  )
