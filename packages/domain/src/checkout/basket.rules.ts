import { nothing, Pence, sumOf } from '../kernel/index.ts'
import type { Basket } from './basket.schema.ts'

/**
 * 'You Save': the sum of amount × quantity, less the sum of the discounted amounts (BASKET-03,
 * OQ-102). Never shown below nothing.
 */
export function youSave({ items }: Basket): Pence {
  const worth = sumOf(items.map(({ amount, quantity }) => Pence.make(amount * quantity)))
  const pays = sumOf(items.map(({ netDiscount }) => netDiscount))
  return Pence.make(Math.max(nothing, worth - pays))
}

/** How many vouchers are in the basket: two of one amount are two. */
export const countIn = ({ items }: Basket): number =>
  items.reduce((count, { quantity }) => count + quantity, 0)

/** Has the basket no items, and so nothing to order? */
export const isEmpty = ({ items }: Basket): boolean => items.length === 0

/**
 * Does this total belong to another basket? The items cost something, and the total nothing: an order, or another device,
 * has emptied the basket between the two readings.
 */
export const isOfEmptied = ({ items }: Basket, total: Pence): boolean =>
  total === nothing && sumOf(items.map(({ netDiscount }) => netDiscount)) > nothing
