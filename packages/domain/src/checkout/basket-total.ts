import { currentValue, type Pence, type ResourceRef } from '../kernel/index.ts'
import { isOfEmptied } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'

interface Priced {
  readonly basket: ResourceRef<Basket>
  readonly totals: readonly ResourceRef<Pence>[]
}

/** The basket, if the total belongs to another one because an order took effect between the two reads (BASKET-02). */
export function contradictedBasket({ basket, totals }: Priced): Basket | undefined {
  const items = currentValue(basket)
  const known = totals.map(currentValue).filter((total) => total !== undefined)
  return items && known.some((total) => isOfEmptied(items, total)) ? items : undefined
}

/** Reads the basket and its totals again. */
export function rereadTotals({ basket, totals }: Priced): void {
  for (const resource of [basket, ...totals]) resource.send({ type: 'resource.invalidated' })
}

/**
 * If basket and total contradict each other, reads both again, once for each basket: the server may repeat the
 * contradiction.
 */
export function keepTotalsOfBasket(priced: Priced): void {
  let reread = ''
  const compare = () => {
    const basket = contradictedBasket(priced)
    const items = JSON.stringify(basket?.items)
    if (basket === undefined || items === reread) return
    reread = items
    rereadTotals(priced)
  }
  priced.basket.subscribe(compare)
  for (const total of priced.totals) total.subscribe(compare)
}
