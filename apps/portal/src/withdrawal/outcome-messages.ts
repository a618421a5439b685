import type { OutcomeMessage } from '@save/domain/withdrawal'

/** The specified sentence, and ours after it when the request may have arrived (OQ-135). */
export const messagesOf = ({ text, addition }: OutcomeMessage): readonly string[] =>
  addition === undefined ? [text] : [text, addition]
