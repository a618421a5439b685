import { assign, enqueueActions, setup } from 'xstate'
import { readMemberAgain } from '../account/index.ts'
import {
  type Failure,
  failureOf,
  fromEffect,
  mayHaveArrived,
  moneyCallPolicy,
  type ResourceRef,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { mayWithdrawToCard } from './offering.rules.ts'
import { type CardOutcome, cardOutcomeOf, statusOf } from './outcome.rules.ts'
import { type CardBanner, cardBanners, failedBanner } from './outcome-messages.rules.ts'
import type { WithdrawalPort } from './withdrawal.port.ts'
import type { CardWithdrawalAnswer } from './withdrawal.schema.ts'

interface Context {
  readonly member: ResourceRef<Member>
  /** They belong to the last click, never to a status found on the member before it (OQ-116). */
  readonly banners: readonly CardBanner[]
}

export type CardWithdrawalEvent =
  | { readonly type: 'withdrawal.requested' }
  | { readonly type: 'banner.dismissed'; readonly about: CardOutcome }
  /** The member could not be read; now it is to be tried again. */
  | { readonly type: 'retry.requested' }

const outcomeOf = (member: Member): CardOutcome =>
  cardOutcomeOf(statusOf(member.savingsWithdrawalHttpStatus))

/** The withdrawal to the prepaid card: one call for one click (CARDW-01 to CARDW-10). */
export const cardWithdrawalMachine = (port: Pick<WithdrawalPort, 'withdrawToCard'>) =>
  setup({
    types: {} as {
      context: Context
      events: CardWithdrawalEvent
      input: { readonly member: ResourceRef<Member> }
    },
    actors: {
      withdraw: fromEffect<CardWithdrawalAnswer>(() => port.withdrawToCard()),
      readMemberAgain,
    },
    delays: { longWait: moneyCallPolicy.longWaitMs },
    guards: {
      mayWithdraw: ({ context }) => {
        const member = context.member.getSnapshot().context.value
        return member !== undefined && mayWithdrawToCard(member)
      },
      hasMember: (_, answer: CardWithdrawalAnswer) => answer.member !== undefined,
    },
    actions: {
      forgetBanners: assign({ banners: [] }),
      dismissBanner: assign(({ context }, about: CardOutcome) => ({
        banners: context.banners.filter((banner) => banner.about !== about),
      })),
      keepMember: enqueueActions(({ context, enqueue }, member: Member) => {
        enqueue.sendTo(context.member, { type: 'resource.replaced', value: member })
        enqueue.assign({ banners: cardBanners(outcomeOf(member), member) })
      }),
      tellOutcome: assign((_, member: Member) => ({
        banners: cardBanners(outcomeOf(member), member),
      })),
      tellFailure: assign((_, failure: Failure) => ({
        banners: [failedBanner(mayHaveArrived(failure))],
      })),
      tellOutcomeUnknown: assign({ banners: [failedBanner(true)] }),
    },
  }).createMachine({
    id: 'cardWithdrawal',
    context: ({ input }) => ({ ...input, banners: [] }),
    on: {
      'banner.dismissed': {
        actions: { type: 'dismissBanner', params: ({ event }) => event.about },
      },
    },
    initial: 'offering',
    states: {
      offering: {
        on: {
          'withdrawal.requested': {
            guard: 'mayWithdraw',
            target: 'withdrawing',
            actions: 'forgetBanners',
          },
        },
      },
      withdrawing: {
        initial: 'waiting',
        states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
        invoke: {
          src: 'withdraw',
          onDone: [
            {
              guard: { type: 'hasMember', params: ({ event }) => event.output },
              target: 'offering',
              actions: {
                type: 'keepMember',
                // hasMember has let no answer through without one.
                params: ({ event }) => event.output.member as Member,
              },
            },
            { target: 'readingOutcome' },
          ],
          onError: {
            target: 'readingMember',
            actions: { type: 'tellFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // The answer was no member: the outcome stands on the member as read again (OQ-116).
      readingOutcome: {
        invoke: {
          src: 'readMemberAgain',
          input: ({ context }) => context.member,
          onDone: {
            target: 'offering',
            actions: { type: 'tellOutcome', params: ({ event }) => event.output },
          },
          onError: { target: 'unread', actions: 'tellOutcomeUnknown' },
        },
      },
      // No answer: the balance must be known before the button is enabled again (OQ-117, OQ-135).
      readingMember: {
        invoke: {
          src: 'readMemberAgain',
          input: ({ context }) => context.member,
          onDone: 'offering',
          onError: 'unread',
        },
      },
      unread: { on: { 'retry.requested': 'readingMember' } },
    },
  })
