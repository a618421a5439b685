import {
  newestView,
  type Pence,
  type ResourceRef,
  type ResourceView,
  unreachable,
} from '../kernel/index.ts'
import { isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { blankBilling, isSameBilling, trimmedBilling } from './billing.rules.ts'
import type { Checkout, CheckoutInput, OpenOrder, Ordered } from './checkout.schema.ts'
import { orderFailureMessages } from './checkout-failure.rules.ts'

/** How a checkout starts: what was typed goes before what was ordered. */
export const checkoutOf = (input: CheckoutInput): Checkout => ({
  ...input,
  form: input.draft ?? input.openOrder?.billing ?? blankBilling,
  submissions: 0,
  serverMessages: input.wasOrdering ? orderFailureMessages(unreachable) : [],
  isAway: false,
})

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

/** Does an order with these very details stand, so that only its payment is left (OQ-105)? */
export const isOrderOpen = ({ form, openOrder }: Pick<Checkout, 'form' | 'openOrder'>): boolean =>
  openOrder !== undefined && isSameBilling(openOrder.billing, trimmedBilling(form))

export const holdsItems = (basket: ResourceView<Basket>): boolean =>
  basket.is === 'ready' && !isEmpty(basket.value)

/** What could not be read anew may have changed, in what it holds or in what it costs. */
export function mayBeOrdered(
  openOrder: OpenOrder | undefined,
  basket: ResourceView<Basket>,
  total: ResourceView<Pence>,
): boolean {
  if (basket.is === 'failed') return false
  return holdsItems(basket) ? total.is !== 'failed' : openOrder !== undefined
}

/** The same of what the machine holds. */
export const isOrderable = ({ basket, totals, form, openOrder }: Checkout): boolean =>
  mayBeOrdered(
    openOrder,
    newestView(basket.getSnapshot()),
    newestView(totals[form.paymentMethod].getSnapshot()),
  )

function valueIn<Value>(resource: ResourceRef<Value>): Value | undefined {
  const view = newestView(resource.getSnapshot())
  return view.is === 'ready' ? view.value : undefined
}
