import { pounds } from '../kernel/index.ts'

export const withdrawalPolicy = {
  /** The lowest bank withdrawal, even if the settings allow less (BANKW-08, BANKW-09). */
  leastMinimum: pounds('0.01'),
  /** The time from the success message to the redirect, in milliseconds (BANKW-22; section 9). */
  redirectMs: 3000,
  /** In exactly this letter case (BANKW-22, OQ-003). */
  redirectPath: '/Myaccount',
} as const
