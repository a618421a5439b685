import { Schema } from 'effect'
import { Pence } from '../kernel/index.ts'

/** One line of the basket (DATA-23). */
export const BasketItem = Schema.Struct({
  vendorName: Schema.String,
  /** The face value of one voucher. */
  amount: Pence,
  /** The price of the whole line after the discount (OQ-102). */
  netDiscount: Pence,
  quantity: Schema.Number,
})
export type BasketItem = typeof BasketItem.Type

export const Basket = Schema.Struct({
  items: Schema.Array(BasketItem),
  /** Read but unused, since there is one delivery method (OQ-100). */
  hasDeliverables: Schema.Boolean,
})
export type Basket = typeof Basket.Type
