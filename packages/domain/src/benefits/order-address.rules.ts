/** The addresses of the salary sacrifice order (CHOICE-05, SALSAC-22, OQ-080, OQ-085). */
import type { ChoiceId, Pence } from '../kernel/index.ts'
import { choicePath } from '../shell/index.ts'
import { hasAmountEntry } from './choice.rules.ts'
import type { Choice } from './choice.schema.ts'
import { plainAmount, sacrificeAmountIn } from './sacrifice-amount.rules.ts'

/** Where a successful order leads (SALSAC-22). */
export const thankYouPath = '/Choice/SalarySacrifice/ThankYou'

/** '/Choice/SalarySacrifice/7/1200', or with pence '/Choice/SalarySacrifice/7/1250.50'. */
export const orderPath = (id: ChoiceId, amount: Pence): string =>
  `/Choice/SalarySacrifice/${encodeURIComponent(id)}/${plainAmount(amount)}`

/** Where a typed address leads: on to an order of this amount, or back to the choice. */
export type OrderAddress =
  | { readonly leads: 'on'; readonly amount: Pence }
  | { readonly leads: 'back'; readonly path: string }

/**
 * `amountText` is the decoded part of the address. Only a plain number leads on, and only for a
 * salary sacrifice; `choice` is missing until it has been read.
 */
export function orderAddressOf(
  id: ChoiceId,
  amountText: string,
  choice: Pick<Choice, 'journeyType'> | undefined,
): OrderAddress {
  const amount = /^[\d.]+$/.test(amountText) ? sacrificeAmountIn(amountText) : undefined
  if (amount === undefined || (choice !== undefined && !hasAmountEntry(choice))) {
    return { leads: 'back', path: choicePath(id) }
  }
  return { leads: 'on', amount }
}
