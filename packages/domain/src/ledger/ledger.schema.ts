/** The calls that can move the member's money, and what they draw on. */

import type { Member } from '../member/index.ts'

/** A call that moves money, or places or cancels an order. */
export const moneyCalls = [
  'cardWithdrawal',
  'bankWithdrawal',
  'salarySacrificeOrder',
  'cancellation',
  'voucherPurchase',
  'order',
  'payment',
] as const
export type MoneyCall = (typeof moneyCalls)[number]

/**
 * What a money call draws on; only one call at a time may draw on each. Card and bank draw on the same
 * savings, a voucher purchase and the order on the same basket.
 */
export type Purse = 'savings' | 'salary' | 'benefits' | 'basket' | 'payment'

/** The end of a call: carried out, not carried out, or unknown. */
export const callEnds = ['succeeded', 'failed', 'unknown'] as const
export type CallEnd = (typeof callEnds)[number]

/** The effect of a call's end on its purse. */
export interface CallResult {
  readonly purse:
    | 'unchanged'
    /** The new state has to be read. */
    | 'changed'
    /** The answer holds the new state. */
    | 'known'
    /** A server error ended the call, which may still take effect. */
    | 'mayChange'
    /** No answer says what the call did, or will do. */
    | 'unknown'
  readonly end: CallEnd
}

/**
 * A call that saves the member's data, and moves no money. The member may leave its page before it
 * ends.
 */
export const saves = ['changes', 'password', 'query'] as const
export type Save = (typeof saves)[number]

/** A call whose outcome we must report to the member. */
export type ReportedCall = MoneyCall | Save

/**
 * The calls that a page reports itself: those of one kind or, with `about`, only those about one
 * thing, such as one shop's vouchers.
 */
export interface OwnCalls {
  readonly call: MoneyCall
  readonly about?: string
  /** True for the page that such a call opens after it succeeds, which reports nothing else. */
  readonly isNext?: true
}

/** A call in flight. */
export interface RunningCall {
  /** The purse it draws on; a save has none. */
  readonly purse?: Purse | undefined
  readonly call: ReportedCall
  /** The subject of the call, if its page is not the only one of its kind. No tab stores it. */
  readonly about?: string | undefined
  /** When it was sent or, once it has ended, when it ended, in milliseconds since 1970. */
  readonly at: number
}

/**
 * How a call ended. It stays in the list until the member acknowledges it or a newer outcome
 * replaces it.
 */
export interface Outcome extends RunningCall {
  readonly end: CallEnd
  /** The server's own sentences about a refused save. No tab stores them. */
  readonly messages?: readonly string[] | undefined
  /** Its own page was on the screen when it ended, and has been since. */
  readonly isReported: boolean
}

/** What a tab stores about calls: those in flight, and the unacknowledged outcomes. */
export interface KeptOutcomes {
  readonly running: readonly Omit<RunningCall, 'about'>[]
  readonly ended: readonly Omit<Outcome, 'about' | 'messages' | 'isReported'>[]
}

/**
 * A tab's memory of calls across a reload or a login: never their content, separately for each
 * member, and no longer than `ledgerPolicy` says.
 */
export interface OutcomeMemory {
  keep(outcomes: KeptOutcomes, member: Member): void
  kept(member: Member): KeptOutcomes
}

/**
 * What the documents of a browser know about each other's calls on one member's purse: no amount,
 * no detail. It outlives a reload, a logout and a closed tab.
 */
export interface PurseMark {
  /**
   * A new value each time the purse has changed, or may have: each document that shows it reads it
   * again.
   */
  readonly changed?: string | undefined
  /** The call that draws on it, from its press until its end is known or `lateUntil` has passed. */
  readonly running?: MarkedCall | undefined
  /**
   * A call has ended, but may take effect late. Calls may still be sent; at this time the purse is
   * read once more.
   */
  readonly readAgainAt?: number | undefined
}

interface MarkedCall {
  readonly call: MoneyCall
  /** Made by the press; the request carries it. */
  readonly key: string
  /**
   * If nobody waits for its answer: the time until which it may take effect, in milliseconds since
   * 1970. Nothing is sent before.
   */
  readonly lateUntil?: number | undefined
}

/** The marks and locks that the documents of one browser share. */
export interface SharedPurses {
  of(purse: Purse, member: () => Member | undefined): SharedMark
  /** Calls back after another document has written a mark, or when this one may have missed it. */
  listen(written: () => void): void
}

/**
 * The mark of one purse of the page's member, and the browser's lock on it. Neither exists until
 * the member is known.
 */
export interface SharedMark {
  read(): PurseMark
  write(mark: PurseMark): void
  /**
   * Takes the lock for the call with this key; `undefined` while another document holds it. The
   * returned function frees it, and so does closing the document.
   */
  hold(key: string): Promise<(() => void) | undefined>
  /**
   * Resolves once no document holds it for the marked call; at once in a browser without such
   * locks.
   */
  whenFree(): Promise<void>
  /** A random key, different each time. */
  newKey(): string
}
