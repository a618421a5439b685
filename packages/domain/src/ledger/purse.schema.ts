import type { RereadableRef, StaleableRef } from '../kernel/index.ts'
import type { CallEnd, MoneyCall, Purse, PurseMark } from './ledger.schema.ts'
import type { OutcomesRef } from './outcomes.machine.ts'
import type { SharedMark } from './shared-mark.ts'

export interface PurseInput {
  readonly purse: Purse
  /** Holds the purse's content: read it before the next call. */
  readonly truth: readonly RereadableRef[]
  /** What else a call makes stale; it is read when a screen shows it. */
  readonly alsoStale?: readonly StaleableRef[]
  /** Where the member's calls are listed, with how they ended. */
  readonly outcomes: OutcomesRef
  /** What all documents of the browser know of it. */
  readonly shared: SharedMark
}

export interface PurseEntry extends Required<PurseInput> {
  /** This page's running call, or its last one. */
  readonly call?: MoneyCall
  /** What it is about, if its page is not the only one of its kind. */
  readonly about?: string | undefined
  /** Made by its press. The request carries it. */
  readonly key?: string
  /** How it ended. */
  readonly end?: CallEnd | undefined
  /** Frees the browser's lock, which is held while it runs. */
  readonly free?: (() => void) | undefined
  /**
   * Does what has been read since show that it was carried out? For an answer that does not say so itself, and counts as
   * carried out unless this says no (OQ-113).
   */
  readonly isShown?: (() => boolean) | undefined
  /** What was read does not show it, so nobody knows whether it was carried out. */
  readonly isContradicted?: boolean | undefined
  /** The mark as last read or written; unknown until the member is. */
  readonly mark?: PurseMark
  /** How often another document has changed the purse, or may have. */
  readonly changesElsewhere: number
}

export interface PressedCall {
  readonly call: MoneyCall
  readonly about?: string | undefined
}

/** How a call ended, and, if its answer does not say so itself, how to see what it did. */
export interface EndedCall extends Pick<PurseEntry, 'isShown'> {
  readonly end: CallEnd
}

/** What each means stands in the machine. */
export type PurseEvent =
  | (PressedCall & { readonly type: 'call.pressed' })
  | { readonly type: 'call.sent'; readonly free: () => void }
  | { readonly type: 'call.turnedAway' }
  /** Or it was not sent, or was a payment, which changes no purse. */
  | { readonly type: 'call.refused'; readonly end: CallEnd }
  /** `isTruthKnown` if the answer held the new state. */
  | (EndedCall & { readonly type: 'call.answered'; readonly isTruthKnown: boolean })
  | { readonly type: 'call.failed' }
  | { readonly type: 'call.lost' }
  | { readonly type: 'check.requested' }
  | { readonly type: 'mark.written'; readonly mark: PurseMark }
  | { readonly type: 'change.noticed' }
  | { readonly type: 'effect.due' }
