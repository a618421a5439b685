/** The amount of a salary sacrifice, as it is typed: why it is refused, and where. */
import { choiceMessages, isTooMuch } from '@save/domain/benefits'
import { decimalFromText, type Pence } from '@save/domain/kernel'
import { type Answer, remark, type Step, type Typed, textIn } from './try-it.ts'

/** The product has one sentence for all that it does not take: a negative amount is read, and refused. */
export function amountRefused(typed: Typed): Answer {
  const text = textIn(typed, 'amount').trim()
  const isRead = decimalFromText(text) !== undefined
  return {
    says: choiceMessages.wrongAmount,
    isRefusal: true,
    field: 'amount',
    isRead,
    steps: [remark(whyRefused(text, isRead), 'nothing is worked out')],
    row: undefined,
  }
}

function whyRefused(text: string, isRead: boolean): string {
  if (text === '') return 'No amount was typed'
  return isRead
    ? `“${text}” is below £0.00, and a negative amount can’t be given up`
    : `The product reads no amount in “${text}”`
}

/** The address of the order takes more than the page of the benefit does. */
export const refusedOnPage = (amount: Pence): readonly Step[] =>
  isTooMuch(amount)
    ? [remark('Typed on the page of the benefit it is refused', choiceMessages.ours.tooMuch)]
    : []
