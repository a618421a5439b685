import type { OwnCalls } from './ledger.schema.ts'
import { lockMessages } from './lock.messages.ts'
import { isOwn } from './outcomes.rules.ts'
import { mayStillRun, type PurseSnapshot } from './purse.selectors.ts'

/** What a page says about calls on this money that are not its own: what is in flight, here or in another tab. */
export function lockNote(snapshot: PurseSnapshot, own?: OwnCalls): string | undefined {
  const { purse, call, isElsewhere } = snapshot.context
  const { onItsWay, waitingOut, elsewhere } = lockMessages.ours
  const isOthers = call !== undefined && !(own && isOwn(own, snapshot.context))
  const notes = [
    snapshot.matches('sending') && isOthers ? onItsWay[call] : undefined,
    mayStillRun(snapshot) ? waitingOut : undefined,
    isElsewhere ? elsewhere[purse] : undefined,
  ].filter((note) => note !== undefined)
  return notes.length > 0 ? notes.join(' ') : undefined
}
