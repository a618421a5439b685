/** The calls that can move the member's money, what they draw on, and what we remember of them. */
import { Option, Schema } from 'effect'
import type { Member } from '../member/index.ts'

/** What each call that moves money, or places or cancels an order, draws on: one call at a time on each purse. */
export const purseOf = {
  cardWithdrawal: 'savings',
  bankWithdrawal: 'savings',
  salarySacrificeOrder: 'salary',
  cancellation: 'benefits',
  voucherPurchase: 'basket',
  order: 'basket',
  payment: 'payment',
} as const
export type MoneyCall = keyof typeof purseOf
export type Purse = (typeof purseOf)[MoneyCall]
export const purses: readonly Purse[] = [...new Set(Object.values(purseOf))]
export const moneyCalls = Object.keys(purseOf) as readonly MoneyCall[]

/** The calls that save the member's data, and move no money. The member may leave their page before they end. */
const saves = ['changes', 'password', 'query'] as const
export type Save = (typeof saves)[number]

export type ReportedCall = MoneyCall | Save

export const callEnds = ['succeeded', 'failed', 'unknown'] as const
export type CallEnd = (typeof callEnds)[number]

/** The effect of a call's end on its purse. */
export interface CallResult {
  /** `changed`: it has to be read; `known`: the answer holds it; `unknown`: it may still change. */
  readonly purse: 'unchanged' | 'changed' | 'known' | 'unknown'
  readonly end: CallEnd
}

/** The calls that a page reports itself: those of one kind or, with `about`, only those about one thing. */
export interface OwnCalls {
  readonly call: MoneyCall
  readonly about?: string
  /** True for the page that such a call opens after it succeeds, which reports nothing else. */
  readonly isNext?: true
}

/** What a tab stores about a call: never its subject. */
const KeptCall = Schema.Struct({
  call: Schema.Literals([...moneyCalls, ...saves]),
  /** When it was sent or, once it has ended, when it ended, in milliseconds since 1970. */
  at: Schema.Number,
  /** How it ended; missing while it is in flight. */
  end: Schema.optionalKey(Schema.Literals(callEnds)),
})
export type KeptCall = typeof KeptCall.Type
const readKeptCall = Schema.decodeUnknownOption(KeptCall)

/** The calls in a stored value, which may be damaged or from another version. */
export const readKeptCalls = (stored: unknown): readonly KeptCall[] =>
  Array.isArray(stored) ? stored.flatMap((one) => Option.toArray(readKeptCall(one))) : []

/** A call in flight, or how it ended. */
export interface ListedCall extends KeptCall {
  /** The subject of the call, if its page is not the only one of its kind. */
  readonly about?: string | undefined
  /** The server's own sentences about a refused save. */
  readonly messages?: readonly string[] | undefined
  /** Its own page was on the screen when it ended, and has been since. */
  readonly isReported?: boolean
}

/** How a call ended, until the member acknowledges it or a newer outcome replaces it. */
export interface Outcome extends ListedCall {
  readonly end: CallEnd
}

/** A tab's memory of calls, across a reload or a login. */
export interface OutcomeMemory {
  keep(calls: readonly KeptCall[], member: Member): void
  kept(member: Member): readonly KeptCall[]
}

/**
 * What the documents of a browser know about each other's calls on one member's purse: no amount, no detail. It
 * outlives a reload, a logout and a closed tab.
 */
const PurseMark = Schema.Struct({
  /** A new value each time the purse has changed, or may have: documents that show it then read it again. */
  changed: Schema.optionalKey(Schema.String),
  /** The key of the call that draws on it, until its end is known or `lateUntil` has passed. */
  key: Schema.optionalKey(Schema.String),
  /** If nobody waits for that call's answer: until when it may take effect, in milliseconds since 1970. */
  lateUntil: Schema.optionalKey(Schema.Number),
})
export type PurseMark = typeof PurseMark.Type

/** The mark in a stored value; an empty one if it is damaged or from another version. */
export const readMark = (stored: unknown): PurseMark =>
  Option.getOrElse(Schema.decodeUnknownOption(PurseMark)(stored), () => ({}))

/** The marks and locks that the documents of one browser share. */
export interface SharedPurses {
  of(purse: Purse, member: () => Member | undefined): SharedMark
  /** Calls back after another document has written a mark, or when this one may have missed it. */
  listen(written: () => void): void
  /** All marks, of every member, as a text to compare. */
  asText(): string
}

/** The mark of one purse of the page's member, and the browser's lock on it, once the member is known. */
export interface SharedMark {
  read(): PurseMark
  write(mark: PurseMark): void
  /**
   * Takes the lock for the call with this key; `undefined` while another document holds it. The returned function
   * frees it, and so does closing the document.
   */
  hold(key: string): Promise<(() => void) | undefined>
  /** Resolves once no document holds it for the marked call; at once in a browser without such locks. */
  whenFree(): Promise<void>
  /** A random key, different each time. */
  newKey(): string
}
