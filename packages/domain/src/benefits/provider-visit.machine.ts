import { setup } from 'xstate'
import { type ChoiceId, fromEffect } from '../kernel/index.ts'
import type { BenefitsPort } from './benefits.port.ts'

interface Input {
  readonly choiceId: ChoiceId
}

/**
 * Logs that a member followed the link to a choice's provider (CHOICE-11, OQ-081). The link works
 * without it, even if the log fails or is slow. One log runs at a time.
 */
export const providerVisitMachine = (port: Pick<BenefitsPort, 'logVisit'>) =>
  setup({
    types: {} as { context: Input; events: { readonly type: 'provider.visited' }; input: Input },
    actors: { logVisit: fromEffect<void, ChoiceId>((id) => port.logVisit(id)) },
  }).createMachine({
    id: 'providerVisit',
    context: ({ input }) => input,
    initial: 'awaitingVisit',
    states: {
      awaitingVisit: {
        description: 'The member can follow the link to the provider.',
        on: {
          'provider.visited': {
            description: 'The member follows the link to the provider.',
            target: 'loggingVisit',
          },
        },
      },
      loggingVisit: {
        description: 'The visit is being logged.',
        invoke: {
          src: 'logVisit',
          input: ({ context }) => context.choiceId,
          onDone: 'awaitingVisit',
          onError: 'awaitingVisit',
        },
      },
    },
  })
