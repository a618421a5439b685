/** What a journey knows about its purse, and why a call can't be sent now. */
import type { SnapshotFrom } from 'xstate'
import type { Observe } from '../kernel/index.ts'
import type { CallEnd, OwnCalls, Purse } from './ledger.schema.ts'
import { lockMessages } from './lock.messages.ts'
import { isOpen, isOwn, type Outcomes } from './outcomes.machine.ts'
import type { PurseRef, purseMachine } from './purse.machine.ts'

/** All of the member's calls in flight. */
export type Ledger = Readonly<Record<Purse, PurseRef>>

export type PurseSnapshot = SnapshotFrom<typeof purseMachine>

/** True if a call of this page is in flight. */
export const isOnItsWay = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches('inFlight') && !isHeldElsewhere(snapshot)

/** The answer takes so long that the page says so (OQ-135). */
export const isAwaitedLong = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ inFlight: 'waitingLong' })

/** True if we don't know how a call ended, and it may still take effect. */
export const mayStillArrive = (snapshot: PurseSnapshot): boolean =>
  !snapshot.matches('inFlight') && snapshot.context.mark?.lateUntil !== undefined

/** True if the call has ended and its effect is being read. */
export const isBeingRead = (snapshot: PurseSnapshot): boolean => snapshot.matches('refreshing')

/** Another document is sending a call that draws on this purse. */
export const isHeldElsewhere = (snapshot: PurseSnapshot): boolean =>
  snapshot.matches({ inFlight: 'elsewhere' })

/** True if nothing is running, in any document, and any change by the last call has been read. */
export const isSettled = (snapshot: PurseSnapshot): boolean => snapshot.matches('idle')

/**
 * True if the member may check again whether a call has taken effect, and something would show it.
 */
export const mayCheckAgain = (snapshot: PurseSnapshot): boolean =>
  (isSettled(snapshot) || snapshot.matches('unknown')) && snapshot.context.truth.length > 0

const lockReasons = [
  /** A call is in flight. */
  'inFlight',
  /** A change, or possible change, by a call is being read. */
  'refreshing',
  /** A call with an unknown end may still arrive. */
  'mayStillArrive',
  /** Another tab is sending a call. */
  'elsewhere',
] as const

/** Why no call may be sent on a purse now. */
export type LockReason = (typeof lockReasons)[number]

/** Why a control that would send a call is not available. */
export const whyDisabled = [
  ...lockReasons,
  /** The call was sent, and has succeeded. */
  'done',
  /** The balance is being read, or could not be read. */
  'balanceUnknown',
  /** There is nothing to withdraw. */
  'zeroBalance',
  /** The benefits are being read, or could not be read. */
  'benefitsUnknown',
  /** The benefit is already cancelled. */
  'cancelled',
  /** The basket is being read, or could not be read. */
  'basketUnknown',
  /** There is nothing to order. */
  'basketEmpty',
  /** The order total is being read, could not be read, or may belong to another order. */
  'totalUnknown',
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

export interface KnownPurse {
  /** Why no call may be sent now; undefined if one may. */
  readonly lock: LockReason | undefined
  /** The page's message about other pages' calls: see `lockNote`. */
  readonly note: string | undefined
  /** The answer takes so long that the page says so (OQ-135). */
  readonly isAwaitedLong: boolean
  /** A call has ended, and its effect is being read. */
  readonly isBeingRead: boolean
  /** How often another tab has changed it, or may have. */
  readonly changesElsewhere: number
  /** Whether the last call was this page's and, if so, whether its outcome is acknowledged. */
  readonly last: 'none' | 'open' | 'acknowledged' | 'another'
  /** How the last call ended, if it was this page's. */
  readonly end: CallEnd | undefined
}

/** @param own the calls that the journey's page reports itself */
export function knownPurse(observe: Observe, purse: PurseRef, own: OwnCalls): KnownPurse {
  const snapshot = observe(purse)
  const { end, changesElsewhere } = snapshot.context
  const outcomes = observe(snapshot.context.outcomes).context
  const last = lastCall(snapshot, outcomes, own)
  return {
    lock: lockReason(snapshot),
    note: lockNote(snapshot, own),
    isAwaitedLong: isAwaitedLong(snapshot),
    isBeingRead: isBeingRead(snapshot),
    changesElsewhere,
    last,
    end: last === 'another' ? undefined : (end ?? endLeft(outcomes, own)),
  }
}

/** How a call of an earlier page load ended, unless the member has acknowledged it. */
const endLeft = ({ calls }: Outcomes, own: OwnCalls): CallEnd | undefined =>
  calls.findLast((one) => isOwn(own, one) && one.end)?.end

/**
 * The page's message about a call that locks this money: another page's call, or one that may still
 * take effect.
 */
export function lockNote(snapshot: PurseSnapshot, own?: OwnCalls): string | undefined {
  const { purse, call } = snapshot.context
  const { onItsWay, mayStillArrive: late, elsewhere } = lockMessages.ours
  if (mayStillArrive(snapshot)) return late[purse]
  if (isHeldElsewhere(snapshot)) return elsewhere[purse]
  const isOthers = call !== undefined && !(own && isOwn(own, snapshot.context))
  return isOnItsWay(snapshot) && isOthers ? onItsWay[call] : undefined
}

function lockReason(snapshot: PurseSnapshot): LockReason | undefined {
  if (isSettled(snapshot)) return undefined
  if (isHeldElsewhere(snapshot)) return 'elsewhere'
  if (isOnItsWay(snapshot)) return 'inFlight'
  return mayStillArrive(snapshot) ? 'mayStillArrive' : 'refreshing'
}

function lastCall(
  { context }: PurseSnapshot,
  outcomes: Outcomes,
  own: OwnCalls,
): KnownPurse['last'] {
  if (context.call === undefined) return 'none'
  if (!isOwn(own, context)) return 'another'
  return isOpen(outcomes, own) ? 'open' : 'acknowledged'
}

/**
 * True if a page that opens again may report how its call ended while the member was away. False
 * once another call has followed, since the outcome would seem to be that call's, or once the
 * member has acknowledged it. Only its own page can say why a call was refused.
 */
export const mayStillReport = ({ last }: Pick<KnownPurse, 'last'>, isRefused: boolean): boolean =>
  last === 'none' || last === 'open' || (last === 'acknowledged' && isRefused)
