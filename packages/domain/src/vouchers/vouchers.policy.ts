import { pounds } from '../kernel/index.ts'

export const vouchersPolicy = {
  /** Where a vendor names no minimum; nothing and less is never sold (OQ-094). */
  leastAmount: pounds('0.01'),
  /** What every purchase is sent with (API-34, OQ-095). */
  currency: 'GBP',
  description: 'Gift Card',
} as const
