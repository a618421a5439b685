import { pounds } from '../kernel/index.ts'

export const benefitsPolicy = {
  /**
   * The status of a benefit whose amount another order can change. A benefit that awaits approval can't be ordered
   * again.
   */
  statusInForce: 'Active',
  /** Placeholder cards shown while a tab loads. */
  placeholderCards: 9,
  /** The spinner's increment. Members may enter any amount of whole pence (CHOICE-08, OQ-082). */
  amountStep: pounds('10'),
  /** The months that a year's amount is divided into (SALSAC-06, OQ-086; section 9). */
  monthsPerYear: 12,
  /** The periods in which a 4-weekly payroll takes the deductions (SALSAC-08, OQ-088). */
  fourWeeklyPeriods: 12,
  /** Instalments of benefits that recur each month (SALSAC-09, OQ-088). */
  fourWeeklyInstalments: 13,
} as const
