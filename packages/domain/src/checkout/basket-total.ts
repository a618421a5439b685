import { currentValue, type Pence, type ResourceRef } from '../kernel/index.ts'
import { isOfEmptied } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'

interface Priced {
  readonly basket: ResourceRef<Basket>
  readonly totals: readonly ResourceRef<Pence>[]
}

/** The basket whose total belongs to another: an order took effect between the two readings (BASKET-02). */
export function contradictedBasket({ basket, totals }: Priced): Basket | undefined {
  const items = currentValue(basket)
  const known = totals.map(currentValue).filter((total) => total !== undefined)
  return items && known.some((total) => isOfEmptied(items, total)) ? items : undefined
}

/** Has the basket and its totals read again. */
export function rereadTotals({ basket, totals }: Priced): void {
  for (const resource of [basket, ...totals]) resource.send({ type: 'resource.invalidated' })
}

/** Has both read again when one contradicts the other: once for each basket, since a server may insist. */
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
