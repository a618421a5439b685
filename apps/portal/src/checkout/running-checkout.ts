import {
  billingFormOf,
  blankBilling,
  type CheckoutRef,
  checkoutPolicy,
  isOrderUncertain,
  keptOrderOf,
  startCheckout,
  unpaidOrder,
} from '@save/domain/checkout'
import type { Member } from '@save/domain/member'
import { isLoggingOut, type Portal, type RunningPortal } from '@save/domain/portal'
import { forgetDraft, keepDraft, peekAtDraft, takeDraft } from '../drafts/kept-drafts.ts'

/** Under what the details of the form are kept over a login. */
export const formName = 'checkout'
/** Under what an unpaid order is kept in this tab. */
const orderName = 'open-order'
/** Under what it is kept that an order is being placed: what of it may be lost with the page. */
const placingName = 'order-on-its-way'

/** One for each portal: an order on its way goes on when its page is left, and is there again. */
const checkouts = new WeakMap<Portal, CheckoutRef>()

/** The checkout, with what was typed before a login, or ordered before the page was loaded anew. */
export function runningCheckout(running: RunningPortal, member: Member): CheckoutRef {
  const { portal, ports, browser } = running
  const known = checkouts.get(portal)
  if (known) return known
  const { basket, creditTotal, debitTotal } = portal.getSnapshot().context.resources
  const kept = takeDraft(formName, member, blankBilling)
  const checkout = startCheckout(ports.checkout, browser, {
    basket,
    totals: { credit: creditTotal, debit: debitTotal },
    origin: globalThis.location.origin,
    draft: kept && billingFormOf(kept),
    openOrder: keptOrderOf(peekAtDraft(orderName, member)),
    wasOrdering: peekAtDraft(placingName, member) !== undefined,
  })
  checkouts.set(portal, checkout)
  keepOrder(checkout, portal, member)
  portal.subscribe({ complete: () => checkout.stop() })
  return checkout
}

/**
 * Keeps an unpaid order in this tab until it is paid for, or another order takes its place, and that
 * one is on its way until it is answered.
 */
function keepOrder(checkout: CheckoutRef, portal: Portal, member: Member): void {
  const keep = () => {
    const snapshot = checkout.getSnapshot()
    const order = unpaidOrder(snapshot)
    // Whoever logs out leaves nothing behind.
    const mayKeep = !isLoggingOut(portal.getSnapshot())
    if (order === undefined) forgetDraft(orderName)
    else if (mayKeep) keepDraft(orderName, member, order, checkoutPolicy.openOrderKeptMs)
    if (!isOrderUncertain(snapshot)) forgetDraft(placingName)
    else if (mayKeep) keepDraft(placingName, member, {})
  }
  keep()
  checkout.subscribe(keep)
}
