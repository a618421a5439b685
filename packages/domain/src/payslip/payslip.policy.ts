import { pounds } from '../kernel/index.ts'
import type { PayPeriod } from './pay.schema.ts'

export const payslipPolicy = {
  /** The most that can be entered to give up in a year; a larger amount is taken for a typing mistake. */
  mostGivenUp: pounds('1000000'),
  /** Pay periods in a year. */
  periodsAYear: { monthly: 12, fourWeekly: 13, weekly: 52 } satisfies Record<PayPeriod, number>,
  /** Weeks of basic hours in a year, for the minimum wage (HMRC, NMWM08030 and NMWM08035). */
  weeksAYear: 52,
  /**
   * Percent of a benefit in exchange for salary that is taxed if nobody has said how it is: the law excepts only
   * some (HMRC 480, appendix 12; EIM44130).
   */
  taxedIfUnknown: 100,
  /** Income, in part from the one and wholly from the other (GOV.UK, High Income Child Benefit Charge). */
  childBenefitPaidBack: { from: pounds('60000'), to: pounds('80000') },
  /** Income of either parent (GOV.UK, Tax-Free Childcare). */
  mostForTaxFreeChildcare: pounds('100000'),
  /** Of average earnings, if that is less than the flat rate (Employment Rights Act 2025, from 6 April 2026). */
  sickPayPercent: 80,
  /** Hours; more need the worker's consent (Working Time Regulations 1998, regulation 4). */
  longestUsualWeek: 48,
  /** The most hours that can be entered: a week has no more. */
  hoursOfWeek: 7 * 24,
  /** The largest pension that can be entered: the whole salary. */
  largestPensionPercent: 100,
  /** Decimals that an entered percentage or number of hours may have. */
  mostDecimals: 2,
} as const
