import { failureMessages } from './failure.messages.ts'
import { isEndOfSession, mayHaveArrived } from './failure.rules.ts'
import type { Failure } from './failure.schema.ts'

/**
 * What a failure tells the member.
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
