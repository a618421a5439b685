/** What the pages of a purse show about the call that draws on it. */
import { ledgerMessages } from './ledger.messages.ts'
import type { MoneyCall, UntoldCall } from './ledger.schema.ts'
import type { PurseSnapshot } from './purse.selectors.ts'

/** Is this call running? Without a call: is any? */
export const isOnItsWay = (snapshot: PurseSnapshot, call?: MoneyCall): boolean =>
  snapshot.matches('sending') && (call === undefined || snapshot.context.call === call)

/** The answer takes so long that the member should be told (OQ-135). */
export const isAwaitedLong = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ sending: 'waitingLong' })

/** The call has ended, and its effect is being read. */
export const isBeingRead = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('answered') || snapshot.matches('unknown')

/**
 * What a page says about calls that are not its own: another page's that is running or was lost,
 * and one that an earlier load of the page did not get to report. `own` is the call that the page
 * reports itself.
 */
export function ledgerNote(snapshot: PurseSnapshot, own?: MoneyCall): string | undefined {
  const { call, untold, isInDoubt } = snapshot.context
  const { onItsWay, interrupted } = ledgerMessages.ours
  const others = call === own ? undefined : call
  if (snapshot.matches('sending') && others !== undefined) return onItsWay[others]
  if (untold !== undefined) return untoldNote(untold)
  return isInDoubt && others !== undefined ? interrupted[others] : undefined
}

/** The open order itself reports a placed order and a payment. */
const untoldNote = ({ call, end }: UntoldCall): string | undefined => {
  const { interrupted, made, notMade } = ledgerMessages.ours
  const words: Readonly<Record<typeof end, Partial<Record<MoneyCall, string>>>> = {
    made,
    notMade,
    unknown: interrupted,
  }
  return words[end][call]
}
