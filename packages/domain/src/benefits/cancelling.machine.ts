import { assign, sendTo, setup } from 'xstate'
import { readMemberAgain } from '../account/index.ts'
import {
  type ChoiceId,
  editionOf,
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
  /** That of the member when the call was sent. */
  readonly edition?: number
  readonly message?: string | undefined
}

export type CancellingEvent =
  | { readonly type: 'choice.cancelled' }
  /** The member could not be read; now it is to be tried again. */
  | { readonly type: 'retry.requested' }

/** Cancelling one of the member's choices; each row has its own (ACCOUNT-14 to ACCOUNT-16). */
export const cancellingMachine = (port: Pick<BenefitsPort, 'cancelChoice'>) =>
  setup({
    types: {} as {
      context: Context
      events: CancellingEvent
      input: Input
    },
    actors: {
      cancelChoice: fromEffect<CancelAnswer, ChoiceId>((id) => port.cancelChoice(id)),
      readMemberAgain,
    },
    guards: {
      mayCancel: ({ context }) =>
        mayCancel(context.member.getSnapshot().context.value, context.choiceId),
      // What was had since may be newer, whichever answer the server gave first.
      hasNewestMember: ({ context }, answer: CancelAnswer) =>
        answer.member !== undefined && context.edition === editionOf(context.member),
      mayHaveArrived: (_, failure: Failure) => mayHaveArrived(failure),
    },
    actions: {
      forgetMessage: assign({ message: undefined }),
      noteEdition: assign(({ context }) => ({ edition: editionOf(context.member) })),
      keepFailure: assign({ message: failureMessages.somethingWentWrong }),
      replaceMember: sendTo(
        ({ context }) => context.member,
        (_, value: Member) => ({ type: 'resource.replaced', value }) as const,
      ),
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
            actions: ['forgetMessage', 'noteEdition'],
          },
        },
      },
      cancelling: {
        invoke: {
          src: 'cancelChoice',
          input: ({ context }) => context.choiceId,
          onDone: [
            {
              guard: { type: 'hasNewestMember', params: ({ event }) => event.output },
              target: 'offering',
              actions: {
                type: 'replaceMember',
                // hasNewestMember has let no answer through without one.
                params: ({ event }) => event.output.member as Member,
              },
            },
            { target: 'readingMember' },
          ],
          onError: [
            {
              guard: { type: 'mayHaveArrived', params: ({ event }) => failureOf(event) },
              target: 'readingMember',
              actions: 'keepFailure',
            },
            { target: 'offering', actions: 'keepFailure' },
          ],
        },
      },
      // The answer was no member, or none came: the row shows what is read again (OQ-113), and the
      // button is enabled no sooner (OQ-135).
      readingMember: {
        invoke: {
          src: 'readMemberAgain',
          input: ({ context }) => context.member,
          onDone: 'offering',
          onError: { target: 'unread', actions: 'keepFailure' },
        },
      },
      unread: { on: { 'retry.requested': 'readingMember' } },
    },
  })
