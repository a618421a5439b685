import { assign, setup } from 'xstate'
import { memberOnceRead } from '../account/index.ts'
import {
  type ChoiceId,
  currentValue,
  type Failure,
  failureMessages,
  failureOf,
  fromEffect,
  harmlessFailureSentences,
  type ResourceRef,
} from '../kernel/index.ts'
import { isSettled, type PurseRef } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { BenefitsPort } from './benefits.port.ts'
import { mayCancel } from './cancelling.rules.ts'
import { orderMessages } from './order.messages.ts'
import type { CancelAnswer } from './order.schema.ts'

const { ours } = orderMessages

interface Input {
  readonly choiceId: ChoiceId
  readonly member: ResourceRef<Member>
  /** The benefits' entry in the ledger. */
  readonly purse: PurseRef
}

interface Context extends Input {
  readonly message?: string | undefined
  /** Follows the message when no answer came: the request may have arrived (OQ-135). */
  readonly afterwards?: string | undefined
}

export type CancellingEvent =
  | { readonly type: 'choice.cancelled' }
  | { readonly type: 'page.left' }
  | { readonly type: 'page.entered' }

/**
 * Cancelling one of the member's choices; each row has its own (ACCOUNT-14 to ACCOUNT-16). Before
 * the next call, the ledger takes the member from the answer or reads them again (OQ-113).
 */
export const cancellingMachine = (port: Pick<BenefitsPort, 'cancelChoice'>) =>
  setup({
    types: {} as {
      context: Context
      events: CancellingEvent
      input: Input
    },
    actors: {
      cancelChoice: fromEffect<CancelAnswer, ChoiceId>((id) => port.cancelChoice(id)),
      memberOnceRead,
    },
    guards: {
      mayCancel: ({ context: { member, purse, choiceId } }) =>
        isSettled(purse.getSnapshot()) && mayCancel(currentValue(member), choiceId),
      isUnread: (_, member: Member | undefined) => member === undefined,
    },
    actions: {
      forgetMessage: assign({ message: undefined, afterwards: undefined }),
      tellFailure: assign((_, failure: Failure) => {
        // Another press does no harm.
        const [message, afterwards] = harmlessFailureSentences(
          failure,
          ours.cancellationMayHaveArrived,
        )
        return { message, afterwards }
      }),
      tellUnread: assign({ message: failureMessages.somethingWentWrong }),
    },
  }).createMachine({
    id: 'cancelling',
    context: ({ input }) => input,
    initial: 'offering',
    states: {
      offering: {
        on: {
          'choice.cancelled': {
            guard: 'mayCancel',
            target: 'cancelling',
            actions: 'forgetMessage',
          },
          // The member has read the messages.
          'page.left': { actions: 'forgetMessage' },
        },
      },
      cancelling: {
        invoke: {
          src: 'cancelChoice',
          input: ({ context }) => context.choiceId,
          onDone: 'readingBenefits',
          onError: {
            target: 'readingBenefits',
            actions: { type: 'tellFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // Ends at once when there is nothing to read.
      readingBenefits: {
        invoke: {
          src: 'memberOnceRead',
          input: ({ context }) => context.member,
          onDone: [
            {
              guard: { type: 'isUnread', params: ({ event }) => event.output },
              target: 'offering',
              actions: 'tellUnread',
            },
            { target: 'offering' },
          ],
        },
      },
    },
  })
