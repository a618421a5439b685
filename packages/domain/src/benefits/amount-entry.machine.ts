import { assign, setup } from 'xstate'
import { type ChoiceId, guarded, type Pence } from '../kernel/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import { orderPath } from './order-address.rules.ts'
import { isTooMuch, roundedText, sacrificeAmountIn, steppedText } from './sacrifice-amount.rules.ts'

interface Input {
  readonly choiceId: ChoiceId
  /** What the field held before a reload of the page (OQ-134), or before the order. */
  readonly draft?: string | undefined
}

interface Context {
  readonly choiceId: ChoiceId
  readonly text: string
  /** From the first submit on, or once the field has been left (OQ-138). */
  readonly isJudged: boolean
}

export type AmountEntryEvent =
  | { readonly type: 'amount.changed'; readonly text: string }
  | { readonly type: 'amount.stepped'; readonly way: 'up' | 'down' }
  | { readonly type: 'amount.left' }
  | { readonly type: 'amount.submitted' }

/**
 * Entering the salary sacrifice amount of a choice, and going on to its order (CHOICE-04 to
 * CHOICE-10).
 */
export const amountEntryMachine = (browser: BrowserPort) =>
  setup({
    types: {} as { context: Context; events: AmountEntryEvent; input: Input },
    guards: {
      isAmount: ({ context }) => {
        const amount = sacrificeAmountIn(context.text)
        return amount !== undefined && !isTooMuch(amount)
      },
    },
    actions: {
      keepText: assign((_, text: string) => ({ text })),
      stepAmount: assign(({ context }, way: 'up' | 'down') => ({
        text: steppedText(context.text, way),
      })),
      roundAmount: assign(({ context }) => ({ text: roundedText(context.text), isJudged: true })),
      openOrder: ({ context }, amount: Pence) =>
        browser.openPath(orderPath(context.choiceId, amount)),
    },
  }).createMachine({
    id: 'amountEntry',
    context: ({ input: { choiceId, draft = '' } }) => ({ choiceId, text: draft, isJudged: false }),
    initial: 'enteringAmount',
    states: {
      enteringAmount: {
        on: {
          'amount.changed': {
            description: 'The member changes the amount.',
            actions: { type: 'keepText', params: ({ event }) => event.text },
          },
          'amount.stepped': {
            description: 'The member raises or lowers the amount by one step.',
            actions: { type: 'stepAmount', params: ({ event }) => event.way },
          },
          'amount.left': {
            description: 'The member leaves the amount field.',
            actions: 'roundAmount',
          },
          'amount.submitted': [
            {
              description: 'The member confirms the amount.',
              guard: 'isAmount',
              actions: [
                'roundAmount',
                {
                  type: 'openOrder',
                  params: ({ context }) => guarded(sacrificeAmountIn(context.text)),
                },
              ],
            },
            { actions: 'roundAmount' },
          ],
        },
      },
    },
  })
