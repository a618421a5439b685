import { type ResourceRef, resourceView } from '../kernel/index.ts'
import { isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { trimmedBilling } from './billing.rules.ts'
import type { Checkout, Ordered } from './checkout.schema.ts'

/** A basket that is not known holds nothing that could be ordered. */
const basketIn = ({ basket }: Checkout): Basket =>
  valueIn(basket) ?? { items: [], hasDeliverables: false }

/** What is ordered: the basket, or the things of an open order that is placed anew (OQ-105). */
export function orderedIn(context: Checkout): Ordered {
  const { form, totals, openOrder } = context
  const billing = trimmedBilling(form)
  const basket = basketIn(context)
  if (openOrder !== undefined && isEmpty(basket)) {
    return { billing, basket: openOrder.basket, total: openOrder.total }
  }
  return { billing, basket, total: valueIn(totals[form.paymentMethod]) }
}

export const hasItems = (context: Checkout): boolean => !isEmpty(basketIn(context))

function valueIn<Value>(resource: ResourceRef<Value>): Value | undefined {
  const view = resourceView(resource.getSnapshot())
  return view.is === 'ready' ? view.value : undefined
}
