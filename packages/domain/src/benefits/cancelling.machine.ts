import { assign, sendTo, setup } from 'xstate'
import { readMemberAgain } from '../account/index.ts'
import {
  type ChoiceId,
  type Failure,
  failureMessages,
  failureOf,
  fromEffect,
  mayHaveArrived,
  type ResourceRef,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import type { BenefitsPort } from './benefits.port.ts'
import { mayCancel } from './cancelling.rules.ts'
import type { CancelAnswer } from './order.schema.ts'

interface Input {
  readonly choiceId: ChoiceId
  readonly member: ResourceRef<Member>
}

interface Context extends Input {
  readonly message?: string | undefined
}

/** Cancelling one of the member's choices; each row has its own (ACCOUNT-14 to ACCOUNT-16). */
export const cancellingMachine = (port: Pick<BenefitsPort, 'cancelChoice'>) =>
  setup({
    types: {} as {
      context: Context
      events: { readonly type: 'choice.cancelled' }
      input: Input
    },
    actors: {
      cancelChoice: fromEffect<CancelAnswer, ChoiceId>((id) => port.cancelChoice(id)),
      readMemberAgain,
    },
    guards: {
      mayCancel: ({ context }) =>
        mayCancel(context.member.getSnapshot().context.value, context.choiceId),
      hasMember: (_, answer: CancelAnswer) => answer.member !== undefined,
      mayHaveArrived: (_, failure: Failure) => mayHaveArrived(failure),
    },
    actions: {
      forgetMessage: assign({ message: undefined }),
      keepFailure: assign({ message: failureMessages.somethingWentWrong }),
      replaceMember: sendTo(
        ({ context }) => context.member,
        (_, value: Member) => ({ type: 'resource.replaced', value }) as const,
      ),
      markMemberStale: sendTo(({ context }) => context.member, { type: 'resource.invalidated' }),
      askForMember: sendTo(({ context }) => context.member, { type: 'resource.needed' }),
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
        },
      },
      cancelling: {
        invoke: {
          src: 'cancelChoice',
          input: ({ context }) => context.choiceId,
          onDone: [
            {
              guard: { type: 'hasMember', params: ({ event }) => event.output },
              target: 'offering',
              actions: {
                type: 'replaceMember',
                // hasMember has let no answer through without one.
                params: ({ event }) => event.output.member as Member,
              },
            },
            { target: 'readingMember' },
          ],
          onError: [
            {
              guard: { type: 'mayHaveArrived', params: ({ event }) => failureOf(event) },
              target: 'offering',
              actions: ['keepFailure', 'markMemberStale', 'askForMember'],
            },
            { target: 'offering', actions: 'keepFailure' },
          ],
        },
      },
      // The answer was no member, so the row shows what is read again (OQ-113).
      readingMember: {
        invoke: {
          src: 'readMemberAgain',
          input: ({ context }) => context.member,
          onDone: 'offering',
          onError: { target: 'offering', actions: 'keepFailure' },
        },
      },
    },
  })
