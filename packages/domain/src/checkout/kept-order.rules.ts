/**
 * An open order as the tab keeps it (OQ-105): its number and its content, but none of the member's
 * details.
 */
import { Option, Schema } from 'effect'
import { OrderId, Pence } from '../kernel/index.ts'
import { Basket } from './basket.schema.ts'
import { paymentMethods } from './checkout.policy.ts'
import type { OpenOrder } from './checkout.schema.ts'

export const KeptOrder = Schema.Struct({
  orderId: OrderId,
  basket: Basket,
  paymentMethod: Schema.Literals(paymentMethods),
  total: Schema.optional(Pence),
  isSentToProvider: Schema.optional(Schema.Boolean),
  mayBeFollowed: Schema.optional(Schema.Boolean),
})
export type KeptOrder = typeof KeptOrder.Type

export const toKeep = ({ billing: _, ...order }: OpenOrder): KeptOrder => order

/** A kept order may be damaged or from an older version of the portal: then there is none. */
export const keptOrderOf = (kept: unknown): KeptOrder | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(KeptOrder)(kept))
