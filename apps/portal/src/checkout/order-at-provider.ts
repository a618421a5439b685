import { cameFromProvider, mayStillBeUnpaid } from '@save/domain/checkout'
import type { RunningPortal } from '@save/domain/portal'
import { isBfcacheReturn } from '../host/bfcache-return.ts'
import { fieldsOf } from '../memory/entries.ts'
import { type Entry, entries, entryOf, moveEntry, readEntry, writeEntry } from '../memory/store.ts'

/**
 * Once the provider has sent the member back to the portal, this tab forgets the order. If the
 * member used the browser's Back, the order stays open until they go forward to the provider and it
 * sends them back. In any case the visit to the provider may have changed the basket, so the other
 * tabs are notified.
 */
export function settleOrderAtProvider({ portal }: Pick<RunningPortal, 'portal'>): void {
  const came = arrival()
  const orders = entries('order')
  const wasAway = orders.some(({ name }) => name === 'atProvider')
  const settled = orders.filter((order) =>
    order.name === 'open'
      ? !mayStillBeUnpaid(came, false) && hasReturned(order)
      : !mayStillBeUnpaid(came, hasReturned(order)),
  )
  for (const order of settled) writeEntry(order)
  for (const order of entries('order')) if (order.name === 'atProvider') moveEntry(order, 'open')
  if (!wasAway && settled.length === 0) return
  const { ledger, resources } = portal.getSnapshot().context
  const reading = resources.member.subscribe(({ context: { value } }) => {
    if (value === undefined) return
    reading.unsubscribe()
    const lastChange = () => ledger.basket.getSnapshot().context.mark?.changed
    const before = lastChange()
    ledger.basket.send({ type: 'change.noticed' })
    // We made this change, so the order gets the new mark. If the basket had already changed since
    // the order was stored, the order keeps the old mark, since another order may have been placed.
    const entry = entryOf('order', 'open', value)
    const order = readEntry(entry)
    const isFirstSince = before === undefined || fieldsOf(order)['basketChanged'] === before
    if (order && isFirstSince) writeEntry(entry, { ...order, basketChanged: lastChange() })
  })
}

const hasReturned = (order: Entry): boolean => {
  const { sentTo } = fieldsOf(readEntry(order))
  return cameFromProvider(document.referrer, typeof sentTo === 'string' ? sentTo : undefined)
}

/**
 * How the browser came to load this page. A noted return from the back/forward cache counts only if
 * this load is a reload, since the member may have stopped the one that followed the return.
 */
function arrival(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const type = entry?.type ?? 'reload'
  return isBfcacheReturn() && type === 'reload' ? 'back_forward' : type
}
