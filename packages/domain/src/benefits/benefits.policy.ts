import { pounds } from '../kernel/index.ts'

export const benefitsPolicy = {
  /**
   * The status of a benefit whose amount can be changed by another order. One that waits for approval can't be ordered
   * again.
   */
  statusInForce: 'Active',
  /** Placeholder cards shown while a tab loads. */
  placeholderCards: 9,
  /** The spinner's increment; any amount of whole pence may be entered (CHOICE-08, OQ-082). */
  amountStep: pounds('10'),
  /** The number of months that share a year's amount (SALSAC-06, OQ-086; section 9). */
  monthsPerYear: 12,
  /** The number of periods in which a 4-weekly payroll takes the deductions (SALSAC-08, OQ-088). */
  fourWeeklyPeriods: 12,
  /** Instalments of benefits that recur each month (SALSAC-09, OQ-088). */
  fourWeeklyInstalments: 13,
} as const
