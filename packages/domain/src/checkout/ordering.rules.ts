import { type ResourceRef, resourceView } from '../kernel/index.ts'
import { isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { trimmedBilling } from './billing.rules.ts'
import type { Checkout, Ordered } from './checkout.schema.ts'

const noBasket: Basket = { items: [], hasDeliverables: false }

/** What is ordered: the basket, or the things of an open order that is placed anew (OQ-105). */
export function orderedIn({ form, basket, totals, openOrder }: Checkout): Ordered {
  const billing = trimmedBilling(form)
  const inBasket = valueIn(basket) ?? noBasket
  if (openOrder !== undefined && isEmpty(inBasket)) {
    return { billing, basket: openOrder.basket, total: openOrder.total }
  }
  return { billing, basket: inBasket, total: valueIn(totals[form.paymentMethod]) }
}

export const hasItems = ({ basket }: Checkout): boolean => !isEmpty(valueIn(basket) ?? noBasket)

function valueIn<Value>(resource: ResourceRef<Value>): Value | undefined {
  const view = resourceView(resource.getSnapshot())
  return view.is === 'ready' ? view.value : undefined
}
