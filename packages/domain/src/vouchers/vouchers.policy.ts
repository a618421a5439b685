import { pounds } from '../kernel/index.ts'

export const vouchersPolicy = {
  /** The minimum if a vendor names none. Zero or less is never sold (OQ-094). */
  leastAmount: pounds('0.01'),
  /** The currency of every purchase that we send (API-34, OQ-095). */
  currency: 'GBP',
  /** The description of every purchase that we send (API-34). */
  description: 'Gift Card',
} as const
