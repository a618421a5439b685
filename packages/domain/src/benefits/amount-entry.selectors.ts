import type { SnapshotFrom } from 'xstate'
import type { amountEntryMachine } from './amount-entry.machine.ts'
import { choiceMessages } from './choice.messages.ts'
import { sacrificeAmountIn } from './sacrifice-amount.rules.ts'

export interface AmountEntryView {
  readonly text: string
  readonly complaint: string | undefined
}

export function amountEntryView(
  snapshot: SnapshotFrom<ReturnType<typeof amountEntryMachine>>,
): AmountEntryView {
  const { text, isJudged } = snapshot.context
  const isWrong = isJudged && sacrificeAmountIn(text) === undefined
  return { text, complaint: isWrong ? choiceMessages.wrongAmount : undefined }
}
