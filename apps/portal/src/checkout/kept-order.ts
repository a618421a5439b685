import {
  type CheckoutSnapshot,
  checkoutPolicy,
  keptOrderOf,
  type OpenOrder,
  toKeep,
} from '@save/domain/checkout'
import type { Member } from '@save/domain/member'
import { forgetDraft, keepDraft, peekAtDraft } from '../drafts/kept-drafts.ts'
import { basketCallsElsewhere } from '../portal/basket-calls.ts'
import { atProviderName, openName } from './order-at-provider.ts'

/** An unpaid order that this tab has kept (OQ-105). */
export const keptOrder = (member: Member): OpenOrder | undefined =>
  keptOrderOf(
    peekAtDraft(openName, member) ?? peekAtDraft(atProviderName, member),
    basketCallsElsewhere(),
  )

/**
 * Keeps an unpaid order in this tab until the member sets it aside, places another, or logs out.
 */
export function keepOrderOf(
  checkout: {
    getSnapshot(): CheckoutSnapshot
    subscribe(heard: (snapshot: CheckoutSnapshot) => void): unknown
  },
  member: Member,
  mayKeep: () => boolean,
): void {
  const keep = (snapshot: CheckoutSnapshot) => {
    const { openOrder } = snapshot.context
    // A page that is still here has not been left for the provider.
    const isAtProvider = snapshot.matches({ sentToProvider: 'leaving' })
    const name = isAtProvider ? atProviderName : openName
    forgetDraft(name === openName ? atProviderName : openName)
    if (openOrder === undefined) forgetDraft(name)
    else if (mayKeep()) {
      const kept = toKeep(openOrder, snapshot.matches('placingOrder'), basketCallsElsewhere())
      keepDraft(name, member, kept, checkoutPolicy.openOrderKeptMs)
    }
  }
  keep(checkout.getSnapshot())
  checkout.subscribe(keep)
}
