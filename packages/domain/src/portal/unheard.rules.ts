import { Exit } from 'effect'
import { type Failure, failureIn, isEndOfSession, mayHaveArrived } from '../kernel/index.ts'
import type { CallEnd } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { portalMessages } from './portal.messages.ts'

/** A call that continues when its page is left, and whose page would have told how it ended. */
export type UnheardCall = keyof typeof portalMessages.ours

/**
 * They are three: a save of the account's details, a change of the password, and a message to
 * support.
 */
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
  readonly end: CallEnd
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
  const messages = Exit.isSuccess(exit) ? exit.value.messages : undefined
  return newsOf(call, endOf(exit), messages)
}

/** What became of it, as far as its answer tells. */
export function endOf(exit: Exit.Exit<Answer, Failure>): CallEnd {
  if (Exit.isFailure(exit)) return isLost(exit) ? 'unknown' : 'notMade'
  return exit.value.answer === 'refused' ? 'notMade' : 'made'
}

/**
 * It ended without an answer that says what became of it: with none at all, or with a fault of the
 * server. The member no longer sees what was sent, so any page says that it may have been done. The
 * call's own page, where it can be sent again, tells a fault by the general phrase alone (OQ-019,
 * OQ-135).
 */
export const isLost = (exit: Exit.Exit<Answer, Failure>): boolean =>
  Exit.isFailure(exit) && mayHaveArrived(failureIn(exit.cause))

/** Its own page offers what was typed again after the login. */
export const isRefusedByEnd = (exit: Exit.Exit<Answer, Failure>): boolean =>
  Exit.isFailure(exit) && isEndOfSession(failureIn(exit.cause))

/**
 * How a reload would tell it: what is running now may or may not arrive, and what nobody knows stays unknown
 * although a later call was refused.
 */
export function endToKeep({ running, news }: Unheard, call: UnheardCall): CallEnd | undefined {
  const ends = news.filter((one) => one.call === call).map(({ end }) => end)
  return running.includes(call) || ends.includes('unknown') ? 'unknown' : ends.at(-1)
}

/**
 * What is still true of earlier calls once another of their kind has ended: nothing, except that nobody knows how one
 * ended, which the refusal of another does not tell.
 */
export const stillTrue = (
  news: readonly UnheardNews[],
  { call, end }: Omit<SaveEnded, 'news'>,
): readonly UnheardNews[] =>
  news.filter((one) => one.call !== call || (one.end === 'unknown' && end === 'notMade'))

/** One of the running calls less. */
export const without = (
  running: readonly UnheardCall[],
  call: UnheardCall,
): readonly UnheardCall[] => running.filter((_, place) => place !== running.indexOf(call))

/** One of the running calls has ended, heard by its page or not. */
export const afterUnheard = ({ running, news: before }: Unheard, ended: SaveEnded): Unheard => ({
  running: without(running, ended.call),
  news: [...stillTrue(before, ended), ...(ended.news === undefined ? [] : [ended.news])],
})
