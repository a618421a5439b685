import { pounds } from '../kernel/index.ts'
import type { PayPeriod } from './pay.schema.ts'

export const payslipPolicy = {
  /** The largest yearly amount that can be entered. We treat larger ones as typing mistakes. */
  mostGivenUp: pounds('1000000'),
  /** Pay periods in a year. */
  periodsAYear: { monthly: 12, fourWeekly: 13, weekly: 52 } satisfies Record<PayPeriod, number>,
  /** Weeks of basic hours in a year, for the minimum wage (HMRC, NMWM08030 and NMWM08035). */
  weeksAYear: 52,
  /**
   * The taxed percentage of a salary sacrifice benefit if we don't know it: the law exempts only
   * some (HMRC 480, appendix 12; EIM44130).
   */
  taxedIfUnknown: 100,
  /**
   * The incomes from which Child Benefit is paid back in part and in full (GOV.UK, High Income Child Benefit Charge).
   */
  childBenefitPaidBack: { from: pounds('60000'), to: pounds('80000') },
  /** The income limit for each parent (GOV.UK, Tax-Free Childcare). */
  mostForTaxFreeChildcare: pounds('100000'),
  /**
   * A percentage of average earnings, if that is less than the flat rate (Employment Rights Act
   * 2025, from 6 April 2026).
   */
  sickPayPercent: 80,
  /** Hours a week. Longer ones need consent (Working Time Regulations 1998, regulation 4). */
  longestUsualWeek: 48,
  /** The most hours that can be entered. */
  hoursOfWeek: 7 * 24,
  /** The largest pension that can be entered: the whole salary. */
  largestPensionPercent: 100,
  /** Decimals allowed in a percentage or a number of hours. */
  mostDecimals: 2,
} as const
