import { type CheckoutSnapshot, keptOrderOf, type OpenOrder, toKeep } from '@save/domain/checkout'
import type { PurseRef } from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import { entryOf, readEntry, writeEntry } from '../memory/store.ts'

/**
 * An unpaid order stored in this tab (OQ-105), even of a member without an email address, since it has none of their
 * data.
 */
export function keptOrder(member: Member, basket: PurseRef): OpenOrder | undefined {
  const { open, atProvider } = entriesOf(member)
  return keptOrderOf(readEntry(open) ?? readEntry(atProvider), lastChange(basket))
}

const entriesOf = (member: Member) => ({
  /** Waits for its payment in the portal. */
  open: entryOf('order', 'open', member),
  /** Its payment is at the provider. */
  atProvider: entryOf('order', 'atProvider', member),
})

const lastChange = (basket: PurseRef): string | undefined =>
  basket.getSnapshot().context.mark?.changed

/**
 * Stores an unpaid order in this tab until the member sets it aside, places another, or logs out.
 * @param member the current member: the identity of one without an email address can change
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
  let lastChanged: string | undefined
  const keep = (snapshot: CheckoutSnapshot) => {
    const before = last
    const changed = lastChange(snapshot.context.purse)
    const isChanged = changed !== lastChanged
    last = snapshot.context
    lastChanged = changed
    const { known, openOrder } = snapshot.context
    // Only what we know of the basket has changed, so there is nothing to store.
    if (before && before.known !== known && before.openOrder === openOrder && !isChanged) return
    const { open, atProvider } = entriesOf(member())
    // The order is at the provider only while this page is leaving for it.
    const isAtProvider = snapshot.matches('leaving')
    const [entry, other] = isAtProvider ? [atProvider, open] : [open, atProvider]
    writeEntry(other)
    if (openOrder === undefined) writeEntry(entry)
    else if (mayKeep())
      writeEntry(entry, toKeep(openOrder, snapshot.matches('placingOrder'), changed))
  }
  keep(checkout.getSnapshot())
  checkout.subscribe(keep)
}
