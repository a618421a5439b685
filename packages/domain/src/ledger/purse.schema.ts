import type { RereadableRef, StaleableRef } from '../kernel/index.ts'
import type { CallEnd, MoneyCall, Purse } from './ledger.schema.ts'
import type { OutcomesRef } from './outcomes.machine.ts'

export interface PurseInput {
  readonly purse: Purse
  /** Holds the purse's content: read it before the next call. */
  readonly truth: readonly RereadableRef[]
  /** What else a call makes stale; it is read when a screen shows it. */
  readonly alsoStale?: readonly StaleableRef[]
  /** Where the member's calls are listed, with how they ended. */
  readonly outcomes: OutcomesRef
}

export interface PurseEntry extends Required<PurseInput> {
  /** The running call, or the last one. */
  readonly call?: MoneyCall
  /** What it is about, if its page is not the only one of its kind. */
  readonly about?: string | undefined
  /** How the last call ended. */
  readonly end?: CallEnd | undefined
  /** Another tab of this browser is sending a call that draws on the same purse. */
  readonly isElsewhere: boolean
  /** An earlier load of this page has sent one, a short time ago, and nobody has heard its end. */
  readonly mayStillRun: boolean
  /** How many calls with an unknown end may still take effect. Once they have had time, the purse is read again. */
  readonly lateCalls: number
  /** How often this tab has noticed a change that no call of its own tells of: the others are told to read. */
  readonly changesNoticed: number
  /** How often another tab has changed it, or may have. */
  readonly changesElsewhere: number
  /** Goes up while this tab is sending, so that the others can be told again. */
  readonly beats: number
  /** Shows what has been read since that the last call was carried out? For an answer that does not say so itself. */
  readonly isSeen?: (() => boolean) | undefined
  /** What was read does not show it, so nobody knows whether the last call was carried out. */
  readonly isContradicted?: boolean | undefined
}

export interface SentCall {
  readonly call: MoneyCall
  readonly about?: string | undefined
}

/** How a call ended, and, if its answer does not say so itself, how to see what it did. */
export interface EndedCall extends Pick<PurseEntry, 'isSeen'> {
  readonly end: CallEnd
}

export interface InterruptedCall {
  readonly type: 'call.interrupted'
  readonly call: MoneyCall
  /** Its page was still waiting for the answer. */
  readonly isRunning?: boolean
}

export type PurseEvent =
  | (SentCall & { readonly type: 'call.sent' })
  /** The purse is as it was: the call was refused or not sent, or was a payment, which changes none. */
  | { readonly type: 'call.refused'; readonly end: CallEnd }
  /**
   * It may have changed the purse; `isTruthKnown` if the answer held the new state. An answer that does not say what it
   * did counts as carried out unless `isSeen` says that what is read afterwards does not show it (OQ-113).
   */
  | {
      readonly type: 'call.answered'
      readonly end: CallEnd
      readonly isTruthKnown: boolean
      readonly isSeen?: (() => boolean) | undefined
    }
  /** No usable answer, or one that does not say what was done: it may have been carried out or not (OQ-135). */
  | { readonly type: 'call.lost' }
  /** The page was loaded again before the answer came, or after it got lost. */
  | InterruptedCall
  /** The member asks whether a call that may have arrived has had its effect by now. */
  | { readonly type: 'check.requested' }
  /** Another tab of this browser sends a call that draws on the same purse. */
  | { readonly type: 'otherTab.sent' }
  /** That call has ended. */
  | { readonly type: 'otherTab.changed' }
  | { readonly type: 'otherTab.unchanged' }
  /** Nobody knows how that call ended. */
  | { readonly type: 'otherTab.lost' }
  /** It has said nothing for a long time. */
  | { readonly type: 'otherTab.silent' }
  /** This tab reads its content again, since something else than a call has changed it, or may have. */
  | { readonly type: 'change.noticed' }
  /** A call whose end nobody knows has had its time, so its effect is there now. */
  | { readonly type: 'wait.over' }
  /** Another document of this browser has left such a call, which has so long still. */
  | { readonly type: 'late.found'; readonly ms: number }
  /** This tab is still sending. */
  | { readonly type: 'beat' }
