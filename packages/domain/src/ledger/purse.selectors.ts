import type { SnapshotFrom } from 'xstate'
import type { KeptCalls, MoneyCall, Purse, UntoldCall } from './ledger.schema.ts'
import type { PurseRef, purseMachine } from './purse.machine.ts'
import { isNotable } from './reporting.rules.ts'

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

/**
 * The call that the member has not been told about yet: it is running, its outcome is unknown, its
 * answer came under the login, or no page has said since, in view for long enough, how it ended.
 */
export function callToBeTold(snapshot: PurseSnapshot): UntoldCall | undefined {
  const { call, end, missed, untold, isInDoubt, isTold, isRead } = snapshot.context
  if (call !== undefined && isUnconfirmed(snapshot)) return { call, end: 'unknown' }
  if (missed ?? untold) return missed ?? untold
  if (call === undefined) return undefined
  if (isOpen(snapshot) || (isInDoubt && !isRead)) return { call, end: 'unknown' }
  if (end === undefined || (isTold && (isRead || !isNotable({ call, end })))) return undefined
  return { call, end }
}

/** It counts as carried out, but what is being read may contradict that: a later page may not rely on it. */
const isUnconfirmed = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('answered') && snapshot.context.isSeen !== undefined

/** Nobody knows its outcome yet. */
const isOpen = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('sending') || snapshot.matches('unknown') || snapshot.matches('waitingOut')

/** All that the member has not been told about yet. */
export const callsToBeTold = (snapshot: PurseSnapshot): KeptCalls => ({
  last: callToBeTold(snapshot),
  ...((isOnItsWay(snapshot) || mayStillRun(snapshot)) && { isRunning: true }),
  earlier: snapshot.context.earlier.flatMap(({ call, end, isRead }) =>
    isRead ? [] : [{ call, end }],
  ),
})

/** The member may ask again whether the last call arrived, where anything shows it: its effect can come late. */
export const mayCheckAgain = (snapshot: PurseSnapshot): boolean =>
  (isSettled(snapshot) || snapshot.matches('waitingOut')) &&
  snapshot.context.isInDoubt &&
  snapshot.context.truth.length > 0

/** The call ended some time ago, and no page has said how. */
export const isOverdue = ({ context }: PurseSnapshot): boolean =>
  context.isOverdue && !context.isTold
