/** What both withdrawals say in the same way. */
import { type OutcomeMessage, withdrawalMessages } from '@save/domain/withdrawal'
import { Notice } from '@save/ui/notice'

/** The answer takes so long that the member should know (OQ-135). */
export const LongWait = () => <Notice tone="note" messages={[withdrawalMessages.ours.longWait]} />

/** The specified sentence, and ours after it when the request may have arrived (OQ-135). */
export const messagesOf = ({ text, addition }: OutcomeMessage): readonly string[] =>
  addition === undefined ? [text] : [text, addition]
