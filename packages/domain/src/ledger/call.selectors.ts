/** What the pages of a purse show about the call that draws on it. */
import { ledgerMessages } from './ledger.messages.ts'
import type { CallEnd, MoneyCall, OwnCalls, UntoldCall } from './ledger.schema.ts'
import { isOverdue, mayStillRun, type PurseSnapshot } from './purse.selectors.ts'
import { isOwn, isSaidOn, leadsOn } from './reporting.rules.ts'

/**
 * What a page says, in a note, about calls that are not its own: another page's or tab's that is running, and another
 * page's that was lost or has ended unreported. Of its own calls it says only how one ended that was not read before
 * its page was left or loaded anew, and that one was made whose next page does not open.
 */
export function ledgerNote(snapshot: PurseSnapshot, own?: OwnCalls): string | undefined {
  const { purse, isElsewhere } = snapshot.context
  const notes = [
    noteOfThisTab(snapshot, own),
    mayStillRun(snapshot) ? ledgerMessages.ours.waitingOut : undefined,
    isElsewhere ? ledgerMessages.ours.elsewhere[purse] : undefined,
  ].filter((note) => note !== undefined)
  return notes.length > 0 ? notes.join(' ') : undefined
}

function noteOfThisTab(snapshot: PurseSnapshot, own?: OwnCalls): string | undefined {
  const { call, end, isTold, untold, isInDoubt } = snapshot.context
  const { onItsWay, interrupted } = ledgerMessages.ours
  const others = own && isOwn(own, snapshot.context) ? undefined : call
  if (snapshot.matches('sending') && others !== undefined) return onItsWay[others]
  if (untold !== undefined) return untoldNote(untold)
  // No page of this load has sent it, so none says it in its own words.
  if (mayStillRun(snapshot)) return call && interrupted[call]
  if (isInDoubt || snapshot.matches('unknown')) return others && interrupted[others]
  if (call === undefined || end === undefined || isTold) return undefined
  const isLeft = leadsOn(snapshot.context) && isOverdue(snapshot) && !own?.isNext
  const isSaid = others !== undefined || isLeft
  return isSaid ? untoldNote({ call, end }) : undefined
}

/** What a note says of the calls before the last, until that was read and its page left: each sentence once. */
export function earlierNote({ context: { earlier } }: PurseSnapshot): string | undefined {
  const words = [...new Set(earlier.map(untoldNote))].join(' ')
  return words === '' ? undefined : ledgerMessages.ours.earlier(words)
}

/** What a note says of a call, if a note has to say anything (`isNotable`). */
export function untoldNote({ call, end }: UntoldCall): string | undefined {
  const { interrupted, made, notMade } = ledgerMessages.ours
  const words: Readonly<Record<CallEnd, Partial<Record<MoneyCall, string>>>> = {
    made,
    notMade,
    unknown: interrupted,
  }
  return words[end][call]
}

/** Does this page say now, in its own words, how the last call ended? */
export const isSaidBy = (snapshot: PurseSnapshot, own: OwnCalls): boolean =>
  isSaidOn(own, snapshot.context) && !(snapshot.matches('answered') && isSaidLater(snapshot))

/** The card's page, and a refused transfer's, may need the member for their words (OQ-116, BANKW-24). */
const isSaidLater = ({ context: { call, end } }: PurseSnapshot): boolean =>
  call === 'cardWithdrawal' || (call === 'bankWithdrawal' && end === 'notMade')

/**
 * May a page that is opened again still say in its own words how its call ended while the member was
 * elsewhere? Not once another call has followed: its words would be taken for that one's, and a note
 * says what is still unread. Nor what a note has said already, and was read; but why a call was
 * refused, its own page alone can say.
 */
export function mayStillSay(snapshot: PurseSnapshot, own: OwnCalls, isRefused: boolean): boolean {
  const { context } = snapshot
  const { call, end, untold, isInDoubt, isTold, isRead } = context
  if (call !== undefined && !isOwn(own, context)) return false
  if (call === undefined || isRefused) return true
  const isUnknown = isInDoubt || snapshot.matches({ unknown: 'unsaid' })
  return untold === undefined && (isUnknown || (end !== undefined && !(isTold && isRead)))
}
