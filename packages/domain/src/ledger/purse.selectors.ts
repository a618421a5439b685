/** What a journey knows about its purse, and why a call can't be sent now. */
import type { SnapshotFrom } from 'xstate'
import type { Observe } from '../kernel/index.ts'
import type { CallEnd, Outcome, OwnCalls, Purse } from './ledger.schema.ts'
import { lockMessages } from './lock.messages.ts'
import { endOf, isOpen, isOwn, sentenceOf } from './outcomes.machine.ts'
import type { PurseRef, purseMachine } from './purse.machine.ts'

export type Ledger = Readonly<Record<Purse, PurseRef>>

export type PurseSnapshot = SnapshotFrom<typeof purseMachine>

const lockReasons = [
  'inFlight', // A call of this page.
  'refreshing', // A call has changed the purse, or may have, and its state is being read.
  'mayStillArrive', // A call has an unknown end, and may still take effect.
  'elsewhere', // Another tab is sending a call.
] as const

export type LockReason = (typeof lockReasons)[number]

/** Why a control that would send a call is not available. */
export const whyDisabled = [
  ...lockReasons,
  'done', // The call was sent, and has succeeded.
  'balanceUnknown', // It is being read, or could not be read.
  'zeroBalance',
  'benefitsUnknown', // They are being read, or could not be read.
  'cancelled', // The benefit is already cancelled.
  'basketUnknown', // It is being read, or could not be read.
  'basketEmpty',
  'totalUnknown', // It is being read, could not be read, or may belong to another order.
] as const
export type WhyDisabled = (typeof whyDisabled)[number]

export type Control =
  | { readonly state: 'enabled' }
  | { readonly state: 'disabled'; readonly because: WhyDisabled }

/** Disables a control for the first reason that applies. */
export function controlUnless(...reasons: readonly (WhyDisabled | false | undefined)[]): Control {
  const because = reasons.find(Boolean)
  return because ? { state: 'disabled', because } : { state: 'enabled' }
}

/** `undefined` if nothing is running, in any document, and any change by the last call has been read. */
export function lockReason(snapshot: PurseSnapshot): LockReason | undefined {
  if (snapshot.matches('idle')) return undefined
  if (snapshot.matches('elsewhere')) return 'elsewhere'
  if (snapshot.matches('inFlight')) return 'inFlight'
  return snapshot.context.mark?.lateUntil === undefined ? 'refreshing' : 'mayStillArrive'
}

/** True if the member may check again whether a call has taken effect, and something would show it. */
export const mayCheckAgain = (snapshot: PurseSnapshot): boolean =>
  (snapshot.matches('idle') || snapshot.matches('unknown')) && snapshot.context.truth.length > 0

/** The answer takes so long that the page says so (OQ-135). */
export const isAwaitedLong = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ inFlight: 'waitingLong' })

/** The page's message about a call that locks this money: another page's, or one that may still take effect. */
export function lockNote(snapshot: PurseSnapshot, own?: OwnCalls): string | undefined {
  const { purse, call } = snapshot.context
  const { onItsWay, mayStillArrive, elsewhere } = lockMessages.ours
  const lock = lockReason(snapshot)
  if (lock === 'mayStillArrive') return mayStillArrive[purse]
  if (lock === 'elsewhere') return elsewhere[purse]
  const isOthers = call !== undefined && !(own && isOwn(own, snapshot.context))
  return lock === 'inFlight' && isOthers ? onItsWay[call] : undefined
}

/** True if only the call's own page can say how it ended, or why it failed. */
const isOnlyOwn = (outcome: Pick<Outcome, 'call' | 'end'>): boolean =>
  outcome.end === 'failed' || sentenceOf(outcome) === undefined

export interface KnownPurse {
  readonly lock: LockReason | undefined
  readonly note: string | undefined
  readonly isAwaitedLong: boolean
  /** The effect that a call has had, or may have had, is being read. */
  readonly isBeingRead: boolean
  /** How often another tab has changed it, or may have. */
  readonly changesElsewhere: number
  /** True if a page that opens again may report how its call ended: nothing else has, or could say it all. */
  readonly mayReport: boolean
  /** How the last call ended, if it was this page's. */
  readonly end: CallEnd | undefined
}

/** @param own the calls that the journey's page reports itself */
export function knownPurse(observe: Observe, purse: PurseRef, own: OwnCalls): KnownPurse {
  const snapshot = observe(purse)
  const { call, end, changesElsewhere, outcomes } = snapshot.context
  const listed = observe(outcomes).context
  const isOwnCall = call === undefined || isOwn(own, snapshot.context)
  return {
    lock: lockReason(snapshot),
    note: lockNote(snapshot, own),
    isAwaitedLong: isAwaitedLong(snapshot),
    isBeingRead: snapshot.matches('refreshing'),
    changesElsewhere,
    mayReport: isOwnCall && (!(call && end) || isOnlyOwn({ call, end }) || isOpen(listed, own)),
    // The call may be one of an earlier page load.
    end: isOwnCall ? (end ?? endOf(listed, own)) : undefined,
  }
}
