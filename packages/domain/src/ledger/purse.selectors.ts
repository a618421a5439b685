import type { SnapshotFrom } from 'xstate'
import type { MoneyCall, Purse } from './ledger.schema.ts'
import type { PurseRef, purseMachine } from './purse.machine.ts'

/** Everything of the member's that is on its way. */
export type Ledger = Readonly<Record<Purse, PurseRef>>

export type PurseSnapshot = SnapshotFrom<typeof purseMachine>

/** Is this call running? Without a call: is any? */
export const isOnItsWay = (snapshot: PurseSnapshot, call?: MoneyCall): boolean =>
  snapshot.matches('sending') && (call === undefined || snapshot.context.call === call)

/** The answer takes so long that the member should be told (OQ-135). */
export const isAwaitedLong = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ sending: 'waitingLong' })

/** An earlier load of this page has sent it, a short time ago, and nobody has heard its end. */
export const mayStillRun = ({ context }: PurseSnapshot): boolean => context.mayStillRun

/** The call has ended, and its effect is being read. */
export const isBeingRead = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('answered') || snapshot.matches('unknown')

/** Another tab is sending a call that draws on it. */
export const isHeldElsewhere = ({ context }: PurseSnapshot): boolean => context.isElsewhere

/** Nothing is running, here or in another tab, and what the last call has changed, or may have, was read. */
export const isSettled = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('settled') && !isHeldElsewhere(snapshot)

/** The member may ask again whether a call has had its effect by now, where anything shows that. */
export const mayCheckAgain = (snapshot: PurseSnapshot): boolean =>
  (isSettled(snapshot) || snapshot.matches('waitingOut')) && snapshot.context.truth.length > 0
