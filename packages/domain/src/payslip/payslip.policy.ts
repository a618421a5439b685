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
} as const
