/** What the pages of a purse show of the call that draws on it. */
import { ledgerMessages } from './ledger.messages.ts'
import type { MoneyCall } from './ledger.schema.ts'
import type { PurseSnapshot } from './purse.selectors.ts'

/** Is this call on its way? Without a call: any. */
export const isOnItsWay = (snapshot: PurseSnapshot, call?: MoneyCall): boolean =>
  snapshot.matches('sending') && (call === undefined || snapshot.context.call === call)

/** The answer is awaited for so long that the member should hear of it (OQ-135). */
export const isAwaitedLong = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ sending: 'waitingLong' })

/** The call ended, and what it did is being read. */
export const isBeingRead = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('answered') || snapshot.matches('unknown')

/**
 * What a page says of calls that are not its own: another page's that is on its way or was lost, and
 * one that was on its way when the page was last left. `own` is the call that the page itself tells of.
 */
export function ledgerNote(snapshot: PurseSnapshot, own?: MoneyCall): string | undefined {
  const { call, interrupted, isInDoubt } = snapshot.context
  const { onItsWay, interrupted: wasOnItsWay } = ledgerMessages.ours
  const others = call === own ? undefined : call
  if (snapshot.matches('sending') && others !== undefined) return onItsWay[others]
  const untold = interrupted ?? (isInDoubt ? others : undefined)
  return untold === undefined ? undefined : wasOnItsWay[untold]
}
