/** Which calls can move the member's money, and what they draw on. */

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

/** How a call ended: carried out, not carried out, or unknown. */
export const callEnds = ['made', 'notMade', 'unknown'] as const
export type CallEnd = (typeof callEnds)[number]

/**
 * The calls whose outcome a page reports in its own words: those of one kind or, with `about`, only
 * those about one thing, such as one shop's vouchers.
 */
export interface OwnCalls {
  readonly call: MoneyCall
  readonly about?: string
  /** It is the page that such a call leads to, and shows only that it was made. */
  readonly isNext?: true
}

/** A call that the member has not been told about yet. */
export interface UntoldCall {
  readonly call: MoneyCall
  readonly end: CallEnd
}

/** What the member has not been told of one purse. */
export interface KeptCalls {
  /** The last call. */
  readonly last?: UntoldCall | undefined
  /** Its page is still waiting for the answer; once that is gone, it may be running all the same. */
  readonly isRunning?: true
  /** Those that were followed by another before their outcome was read; the oldest first. */
  readonly earlier: readonly UntoldCall[]
}

/** A call that was followed by another of the same purse before its outcome was read. */
export interface EarlierCall extends UntoldCall {
  /** What it was about, if that is known: a reload keeps nothing of its content. */
  readonly about?: string | undefined
  /** What a note says of it was in view long enough to be read. */
  readonly isRead: boolean
}

/**
 * What a tab remembers of calls until the member has been told: that they exist and, if known, whether
 * they were carried out. Never their content, only for the member who sent them, and no longer than
 * `ledgerPolicy` says.
 */
export interface LedgerMemory {
  keep(purse: Purse, calls: KeptCalls, member: Member): void
  forget(purse: Purse, member: Member): void
  /** What an earlier load of the page did not get to say. */
  kept(purse: Purse, member: Member): KeptCalls
}

/** Remembers nothing: for tests, and where there is no tab. */
export const noMemory: LedgerMemory = {
  keep: () => undefined,
  forget: () => undefined,
  kept: () => ({ earlier: [] }),
}

/** A call that draws on a purse was sent; it may have changed the purse, now or a little later, or it did not. */
export const tabNews = ['sent', 'changed', 'lost', 'unchanged'] as const
export type TabNews = (typeof tabNews)[number]

/**
 * The member's other tabs, which show the same purses. While one of them sends a call the others send
 * none on the same purse, as long as they hear of it, and what it changes is outdated in them (OQ-032).
 */
export interface OtherTabs {
  /** @param member whose purse it is, as far as this tab knows */
  readonly tell: (purse: Purse, news: TabNews, member: Member | undefined) => void
  /** A page that has just been loaded asks which calls are running. */
  readonly ask: () => void
  readonly listen: (hear: HearTabNews, asked: () => void) => void
}

/** @param mayBeOf may it be this member's purse? A tab that was signed in before may be another's. */
export type HearTabNews = (
  purse: Purse,
  news: TabNews,
  mayBeOf: (member: Member) => boolean,
) => void

/** There are none: for tests, and where there is no browser. */
export const noOtherTabs: OtherTabs = {
  tell: () => undefined,
  ask: () => undefined,
  listen: () => undefined,
}
