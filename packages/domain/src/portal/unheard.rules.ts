import { Exit } from 'effect'
import { type Failure, failureIn, isEndOfSession, mayHaveArrived } from '../kernel/index.ts'
import type { CallEnd } from '../ledger/index.ts'
import { portalMessages } from './portal.messages.ts'

/** A call that continues when its page is left, and whose page would have told how it ended. */
export type UnheardCall = keyof typeof portalMessages.ours

export interface Answer {
  readonly answer: string
  readonly messages?: readonly string[]
}

/**
 * What any page says of such a call, with the server's own messages. Nothing of saved changes, which
 * the pages show, nor when the session has ended: then the login is over the page.
 */
export function unheardNews(
  call: UnheardCall,
  exit: Exit.Exit<Answer, Failure>,
): string | undefined {
  const sentences: Readonly<Partial<Record<CallEnd, string>>> = portalMessages.ours[call]
  if (Exit.isSuccess(exit)) {
    const { answer, messages = [] } = exit.value
    const sentence = sentences[answer === 'refused' ? 'notMade' : 'made']
    return sentence && [sentence, ...messages].join(' ')
  }
  const failure = failureIn(exit.cause)
  if (isEndOfSession(failure)) return undefined
  return sentences[mayHaveArrived(failure) ? 'unknown' : 'notMade']
}
