/** What a journey knows of the purse that its calls draw on, and why a call can't be sent now. */
import type { SnapshotFrom } from 'xstate'
import type { Observe } from '../kernel/index.ts'
import type { CallEnd, OwnCalls, Purse } from './ledger.schema.ts'
import { lockMessages } from './lock.messages.ts'
import { isOpen, isOwn, type Outcomes } from './outcomes.machine.ts'
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

const lockReasons = [
  /** A call is in flight. */
  'inFlight',
  /** What a call has changed, or may have, is being read. */
  'refreshing',
  /** A call whose end nobody knows may still arrive. */
  'mayStillArrive',
  /** Another tab is sending one. */
  'elsewhere',
] as const

/** Why no call may be sent on a purse now. */
export type LockReason = (typeof lockReasons)[number]

/** Why a control that would send a call is not available. */
export const whyDisabled = [
  ...lockReasons,
  /** What it would send was sent, and has succeeded. */
  'done',
  /** The balance is being read, or could not be read. */
  'balanceUnknown',
  /** There is nothing to withdraw. */
  'zeroBalance',
  /** The benefits are being read, or could not be read. */
  'benefitsUnknown',
  /** It is cancelled already. */
  'cancelled',
  /** The basket is being read, or could not be read. */
  'basketUnknown',
  /** There is nothing to order. */
  'basketEmpty',
  /** The order total is being read, could not be read, or may be that of another order. */
  'totalUnknown',
] as const
export type WhyDisabled = (typeof whyDisabled)[number]

export type Control =
  | { readonly state: 'enabled' }
  | { readonly state: 'disabled'; readonly because: WhyDisabled }

/** A control is disabled for the first of these reasons that is one. */
export function controlUnless(...reasons: readonly (WhyDisabled | false | undefined)[]): Control {
  const because = reasons.find((reason) => reason !== undefined && reason !== false)
  return because ? { state: 'disabled', because } : { state: 'enabled' }
}

export interface KnownPurse {
  /** Why no call may be sent now; undefined if one may. */
  readonly lock: LockReason | undefined
  /** What the page says about calls that are not its own: see `lockNote`. */
  readonly note: string | undefined
  /** The answer takes so long that the page says so (OQ-135). */
  readonly isAwaitedLong: boolean
  /** A call has ended, and its effect is being read. */
  readonly isBeingRead: boolean
  /** How often another tab has changed it, or may have. */
  readonly changesElsewhere: number
  /** What was read after the last call does not show that it was carried out. */
  readonly isContradicted: boolean
  /** Whose the last call was, and if it was this page's, whether its outcome is acknowledged. */
  readonly last: 'none' | 'open' | 'acknowledged' | 'another'
  /** How the last call ended, if it was this page's. */
  readonly end: CallEnd | undefined
}

/** @param own the calls that the journey's page reports in its own words */
export function knownPurse(observe: Observe, purse: PurseRef, own: OwnCalls): KnownPurse {
  const snapshot = observe(purse)
  const { end, changesElsewhere, isContradicted } = snapshot.context
  const outcomes = observe(snapshot.context.outcomes).context
  const last = lastCall(snapshot, outcomes, own)
  return {
    lock: lockReason(snapshot),
    note: lockNote(snapshot, own),
    isAwaitedLong: isAwaitedLong(snapshot),
    isBeingRead: isBeingRead(snapshot),
    changesElsewhere,
    isContradicted: isContradicted === true,
    last,
    end: last === 'another' ? undefined : (end ?? endLeft(outcomes, own)),
  }
}

/** How a call ended that an earlier load of the page has sent, as far as that is not acknowledged. */
const endLeft = ({ ended }: Outcomes, own: OwnCalls): CallEnd | undefined =>
  ended.findLast((one) => isOwn(own, one))?.end

/** What a page says of a call that locks this money: one that is not its own, or whose effect may still come. */
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
 * May a page that is opened again say in its own words how its call ended while the member was elsewhere? Not once
 * another call has followed, whose outcome it would be taken for, nor once the member has acknowledged it; but only
 * its own page can say why a call was refused.
 */
export const mayStillReport = ({ last }: Pick<KnownPurse, 'last'>, isRefused: boolean): boolean =>
  last === 'none' || last === 'open' || (last === 'acknowledged' && isRefused)
