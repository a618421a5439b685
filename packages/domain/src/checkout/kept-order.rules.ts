/**
 * An open order as the tab stores it (OQ-105): its number and content, but none of the member's details. A hash
 * recognises the same details when they are entered again.
 */
import { Option, Schema } from 'effect'
import { leftOutOf, OrderId, Pence } from '../kernel/index.ts'
import { Basket } from './basket.schema.ts'
import { billingMark } from './billing.rules.ts'
import { paymentMethods } from './checkout.policy.ts'
import type { OpenOrder } from './checkout.schema.ts'

const KeptOrder = Schema.Struct({
  orderId: OrderId,
  basket: Basket,
  /** The number of items that can't be shown (OQ-143). */
  leftOut: Schema.optional(Schema.Finite),
  paymentMethod: Schema.Literals(paymentMethods),
  total: Schema.optional(Pence),
  billingMark: Schema.optional(Schema.Finite),
  sentTo: Schema.optional(Schema.String),
  mayBeFollowed: Schema.optional(Schema.Boolean),
  /** The `changed` value of the basket's mark (`PurseMark`) when the order was stored. */
  basketChanged: Schema.optional(Schema.String),
})
type KeptOrder = typeof KeptOrder.Type

/**
 * @param isOrdering true while the next order is running; if the page closes before the answer, it may have been placed
 * @param basketChanged changes whenever the basket has changed, or may have
 */
export const toKeep = (
  { billing, ...order }: OpenOrder,
  isOrdering: boolean,
  basketChanged: string | undefined,
): KeptOrder => ({
  ...order,
  leftOut: leftOutOf(order.basket.items) || undefined,
  ...(billing && { billingMark: billingMark(billing) }),
  ...(isOrdering && { mayBeFollowed: true }),
  basketChanged,
})

/**
 * Restores a stored order. `undefined` if it is damaged or from an older version of the portal. While the tab was
 * elsewhere, for example at the provider, another tab may have ordered.
 */
export function keptOrderOf(
  stored: unknown,
  basketChanged: string | undefined,
): OpenOrder | undefined {
  const order = Option.getOrUndefined(Schema.decodeUnknownOption(KeptOrder)(stored))
  if (order === undefined) return undefined
  const { basketChanged: before, leftOut = 0, basket, ...rest } = order
  const items = leftOut > 0 ? Object.assign([...basket.items], { leftOut }) : basket.items
  const open = { ...rest, basket: { ...basket, items } }
  const isUnchanged = basketChanged === undefined || basketChanged === before
  return isUnchanged ? open : { ...open, mayBeFollowed: true }
}
