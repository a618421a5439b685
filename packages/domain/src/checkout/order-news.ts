import { fromCallback } from 'xstate'
import { isUnknown, type PurseRef } from '../ledger/index.ts'
import type { CheckoutEvent } from './checkout.schema.ts'

/**
 * Tells the checkout of orders that it does not know: one of its own whose answer was lost, and any
 * that another tab may have placed, which changes the basket.
 */
export const unknownOrders = fromCallback<CheckoutEvent, PurseRef>(({ input: purse, sendBack }) => {
  let known = purse.getSnapshot().context.changesElsewhere
  const look = () => {
    const snapshot = purse.getSnapshot()
    const { changesElsewhere } = snapshot.context
    if (!isUnknown(snapshot, 'order') && changesElsewhere === known) return
    known = changesElsewhere
    sendBack({ type: 'order.mayHaveFollowed' })
  }
  look()
  const subscription = purse.subscribe(look)
  return () => subscription.unsubscribe()
})
