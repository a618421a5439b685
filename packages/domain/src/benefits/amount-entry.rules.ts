/** Entering the salary sacrifice amount of a choice, and going on to its order (CHOICE-04 to CHOICE-10). */
import type { ChoiceId } from '../kernel/index.ts'
import { orderPath } from './order-address.rules.ts'
import { isTooMuch, roundedText, sacrificeAmountIn, steppedText } from './sacrifice-amount.rules.ts'

export interface AmountEntry {
  readonly text: string
  /** From the first submit on, or once the field has been left (OQ-138). */
  readonly isJudged: boolean
}

export type AmountEntryEvent =
  | { readonly type: 'amount.changed'; readonly text: string }
  | { readonly type: 'amount.stepped'; readonly way: 'up' | 'down' }
  | { readonly type: 'amount.left' }
  | { readonly type: 'amount.submitted' }

/** @param draft what the field held before a reload of the page (OQ-134), or before the order */
export const entryOf = (draft = ''): AmountEntry => ({ text: draft, isJudged: false })

export function entryAfter(entry: AmountEntry, event: AmountEntryEvent): AmountEntry {
  switch (event.type) {
    case 'amount.changed':
      return { ...entry, text: event.text }
    case 'amount.stepped':
      return { ...entry, text: steppedText(entry.text, event.way) }
    case 'amount.left':
    case 'amount.submitted':
      return { text: roundedText(entry.text), isJudged: true }
  }
}

/** Where submitting leads: the order of an amount that may be given up, otherwise nowhere. */
export function orderPathOf({ text }: AmountEntry, choiceId: ChoiceId): string | undefined {
  const amount = sacrificeAmountIn(text)
  return amount === undefined || isTooMuch(amount) ? undefined : orderPath(choiceId, amount)
}
