import { assign, enqueueActions, setup } from 'xstate'
import { readMemberAgain } from '../account/index.ts'
import {
  editionOf,
  type Failure,
  failureOf,
  fromEffect,
  isOutdated,
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
  /** What the last answer said of its outcome, where the member that is read does not. */
  readonly status?: number | undefined
  /** That of the member when the call was sent. */
  readonly edition?: number
}

export type CardWithdrawalEvent =
  | { readonly type: 'withdrawal.requested' }
  | { readonly type: 'banner.dismissed'; readonly about: CardOutcome }
  /** The member could not be read; now it is to be tried again. */
  | { readonly type: 'retry.requested' }

/** The member may still carry how an earlier withdrawal ended: what the answer said goes first. */
const bannersFor = (member: Member, status: number | undefined): readonly CardBanner[] =>
  cardBanners(cardOutcomeOf(status ?? statusOf(member.savingsWithdrawalHttpStatus)), member)

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
        const held = context.member.getSnapshot()
        const { value } = held.context
        return value !== undefined && !isOutdated(held) && mayWithdrawToCard(value)
      },
      isOutdated: ({ context }) => isOutdated(context.member.getSnapshot()),
      // What was had since may be newer, whichever answer the server gave first.
      hasNewestMember: ({ context }, answer: CardWithdrawalAnswer) =>
        answer.member !== undefined && context.edition === editionOf(context.member),
    },
    actions: {
      forgetOutcome: assign({ banners: [], status: undefined }),
      noteEdition: assign(({ context }) => ({ edition: editionOf(context.member) })),
      dismissBanner: assign(({ context }, about: CardOutcome) => ({
        banners: context.banners.filter((banner) => banner.about !== about),
      })),
      keepStatus: assign((_, { status, member }: CardWithdrawalAnswer) => ({
        status: status ?? statusOf(member?.savingsWithdrawalHttpStatus),
      })),
      keepMember: enqueueActions(({ context, enqueue }, member: Member) => {
        enqueue.sendTo(context.member, { type: 'resource.replaced', value: member })
        enqueue.assign({ banners: bannersFor(member, context.status) })
      }),
      tellOutcome: assign(({ context }, member: Member) => ({
        banners: bannersFor(member, context.status),
      })),
      tellFailure: assign((_, failure: Failure) => ({
        banners: [failedBanner(mayHaveArrived(failure))],
      })),
      // Without a member the answer's own status still tells, with the limits as last read.
      tellWithoutMember: assign(({ context: { member, status } }) => ({
        banners:
          status === undefined
            ? [failedBanner(true)]
            : // mayWithdraw has let nothing through without a member.
              bannersFor(member.getSnapshot().context.value as Member, status),
      })),
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
            actions: ['forgetOutcome', 'noteEdition'],
          },
          // Offered when the balance that is shown is outdated.
          'retry.requested': { guard: 'isOutdated', target: 'readingMember' },
        },
      },
      withdrawing: {
        initial: 'waiting',
        states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
        invoke: {
          src: 'withdraw',
          onDone: [
            {
              guard: { type: 'hasNewestMember', params: ({ event }) => event.output },
              target: 'offering',
              actions: [
                { type: 'keepStatus', params: ({ event }) => event.output },
                {
                  type: 'keepMember',
                  // hasNewestMember has let no answer through without one.
                  params: ({ event }) => event.output.member as Member,
                },
              ],
            },
            {
              target: 'readingOutcome',
              actions: { type: 'keepStatus', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'readingMember',
            actions: { type: 'tellFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // The answer was no member, or not the newest: its limits, and an outcome the answer did not say, are
      // read (OQ-116).
      readingOutcome: {
        invoke: {
          src: 'readMemberAgain',
          input: ({ context }) => context.member,
          onDone: {
            target: 'offering',
            actions: { type: 'tellOutcome', params: ({ event }) => event.output },
          },
          onError: { target: 'unread', actions: 'tellWithoutMember' },
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
