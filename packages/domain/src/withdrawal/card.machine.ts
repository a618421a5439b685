import { assign, setup } from 'xstate'
import {
  type Failure,
  failureOf,
  following,
  fromEffect,
  isEndOfSession,
  type KnownChanged,
  type KnownResource,
  knownResource,
  mayHaveArrived,
  type Observe,
  observeOnce,
  type ResourceRef,
} from '../kernel/index.ts'
import { type KnownPurse, knownPurse, type PurseRef } from '../ledger/index.ts'
import { type CardOutcome, type Member, memberOnceRead } from '../member/index.ts'
import { mayWithdrawToCard } from './offering.rules.ts'
import { isFailureDoubtful, outcomeBetween } from './outcome.rules.ts'
import { type CardNotice, cardNotices, failedNotice } from './outcome-notices.rules.ts'
import type { WithdrawalPort } from './withdrawal.port.ts'
import { type CardWithdrawalAnswer, ownCardCalls } from './withdrawal.schema.ts'

interface Input {
  readonly member: ResourceRef<Member>
  /** The savings' entry in the ledger. */
  readonly purse: PurseRef
}

interface Known {
  readonly member: KnownResource<Member>
  readonly savings: KnownPurse
}

interface Context extends Input {
  readonly known: Known
  /**
   * The notices are about the last click, never about an older outcome stored with the member
   * (OQ-116).
   */
  readonly notices: readonly CardNotice[]
  /** The member when the call was sent. */
  readonly before?: Member | undefined
  /** The outcome in the last answer. */
  readonly outcome?: CardOutcome | undefined
}

export type CardWithdrawalEvent =
  | { readonly type: 'withdrawal.requested' }
  | { readonly type: 'notice.dismissed'; readonly about: CardOutcome }
  | { readonly type: 'page.left' }
  | { readonly type: 'page.entered' }
  | KnownChanged<Known>

const knownOf = ({ member, purse }: Input, observe: Observe): Known => ({
  member: knownResource(observe, member),
  savings: knownPurse(observe, purse, ownCardCalls),
})

/**
 * The notices about an answer. If it lacks the outcome, we take it from the member as read afterwards. If we can't read
 * the member again, the last known limits apply.
 */
function noticesAfter(
  answered: CardOutcome | undefined,
  before: Member | undefined,
  read: Member | undefined,
): readonly CardNotice[] {
  const outcome = answered ?? (read && outcomeBetween(before, read))
  const member = read ?? before
  return outcome === undefined || member === undefined || isFailureDoubtful(outcome, before, member)
    ? [failedNotice(true)]
    : cardNotices(outcome, member)
}

/** The withdrawal to the prepaid card: one call per click (CARDW-01 to CARDW-10). */
export const cardWithdrawalMachine = (port: Pick<WithdrawalPort, 'withdrawToCard'>) =>
  setup({
    types: {} as { context: Context; events: CardWithdrawalEvent; input: Input },
    actors: {
      following: following(knownOf),
      withdraw: fromEffect<CardWithdrawalAnswer>(() => port.withdrawToCard()),
      memberOnceRead,
    },
    guards: {
      mayWithdraw: ({ context: { known } }) =>
        known.savings.lock === undefined &&
        known.member.current !== undefined &&
        mayWithdrawToCard(known.member.current),
      mayReport: ({ context }) => context.known.savings.mayReport,
      saysEverything: (_, { outcome, member }: CardWithdrawalAnswer) =>
        outcome !== undefined && member !== undefined,
    },
    actions: {
      keepKnown: assign((_, known: Known) => ({ known })),
      forgetNotices: assign({ notices: [] }),
      keepBefore: assign(({ context }) => ({ before: context.known.member.last })),
      dismissNotice: assign(({ context }, about: CardOutcome) => ({
        notices: context.notices.filter((notice) => notice.about !== about),
      })),
      keepOutcome: assign((_, { outcome }: CardWithdrawalAnswer) => ({ outcome })),
      tellAnswer: assign(({ context }, { outcome, member }: CardWithdrawalAnswer) => ({
        notices: noticesAfter(outcome, context.before, member),
      })),
      tellOutcome: assign(({ context: { outcome, before } }, read: Member | undefined) => ({
        notices: noticesAfter(outcome, before, read),
      })),
      tellFailure: assign((_, failure: Failure) => ({
        notices: isEndOfSession(failure) ? [] : [failedNotice(mayHaveArrived(failure))],
      })),
    },
  }).createMachine({
    id: 'cardWithdrawal',
    context: ({ input }) => ({ ...input, known: knownOf(input, observeOnce), notices: [] }),
    invoke: { src: 'following', input: ({ context }) => context },
    on: {
      'known.changed': {
        description: 'The balance or the calls on the savings have changed.',
        actions: { type: 'keepKnown', params: ({ event }) => event.known },
      },
      'notice.dismissed': {
        description: 'The member closes a message.',
        actions: { type: 'dismissNotice', params: ({ event }) => event.about },
      },
    },
    initial: 'offering',
    states: {
      offering: {
        description: 'The member can press Withdraw to card if the rules allow it.',
        on: {
          'withdrawal.requested': {
            description: 'The member presses Withdraw to card.',
            guard: 'mayWithdraw',
            target: 'withdrawing',
            actions: ['forgetNotices', 'keepBefore'],
          },
          // The member has seen the messages.
          'page.left': { description: 'The member leaves the page.', actions: 'forgetNotices' },
          // The outcome arrived while the member was on another page, which may have shown it.
          'page.entered': [
            { description: 'The member comes to the page.', guard: 'mayReport' },
            { actions: 'forgetNotices' },
          ],
        },
      },
      withdrawing: {
        description: 'The server is processing the withdrawal.',
        invoke: {
          src: 'withdraw',
          onDone: [
            {
              guard: { type: 'saysEverything', params: ({ event }) => event.output },
              target: 'offering',
              actions: { type: 'tellAnswer', params: ({ event }) => event.output },
            },
            {
              target: 'readingOutcome',
              actions: { type: 'keepOutcome', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'offering',
            actions: { type: 'tellFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // The answer had no member, or no outcome. Reads the member for the limits, and for a missing
      // outcome (OQ-116).
      readingOutcome: {
        description: 'The response was incomplete, so the member is loading again.',
        invoke: {
          src: 'memberOnceRead',
          input: ({ context }) => context.member,
          onDone: {
            target: 'offering',
            actions: { type: 'tellOutcome', params: ({ event }) => event.output },
          },
        },
      },
    },
  })
