import { recordOf } from '../kernel/index.ts'

/** The payment methods (CHECKOUT-01; section 9). */
export const paymentMethods = ['credit', 'debit'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** One value for each payment method. */
export const byMethod = <Value>(
  of: (method: PaymentMethod) => Value,
): Readonly<Record<PaymentMethod, Value>> => recordOf(paymentMethods, of)

export const checkoutPolicy = {
  /** The only way of delivery, so nobody is asked (CHECKOUT-11, OQ-100; section 9). */
  deliveryMethod: 'standard',
  /** The total needs a method, so one is chosen at first (OQ-099). */
  firstPaymentMethod: 'credit' satisfies PaymentMethod,
  /**
   * Ours: how long the browser has to leave. A submit meanwhile is ignored; a later one for the same order goes to the
   * same address.
   */
  leavingMs: 3_000,
  /** Ours: how long a tab remembers an unpaid order, through leaving and reloading. */
  openOrderKeptMs: 24 * 60 * 60_000,
} as const
