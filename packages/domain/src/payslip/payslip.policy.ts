import type { PayPeriod } from './pay.schema.ts'

export const payslipPolicy = {
  /** Pay periods in a year. */
  periodsAYear: { monthly: 12, fourWeekly: 13, weekly: 52 } satisfies Record<PayPeriod, number>,
  /** A year has 365 ÷ 7 weeks for the minimum wage; with 52, pay could fall short by a day. */
  daysAYear: 365,
  /** Hours are given for a week of seven days. */
  daysAWeek: 7,
  /** Hours; more need the worker's consent (Working Time Regulations 1998, regulation 4). */
  longestUsualWeek: 48,
  /** The most hours that can be entered: a week has no more. */
  hoursOfWeek: 7 * 24,
  /** The largest pension that can be entered: the whole salary. */
  largestPensionPercent: 100,
  /** Decimals that an entered percentage or number of hours may have. */
  mostDecimals: 2,
} as const
