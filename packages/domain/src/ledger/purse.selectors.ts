import type { SnapshotFrom } from 'xstate'
import type { Purse } from './ledger.schema.ts'
import type { PurseRef, purseMachine } from './purse.machine.ts'

/** Everything of the member's that is on its way. */
export type Ledger = Readonly<Record<Purse, PurseRef>>

export type PurseSnapshot = SnapshotFrom<typeof purseMachine>

/** Is a call of this page in flight? */
export const isOnItsWay = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('inFlight') && !isHeldElsewhere(snapshot)

/** The answer takes so long that the page says so (OQ-135). */
export const isAwaitedLong = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ inFlight: 'waitingLong' })

/** A call has no known end, and its effect may still come. */
export const mayStillArrive = (snapshot: PurseSnapshot): boolean => snapshot.matches('unknown')

/** The call has ended, and its effect is being read. */
export const isBeingRead = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('refreshing') || snapshot.matches({ unknown: 'reading' })

/** Another document is sending a call that draws on it. */
export const isHeldElsewhere = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ inFlight: 'elsewhere' })

/** Nothing is running, here or in another document, and what the last call has changed, or may have, was read. */
export const isSettled = (snapshot: PurseSnapshot): boolean => snapshot.matches('idle')

/** The member may ask again whether a call has had its effect by now, where anything shows that. */
export const mayCheckAgain = (snapshot: PurseSnapshot): boolean =>
  (isSettled(snapshot) || snapshot.matches({ unknown: 'waiting' })) &&
  snapshot.context.truth.length > 0
