/** What the pages of a purse show of the call that draws on it. */
import { ledgerMessages } from './ledger.messages.ts'
import type { MoneyCall, UntoldCall } from './ledger.schema.ts'
import type { PurseSnapshot } from './purse.selectors.ts'

/** Is this call on its way? Without a call: any. */
export const isOnItsWay = (snapshot: PurseSnapshot, call?: MoneyCall): boolean =>
  snapshot.matches('sending') && (call === undefined || snapshot.context.call === call)

/** The answer takes so long that the member should be told (OQ-135). */
export const isAwaitedLong = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ sending: 'waitingLong' })

/** The call has ended, and its effect is being read. */
export const isBeingRead = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('answered') || snapshot.matches('unknown')

/**
 * What a page says of calls that are not its own: another page's that is on its way or was lost, and
 * one of which an earlier load of the page did not get to tell. `own` is the call that the page itself tells of.
 */
export function ledgerNote(snapshot: PurseSnapshot, own?: MoneyCall): string | undefined {
  const { call, untold, isInDoubt } = snapshot.context
  const { onItsWay, interrupted } = ledgerMessages.ours
  const others = call === own ? undefined : call
  if (snapshot.matches('sending') && others !== undefined) return onItsWay[others]
  if (untold !== undefined) return untoldNote(untold)
  return isInDoubt && others !== undefined ? interrupted[others] : undefined
}

/** The open order itself tells of a placed order and of a payment. */
const untoldNote = ({ call, end }: UntoldCall): string | undefined => {
  const { interrupted, made, notMade } = ledgerMessages.ours
  const words: Readonly<Record<typeof end, Partial<Record<MoneyCall, string>>>> = {
    made,
    notMade,
    unknown: interrupted,
  }
  return words[end][call]
}
