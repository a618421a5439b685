import type { OwnCalls } from './ledger.schema.ts'
import { lockMessages } from './lock.messages.ts'
import { isOwn } from './outcomes.rules.ts'
import {
  isHeldElsewhere,
  isOnItsWay,
  mayStillArrive,
  type PurseSnapshot,
} from './purse.selectors.ts'

/** What a page says of a call that locks this money: one that is not its own, or whose effect may still come. */
export function lockNote(snapshot: PurseSnapshot, own?: OwnCalls): string | undefined {
  const { purse, call } = snapshot.context
  const { onItsWay, mayStillArrive: late, elsewhere } = lockMessages.ours
  if (mayStillArrive(snapshot)) return late[purse]
  if (isHeldElsewhere(snapshot)) return elsewhere[purse]
  const isOthers = call !== undefined && !(own && isOwn(own, snapshot.context))
  return isOnItsWay(snapshot) && isOthers ? onItsWay[call] : undefined
}
