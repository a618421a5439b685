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
  /** Does what has been read since show that it was carried out? For an answer that does not say so itself. */
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

export type PurseEvent =
  | (PressedCall & { readonly type: 'call.pressed' })
  /** The lock is held, and nothing has changed since the purse was read. */
  | { readonly type: 'call.sent'; readonly free: () => void }
  /** Another document was first, or has changed the purse: nothing was sent. */
  | { readonly type: 'call.turnedAway' }
  /** The purse is as it was: the call was refused or not sent, or was a payment, which changes none. */
  | { readonly type: 'call.refused'; readonly end: CallEnd }
  /**
   * It may have changed the purse; `isTruthKnown` if the answer held the new state. An answer that does not say what it
   * did counts as carried out unless `isShown` says that what is read afterwards does not show it (OQ-113).
   */
  | (EndedCall & { readonly type: 'call.answered'; readonly isTruthKnown: boolean })
  /** A fault of the server has ended it: it was carried out or not. */
  | { readonly type: 'call.failed' }
  /** No usable answer, or one that does not say what was done: it may have been carried out, or will be (OQ-135). */
  | { readonly type: 'call.lost' }
  /** The member asks whether a call that may have arrived has had its effect by now. */
  | { readonly type: 'check.requested' }
  /** This page learns the mark, or another document has written it. */
  | { readonly type: 'mark.written'; readonly mark: PurseMark }
  /** This page reads the purse again, since something else than a call has changed it, or may have. */
  | { readonly type: 'change.noticed' }
  /** An effect that may have come late is there by now. */
  | { readonly type: 'effect.due' }
