import { fromCallback } from 'xstate'
import type { PurseRef } from '../ledger/index.ts'
import type { Checkout, CheckoutEvent, OpenOrder } from './checkout.schema.ts'

/**
 * Tells the checkout of orders that it does not know: one of its own whose answer was lost, and any
 * that another tab may have placed, which changes the basket.
 */
export const unknownOrders = fromCallback<CheckoutEvent, PurseRef>(({ input: purse, sendBack }) => {
  let known = purse.getSnapshot().context.changesElsewhere
  const look = () => {
    const snapshot = purse.getSnapshot()
    const { call, isInDoubt, changesElsewhere } = snapshot.context
    const isLost = call === 'order' && (isInDoubt || snapshot.matches('unknown'))
    if (!isLost && changesElsewhere === known) return
    known = changesElsewhere
    sendBack({ type: 'order.mayHaveFollowed' })
  }
  look()
  const subscription = purse.subscribe(look)
  return () => subscription.unsubscribe()
})

interface OfCheckout {
  readonly context: Checkout
}

/** What is new about the open order, if there is one. */
export const withOrder =
  (news: Partial<OpenOrder>) =>
  ({ context: { openOrder } }: OfCheckout): Pick<Checkout, 'openOrder'> => ({
    openOrder: openOrder && { ...openOrder, ...news },
  })

export function markBasketStale({ context: { basket, totals } }: OfCheckout): void {
  for (const resource of [basket, ...Object.values(totals)])
    resource.send({ type: 'resource.invalidated' })
}
