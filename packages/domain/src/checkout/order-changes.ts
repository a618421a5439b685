/** What the checkout's machine changes of its order, and of what an order takes with it. */
import type { Checkout, OpenOrder } from './checkout.schema.ts'
import { placeOf } from './provider.rules.ts'

interface OfCheckout {
  readonly context: Checkout
}

/** What is new about the open order, if there is one. */
export const withOrder =
  (news: Partial<OpenOrder>) =>
  ({ context: { openOrder } }: OfCheckout): Pick<Checkout, 'openOrder'> => ({
    openOrder: openOrder && { ...openOrder, ...news },
  })

/** The member goes to the provider now. */
export const toProvider = ({ context }: OfCheckout): Pick<Checkout, 'openOrder'> =>
  withOrder({ sentTo: placeOf(context.providerAddress ?? '', context.origin) })({ context })

/** The order is set aside, and all that was said of it. */
export const noOrder = {
  openOrder: undefined,
  providerAddress: undefined,
  serverMessages: [],
} as const

/** An order that is not paid may have given its vouchers back to the basket, which other tabs show, too. */
export function markBasketStale({ context: { basket, totals, purse } }: OfCheckout): void {
  for (const resource of [basket, ...Object.values(totals)])
    resource.send({ type: 'resource.invalidated' })
  purse.send({ type: 'change.noticed' })
}
