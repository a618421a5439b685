import { failureMessages } from './failure.messages.ts'
import { isEndOfSession, isUnanswered, mayHaveArrived } from './failure.rules.ts'
import type { Failure } from './failure.schema.ts'

/**
 * The message for a failure: the general sentence, or none if the session has ended, since the login overlay says so.
 * @param afterwards follows if the request may have taken effect
 */
export function failureSentences(failure: Failure, afterwards?: string): readonly string[] {
  if (isEndOfSession(failure)) return []
  const { somethingWentWrong } = failureMessages
  return afterwards !== undefined && mayHaveArrived(failure)
    ? [somethingWentWrong, afterwards]
    : [somethingWentWrong]
}

/**
 * The message for a failed call that moves no money, on its own page: a save of the account, a message to support, or
 * the cancellation of a benefit. Sending it again does no harm, so an error without details, such as a server error,
 * has only the general sentence (OQ-019). A lost response adds our own sentence (OQ-135): a save or a message can
 * safely be sent again, and for a cancellation the member should check the benefit's status first. If the member has
 * left the page, another page or My Account reports it.
 * @param unanswered follows after a lost response
 */
export const harmlessFailureSentences = (failure: Failure, unanswered: string): readonly string[] =>
  failureSentences(failure, isUnanswered(failure) ? unanswered : undefined)
