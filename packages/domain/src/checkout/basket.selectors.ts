/** A basket as the screen shows it. */
import { formatPounds, leftOutOf } from '../kernel/index.ts'
import { isEmpty, youSave } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'

export interface BasketRowView {
  readonly vendorName: string
  readonly amount: string
  readonly netDiscount: string
  readonly quantity: string
}

export interface BasketView {
  readonly rows: readonly BasketRowView[]
  readonly youSave: string
  readonly isEmpty: boolean
  /** How many items the rows and 'You Save' lack, but the order total has. */
  readonly leftOut: number
}

export const basketView = (basket: Basket): BasketView => ({
  rows: basket.items.map(({ vendorName, amount, netDiscount, quantity }) => ({
    vendorName,
    amount: formatPounds(amount),
    netDiscount: formatPounds(netDiscount),
    quantity: String(quantity),
  })),
  youSave: formatPounds(youSave(basket)),
  isEmpty: isEmpty(basket),
  leftOut: leftOutOf(basket.items),
})
