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
import { type KnownPurse, knownPurse, mayStillReport, type PurseRef } from '../ledger/index.ts'
import { type CardOutcome, type Member, memberOnceRead } from '../member/index.ts'
import { mayWithdrawToCard } from './offering.rules.ts'
import {
  type CardNotice,
  cardNotices,
  endOfWithdrawal,
  failedNotice,
  isFailureDoubtful,
  outcomeBetween,
} from './outcome.rules.ts'
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
  /** The notices belong to the last click, never to an older outcome found on the member (OQ-116). */
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

interface Told {
  readonly outcome: CardOutcome
  readonly member: Member
}

/** The outcome and the member of a complete answer. */
const toldBy = ({ outcome, member }: CardWithdrawalAnswer): Told | undefined =>
  outcome !== undefined && member !== undefined ? { outcome, member } : undefined

const noticesOf = ({ outcome, member }: Told, before: Member | undefined): readonly CardNotice[] =>
  isFailureDoubtful(outcome, before, member) ? [failedNotice(true)] : cardNotices(outcome, member)

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
      mayStillReport: ({ context: { known, notices } }) =>
        mayStillReport(
          known.savings,
          notices.some(({ about }) => endOfWithdrawal(about) === 'failed'),
        ),
      saysEverything: (_, answer: CardWithdrawalAnswer) => toldBy(answer) !== undefined,
    },
    actions: {
      keepKnown: assign((_, known: Known) => ({ known })),
      forgetOutcome: assign({ notices: [], outcome: undefined }),
      keepBefore: assign(({ context }) => ({ before: context.known.member.last })),
      dismissNotice: assign(({ context }, about: CardOutcome) => ({
        notices: context.notices.filter((notice) => notice.about !== about),
      })),
      keepOutcome: assign((_, { outcome }: CardWithdrawalAnswer) => ({ outcome })),
      tellAnswer: assign(({ context }, answer: CardWithdrawalAnswer) => {
        const told = toldBy(answer)
        return { notices: told ? noticesOf(told, context.before) : [] }
      }),
      // If the member can't be read again, the last known limits apply.
      tellOutcome: assign(({ context }, read: Member | undefined) => {
        const { before } = context
        const outcome = context.outcome ?? (read && outcomeBetween(before, read))
        const member = read ?? before
        return {
          notices:
            outcome === undefined || member === undefined
              ? [failedNotice(true)]
              : noticesOf({ outcome, member }, before),
        }
      }),
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
            actions: ['forgetOutcome', 'keepBefore'],
          },
          // The member has seen the messages.
          'page.left': { description: 'The member leaves the page.', actions: 'forgetOutcome' },
          // The outcome arrived while the member was on another page, which may have shown it.
          'page.entered': [
            { description: 'The member comes to the page.', guard: 'mayStillReport' },
            { actions: 'forgetOutcome' },
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
      // The answer had no member, or no outcome: read the member for the limits, and for the outcome if it is missing
      // (OQ-116).
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
