import { leftOutOf, nothing, Pence, sumOf } from '../kernel/index.ts'
import type { Basket } from './basket.schema.ts'

/**
 * 'You Save': the sum of amount × quantity, less the sum of the discounted amounts (BASKET-03, OQ-102). Never below
 * zero.
 */
export function youSave({ items }: Basket): Pence {
  const worth = sumOf(items.map(({ amount, quantity }) => Pence.make(amount * quantity)))
  return Pence.make(Math.max(nothing, worth - sumOfLines({ items })))
}

/** The total less the lines. Zero if items are left out, since they may explain the difference. */
export function chargeIn(basket: Basket, total: Pence): Pence {
  const isWhole = leftOutOf(basket.items) === 0
  return Pence.make(isWhole ? Math.max(nothing, total - sumOfLines(basket)) : nothing)
}

const sumOfLines = ({ items }: Pick<Basket, 'items'>): Pence =>
  sumOf(items.map(({ netDiscount }) => netDiscount))

/** The number of vouchers in the basket: two of one amount count as two. */
export const countIn = ({ items }: Basket): number =>
  items.reduce((count, { quantity }) => count + quantity, 0)

export const isEmpty = ({ items }: Basket): boolean => items.length === 0

/**
 * True if the items have a price but the total is zero: an order or another device emptied the basket between the two
 * reads.
 */
export const isOfEmptied = ({ items }: Basket, total: Pence): boolean =>
  total === nothing && sumOfLines({ items }) > nothing
