import {
  type CheckoutSnapshot,
  checkoutPolicy,
  keptOrderOf,
  type OpenOrder,
  toKeep,
} from '@save/domain/checkout'
import type { Member } from '@save/domain/member'
import { forgetDraft, keepFor, keptFor, markOf } from '../drafts/kept-drafts.ts'
import { nameOfOrder } from '../drafts/kept-marks.ts'
import { basketCallsElsewhere } from '../portal/shared-purses.ts'

/**
 * An unpaid order that this tab has kept (OQ-105): of a member without an email address, too, since it
 * holds nothing about them.
 */
export function keptOrder(member: Member): OpenOrder | undefined {
  const mark = markOf(member)
  const [open, atProvider] = namesOf(mark)
  return keptOrderOf(keptFor(mark, open) ?? keptFor(mark, atProvider), basketCallsElsewhere())
}

const namesOf = (mark: string) =>
  [nameOfOrder('open', mark), nameOfOrder('atProvider', mark)] as const

/**
 * Keeps an unpaid order in this tab until the member sets it aside, places another, or logs out.
 *
 * @param member as known now: what one without an email address goes by can change
 */
export function keepOrderOf(
  checkout: {
    getSnapshot(): CheckoutSnapshot
    subscribe(heard: (snapshot: CheckoutSnapshot) => void): unknown
  },
  member: () => Member,
  mayKeep: () => boolean,
): void {
  let last: CheckoutSnapshot['context'] | undefined
  const keep = (snapshot: CheckoutSnapshot) => {
    const before = last
    last = snapshot.context
    // What is known alone has changed. None of that is kept.
    if (before && before.known !== last.known && before.openOrder === last.openOrder) return
    const mark = markOf(member())
    const [open, atProvider] = namesOf(mark)
    const { openOrder } = snapshot.context
    // A page that is still here has not been left for the provider.
    const isAtProvider = snapshot.matches('leaving')
    const [name, other] = isAtProvider ? [atProvider, open] : [open, atProvider]
    forgetDraft(other)
    if (openOrder === undefined) forgetDraft(name)
    else if (mayKeep()) {
      const kept = toKeep(openOrder, snapshot.matches('placingOrder'), basketCallsElsewhere())
      keepFor(mark, name, kept, checkoutPolicy.openOrderKeptMs)
    }
  }
  keep(checkout.getSnapshot())
  checkout.subscribe(keep)
}
