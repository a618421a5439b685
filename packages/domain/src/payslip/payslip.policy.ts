import type { PayPeriod } from './pay.schema.ts'

export const payslipPolicy = {
  /** Pay periods in a year. */
  periodsAYear: { monthly: 12, fourWeekly: 13, weekly: 52 } satisfies Record<PayPeriod, number>,
  /** Weeks in a year, exactly; counting 52 would let pay fall short by a day. */
  daysAYear: 365,
  daysAWeek: 7,
  /** Hours; more need the worker's consent (Working Time Regulations 1998, regulation 4). */
  longestUsualWeek: 48,
} as const
