import type { RereadableRef } from '../kernel/index.ts'
import type {
  CallEnd,
  EarlierCall,
  KeptCalls,
  MoneyCall,
  OwnCalls,
  Purse,
  UntoldCall,
} from './ledger.schema.ts'

export interface PurseInput {
  readonly purse: Purse
  /** Holds the purse's content: read it before the next call. */
  readonly truth: readonly RereadableRef[]
  /** What else a call makes stale; it is read when a screen shows it. */
  readonly alsoStale?: readonly RereadableRef[]
}

export interface PurseEntry extends Required<PurseInput> {
  /** The running call, or the last one. */
  readonly call?: MoneyCall
  /** What it is about, if its page is not the only one of its kind. */
  readonly about?: string | undefined
  /** How the last call ended, until a page has had time to say so. */
  readonly end?: CallEnd | undefined
  /** A page has said how the last call ended. */
  readonly isTold: boolean
  /** A page has said so ever since it ended. */
  readonly isToldAtOnce: boolean
  /** What there is to say was in view for long enough to be read. */
  readonly isRead: boolean
  /** For some time no page has, or none will. */
  readonly isOverdue: boolean
  /** Another tab of this browser is sending a call that draws on the same purse. */
  readonly isElsewhere: boolean
  /** An earlier load of this page has sent one, a short time ago, and nobody has heard its end. */
  readonly mayStillRun: boolean
  /** How often this tab has noticed a change that no call of its own tells of: the others are told to read. */
  readonly changesNoticed: number
  /** How often another tab has changed it, or may have. */
  readonly changesElsewhere: number
  /** Goes up while this tab is sending, so that the others can be told again. */
  readonly beats: number
  /** What each page on the screen reports in its own words. */
  readonly shown: readonly OwnCalls[]
  /** What an earlier load of the page, or a page that was left too soon, did not get to report. */
  readonly untold?: UntoldCall | undefined
  /** The calls before the last, until a page that says in a note how they ended has been read and left. */
  readonly earlier: readonly EarlierCall[]
  /** The login is over the page. */
  readonly isCovered: boolean
  /** The last call ended under the login, or just before: shown after the login. */
  readonly missed?: UntoldCall | undefined
  /** Shows what has been read since that the last call was carried out? For an answer that does not say so itself. */
  readonly isSeen?: (() => boolean) | undefined
  /** The last call's effect is unknown, and the member has not yet left a page that says so. */
  readonly isInDoubt: boolean
}

export interface SentCall {
  readonly call: MoneyCall
  readonly about?: string | undefined
}

/** How a call ended, and, if its answer does not say so itself, how to see what it did. */
export interface EndedCall extends Pick<PurseEntry, 'isSeen'> {
  readonly end: CallEnd
}

export interface InterruptedCall extends Pick<KeptCalls, 'isRunning'> {
  readonly type: 'call.interrupted'
  readonly call: MoneyCall
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
  /** No usable answer: it may have been carried out or not (OQ-135). */
  | { readonly type: 'call.lost' }
  /** It was answered without saying what it did: only a new reading will tell. */
  | { readonly type: 'call.unsaid' }
  /** The page was loaded anew before the answer came, or after it got lost. */
  | InterruptedCall
  /** Before a reload of the page, the answer came, and was not read: under the login, for example. */
  | { readonly type: 'call.missed'; readonly untold: UntoldCall }
  /** Before a reload of the page, these were followed by another before their outcome was read. */
  | { readonly type: 'earlier.missed'; readonly earlier: readonly UntoldCall[] }
  /** Another call has undone what a call about this did, so the member knows of it. */
  | { readonly type: 'call.overtaken'; readonly about: string }
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
  /** A call that nobody heard the end of is waited for no longer; its effect may come even later. */
  | { readonly type: 'unheard.over' }
  /** This tab is still sending. */
  | { readonly type: 'beat' }
  /** The login opens over the page. */
  | { readonly type: 'session.expired' }
  /** A page of this purse is on the screen. */
  | { readonly type: 'page.entered'; readonly own: OwnCalls }
  /** What a page says of a call, in its own words or in a note, was in view long enough to be read. */
  | { readonly type: 'outcome.read' }
  /** The same for a note about the calls before the last. */
  | { readonly type: 'earlier.read' }
  /** The member has left a page. If it said what there was to say, long enough, they have read it. */
  | { readonly type: 'page.left'; readonly own: OwnCalls }
