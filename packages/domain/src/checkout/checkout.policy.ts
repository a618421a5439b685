import { recordOf } from '../kernel/index.ts'

/** The payment methods (CHECKOUT-01; section 9). */
export const paymentMethods = ['credit', 'debit'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** One value for each payment method. */
export const byMethod = <Value>(
  of: (method: PaymentMethod) => Value,
): Readonly<Record<PaymentMethod, Value>> => recordOf(paymentMethods, of)

export const checkoutPolicy = {
  /** The only delivery method, so we don't ask (CHECKOUT-11, OQ-100; section 9). */
  deliveryMethod: 'standard',
  /** The total depends on the method, so one is chosen from the start (OQ-099). */
  firstPaymentMethod: 'credit' satisfies PaymentMethod,
  /**
   * Ours: how long the browser may take to leave. We ignore submits until then; a later one for the same order opens the
   * same address.
   */
  leavingMs: 3_000,
  /** Ours: how long a tab remembers an unpaid order after the member leaves or reloads. */
  openOrderKeptMs: 24 * 60 * 60_000,
} as const
