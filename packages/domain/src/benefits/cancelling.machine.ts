import { assign, not, setup } from 'xstate'
import {
  type ChoiceId,
  type Failure,
  failureMessages,
  failureOf,
  following,
  fromEffect,
  harmlessFailureSentences,
  type KnownChanged,
  type KnownResource,
  knownResource,
  type Observe,
  observeOnce,
  type ResourceRef,
} from '../kernel/index.ts'
import { type KnownPurse, knownPurse, type PurseRef } from '../ledger/index.ts'
import { type Member, memberOnceRead } from '../member/index.ts'
import type { BenefitsPort } from './benefits.port.ts'
import { mayCancel } from './cancelling.rules.ts'
import { orderMessages } from './order.messages.ts'
import { type CancelAnswer, ownCancellation } from './order.schema.ts'

const { ours } = orderMessages

interface Input {
  readonly choiceId: ChoiceId
  readonly member: ResourceRef<Member>
  /** The benefits' entry in the ledger. */
  readonly purse: PurseRef
}

interface Known {
  readonly member: KnownResource<Member>
  readonly benefits: KnownPurse
}

interface Context extends Input {
  readonly known: Known
  readonly message?: string | undefined
  /** Follows the message if we don't know whether it was cancelled, since the request may have arrived (OQ-135). */
  readonly afterwards?: string | undefined
  /** The member cancelled it here, and has stayed on the page since the answer. */
  readonly isSent?: boolean | undefined
}

export type CancellingEvent =
  | { readonly type: 'question.opened' }
  | { readonly type: 'choice.kept' }
  | { readonly type: 'choice.cancelled' }
  | { readonly type: 'page.left' }
  | { readonly type: 'page.entered' }
  | KnownChanged<Known>

const knownOf = ({ choiceId, member, purse }: Input, observe: Observe): Known => ({
  member: knownResource(observe, member),
  benefits: knownPurse(observe, purse, ownCancellation(choiceId)),
})

/**
 * Cancels one of the member's choices. Each row has its own machine (ACCOUNT-14 to ACCOUNT-16). Before the next call,
 * the ledger takes the member from the answer or reads them again (OQ-113).
 */
export const cancellingMachine = (port: Pick<BenefitsPort, 'cancelChoice'>) =>
  setup({
    types: {} as {
      context: Context
      events: CancellingEvent
      input: Input
    },
    actors: {
      following: following(knownOf),
      cancelChoice: fromEffect<CancelAnswer, ChoiceId>((id) => port.cancelChoice(id)),
      memberOnceRead,
    },
    guards: {
      mayCancel: ({ context: { known, choiceId } }) =>
        known.benefits.lock === undefined && mayCancel(known.member.current, choiceId),
      isUnread: ({ context }, member: Member | undefined) =>
        member === undefined && context.message === undefined,
      mayReport: ({ context }) => context.known.benefits.mayReport,
    },
    actions: {
      keepKnown: assign((_, known: Known) => ({ known })),
      forgetOutcome: assign({
        message: undefined,
        afterwards: undefined,
        isSent: false,
      }),
      noteSent: assign({ isSent: true }),
      // If the choice is unchanged in the answer's member, the server refused (OQ-113).
      keepAnswer: assign(({ context }, { member }: CancelAnswer) => ({
        message: mayCancel(member, context.choiceId)
          ? failureMessages.somethingWentWrong
          : undefined,
      })),
      tellFailure: assign((_, failure: Failure) => {
        // Pressing again does no harm.
        const [message, afterwards] = harmlessFailureSentences(
          failure,
          ours.cancellationMayHaveArrived,
        )
        return { message, afterwards }
      }),
      tellUnread: assign({ message: ours.cancelledUnread }),
    },
  }).createMachine({
    context: ({ input }) => ({ ...input, known: knownOf(input, observeOnce) }),
    invoke: { src: 'following', input: ({ context }) => context },
    on: {
      'known.changed': {
        description: 'The member’s benefits or the calls on them have changed.',
        actions: { type: 'keepKnown', params: ({ event }) => event.known },
      },
    },
    initial: 'offering',
    states: {
      offering: {
        description: 'The member can press Cancel if the rules allow it.',
        on: {
          'question.opened': {
            description: 'The member presses Cancel.',
            guard: 'mayCancel',
            target: 'asking',
            actions: 'forgetOutcome',
          },
          // The member has seen the messages.
          'page.left': { description: 'The member leaves the page.', actions: 'forgetOutcome' },
          // If the outcome arrived while the member was on another page, that page may have shown
          // it.
          'page.entered': [
            { description: 'The member comes to the page.', guard: 'mayReport' },
            { actions: 'forgetOutcome' },
          ],
        },
      },
      asking: {
        description: 'The page asks whether the member really wants to cancel it (OQ-112).',
        always: {
          description: 'It can’t be cancelled any more, or not now.',
          guard: not('mayCancel'),
          target: 'offering',
        },
        on: {
          'choice.cancelled': {
            description: 'The member says yes.',
            target: 'cancelling',
            actions: 'noteSent',
          },
          'choice.kept': {
            description: 'The member keeps it, or is asked about another one.',
            target: 'offering',
          },
          'page.left': { description: 'The member leaves the page.', target: 'offering' },
        },
      },
      cancelling: {
        description: 'The server is cancelling the choice.',
        invoke: {
          src: 'cancelChoice',
          input: ({ context }) => context.choiceId,
          onDone: {
            target: 'readingBenefits',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          onError: {
            target: 'readingBenefits',
            actions: { type: 'tellFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // Ends at once if there is nothing to read.
      readingBenefits: {
        description: 'The member’s benefits are loading again, unless nothing may have changed.',
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
