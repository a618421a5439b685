import { Exit } from 'effect'
import { type Failure, failureIn, isEndOfSession, mayHaveArrived } from '../kernel/index.ts'
import type { CallEnd } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { portalMessages } from './portal.messages.ts'

/** A call that continues when its page is left, and whose page would have told how it ended. */
export type UnheardCall = keyof typeof portalMessages.ours

export const unheardCalls: readonly UnheardCall[] = ['changes', 'password', 'query']

export interface Answer {
  readonly answer: string
  readonly messages?: readonly string[]
}

/** What any page has to say of such a call. */
export interface UnheardNews {
  readonly call: UnheardCall
  readonly end: CallEnd
  readonly text: string
}

/** The end of such a call; with news, if its own page was left. */
export interface SaveEnded {
  readonly call: UnheardCall
  readonly news: UnheardNews | undefined
  readonly isMade: boolean
}

/** Such calls, as the portal knows them. */
export interface Unheard {
  /** Those that are running. */
  readonly running: readonly UnheardCall[]
  /** Those that have ended without their page, the oldest first. */
  readonly news: readonly UnheardNews[]
}

/**
 * What a tab remembers of such a call until the member has closed what was said of it: which, and how it
 * ended, and nothing of its content.
 */
export interface UnheardMemory {
  keep(call: UnheardCall, end: CallEnd, member: Member): void
  forget(call: UnheardCall, member: Member): void
  kept(call: UnheardCall, member: Member): CallEnd | undefined
}

/** Remembers nothing: for tests, and where there is no tab. */
export const noUnheardMemory: UnheardMemory = {
  keep: () => undefined,
  forget: () => undefined,
  kept: () => undefined,
}

/** What is said of a call that ended like this; nothing of saved changes, which the pages show. */
export function newsOf(
  call: UnheardCall,
  end: CallEnd,
  messages: readonly string[] = [],
): UnheardNews | undefined {
  const sentences: Readonly<Partial<Record<CallEnd, string>>> = portalMessages.ours[call]
  const sentence = sentences[end]
  return sentence === undefined ? undefined : { call, end, text: [sentence, ...messages].join(' ') }
}

/** What any page says of such a call, with the server's own messages. */
export function unheardNews(
  call: UnheardCall,
  exit: Exit.Exit<Answer, Failure>,
): UnheardNews | undefined {
  if (Exit.isFailure(exit)) return newsOf(call, isLost(exit) ? 'unknown' : 'notMade')
  const { answer, messages } = exit.value
  return newsOf(call, answer === 'refused' ? 'notMade' : 'made', messages)
}

/** It ended without an answer that says what became of it. */
export const isLost = (exit: Exit.Exit<Answer, Failure>): boolean =>
  Exit.isFailure(exit) && mayHaveArrived(failureIn(exit.cause))

export const isMade = (exit: Exit.Exit<Answer, Failure>): boolean =>
  Exit.isSuccess(exit) && exit.value.answer !== 'refused'

/** Its own page offers what was typed again after the login. */
export const isRefusedByEnd = (exit: Exit.Exit<Answer, Failure>): boolean =>
  Exit.isFailure(exit) && isEndOfSession(failureIn(exit.cause))

/** How a reload would tell it: what is running now may or may not arrive. */
export const endToKeep = ({ running, news }: Unheard, call: UnheardCall): CallEnd | undefined =>
  running.includes(call) ? 'unknown' : news.filter((one) => one.call === call).at(-1)?.end

/**
 * One of the running calls has ended, heard by its page or not. Once the password was changed, nothing that was
 * said of it before is true.
 */
export function afterUnheard(
  { running, news: before }: Unheard,
  { call, news, isMade }: SaveEnded,
): Unheard {
  const stillTrue =
    call === 'password' && isMade ? before.filter((one) => one.call !== call) : before
  return {
    running: running.filter((_, place) => place !== running.indexOf(call)),
    news: news === undefined ? stillTrue : [...stillTrue, news],
  }
}
