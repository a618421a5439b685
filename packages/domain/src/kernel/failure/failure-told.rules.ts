import { failureMessages } from './failure.messages.ts'
import { isEndOfSession, isUnanswered, mayHaveArrived } from './failure.rules.ts'
import type { Failure } from './failure.schema.ts'

/**
 * What a failure tells the member: the general phrase, but nothing where the session has ended, since the
 * login over the page says so.
 *
 * @param afterwards follows when the request may have taken effect
 */
export function failureSentences(failure: Failure, afterwards?: string): readonly string[] {
  if (isEndOfSession(failure)) return []
  const { somethingWentWrong } = failureMessages
  return afterwards !== undefined && mayHaveArrived(failure)
    ? [somethingWentWrong, afterwards]
    : [somethingWentWrong]
}

/**
 * What a failed call that moves no money tells the member on its own page: a save of the account, a
 * message to support, and the cancelling of a benefit. Sending it again does no harm, so an answer
 * that says nothing more, a fault of the server for example, is told by the general phrase alone
 * (OQ-019). A sentence of ours follows only where no answer came (OQ-135): that a save or a message
 * may have arrived and can safely be sent again; that a cancelling may have arrived, and that the
 * status of the benefit is to be checked first. Once the page was left, the foot of another page says
 * instead what may have become of a save or a message, and My Account what may have become of a
 * cancelling.
 *
 * @param unanswered follows when there was no answer at all
 */
export const harmlessFailureSentences = (failure: Failure, unanswered: string): readonly string[] =>
  failureSentences(failure, isUnanswered(failure) ? unanswered : undefined)
