import { failureMessages } from '../failure/failure.messages.ts'
import { isBlank } from '../text/text.rules.ts'
import type { ModelState } from './refusal.schema.ts'

/** The messages of all fields in the server's order, without blanks and duplicates (OQ-018). */
export const messagesOf = (modelState: ModelState): readonly string[] => [
  ...new Set(
    Object.values(modelState)
      .flat()
      .filter((message) => !isBlank(message)),
  ),
]

/** The server's messages about a refusal, or else the message that something went wrong (OQ-096). */
export const refusalMessages = ({
  messages = [],
}: {
  readonly answer: string
  readonly messages?: readonly string[]
}): readonly string[] => (messages.length > 0 ? messages : [failureMessages.somethingWentWrong])
