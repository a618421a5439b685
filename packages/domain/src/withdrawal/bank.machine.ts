import { assign, setup } from 'xstate'
import {
  type Failure,
  failureOf,
  following,
  isEndOfSession,
  type KnownChanged,
  type KnownResource,
  knownResource,
  mayHaveArrived,
  type Observe,
  observeOnce,
  type ResourceRef,
  sending,
} from '../kernel/index.ts'
import { type KnownPurse, knownPurse, type PurseRef } from '../ledger/index.ts'
import { type Member, memberOnceRead } from '../member/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import { isBankOffered } from './offering.rules.ts'
import { bankMessage, failedMessage, type OutcomeMessage } from './outcome-notices.rules.ts'
import {
  blankTransfer,
  minimumOf,
  sortFieldErrors,
  type TransferComplaints,
  type TransferDraft,
  type TransferForm,
  transferOf,
} from './transfer.rules.ts'
import { withdrawalPolicy } from './withdrawal.policy.ts'
import type { WithdrawalPort } from './withdrawal.port.ts'
import {
  type BankOutcome,
  type BankTransfer,
  type BankWithdrawalAnswer,
  ownBankCalls,
  type WithdrawalSettings,
} from './withdrawal.schema.ts'

interface Input {
  readonly member: ResourceRef<Member>
  readonly settings: ResourceRef<WithdrawalSettings>
  /** The savings' entry in the ledger. */
  readonly purse: PurseRef
  /** The part of the form that survived a reload of the page (OQ-134). */
  readonly draft?: TransferDraft | undefined
}

interface Known {
  readonly member: KnownResource<Member>
  readonly settings: KnownResource<WithdrawalSettings>
  readonly savings: KnownPurse
}

interface Context extends Omit<Input, 'draft'> {
  readonly known: Known
  readonly form: TransferForm
  readonly isRestored: boolean
  /** The number of submit attempts. Complaints are shown after the first. */
  readonly submissions: number
  /** True once the amount's field has lost focus: we then check it (OQ-138). */
  readonly isAmountLeft: boolean
  /** True if the member left the page while the transfer was running. */
  readonly isAway: boolean
  readonly outcome?: BankOutcome | undefined
  /** One message at a time (BANKW-27). */
  readonly message?: OutcomeMessage | undefined
  readonly serverComplaints: TransferComplaints
  readonly otherErrors: readonly string[]
}

export type BankWithdrawalEvent =
  | { readonly type: 'transfer.changed'; readonly change: Partial<TransferForm> }
  | { readonly type: 'amount.left' }
  | { readonly type: 'transfer.submitted' }
  | { readonly type: 'page.left' }
  | { readonly type: 'page.entered' }
  | KnownChanged<Known>

const knownOf = ({ member, settings, purse }: Omit<Input, 'draft'>, observe: Observe): Known => ({
  member: knownResource(observe, member),
  settings: knownResource(observe, settings),
  savings: knownPurse(observe, purse, ownBankCalls),
})

/** The member, if we know the balance and no other call uses it. */
const knownMember = ({ known: { member, savings } }: Context): Member | undefined =>
  savings.lock === undefined ? member.current : undefined

/** The transfer that may be sent now. */
function transferNow(context: Context): BankTransfer | undefined {
  const member = knownMember(context)
  if (member === undefined || !isBankOffered(member)) return undefined
  const minimum = minimumOf(context.known.settings.last)
  return transferOf(context.form, { minimum, balance: member.availableBalance })
}

const emptyTransfer = {
  form: blankTransfer,
  submissions: 0,
  isAmountLeft: false,
  isRestored: false,
} as const

const noMessages = { message: undefined, serverComplaints: {}, otherErrors: [] } as const

/** The withdrawal to a bank account: a form, one transfer and its outcome (BANKW-07 to BANKW-27). */
export const bankWithdrawalMachine = (
  port: Pick<WithdrawalPort, 'withdrawToBank'>,
  browser: BrowserPort,
) =>
  setup({
    types: {} as { context: Context; events: BankWithdrawalEvent; input: Input },
    actors: {
      following: following(knownOf),
      transfer: sending((transfer: BankTransfer) => port.withdrawToBank(transfer)),
      memberOnceRead,
    },
    delays: { redirect: withdrawalPolicy.redirectMs },
    guards: {
      isBalanceKnown: ({ context }) => knownMember(context) !== undefined,
      mayTransfer: ({ context }) => transferNow(context) !== undefined,
      isRequested: ({ context }) => context.outcome === 'requested',
      isRequestedAway: ({ context }) => context.outcome === 'requested' && context.isAway,
      isOverBalance: ({ context }) => context.outcome === 'overBalance',
    },
    actions: {
      keepKnown: assign((_, known: Known) => ({ known })),
      keepChange: assign(({ context }, change: Partial<TransferForm>) => ({
        form: { ...context.form, ...change },
        // The server's complaint was about the old text.
        serverComplaints: Object.fromEntries(
          Object.entries(context.serverComplaints).filter(([field]) => !(field in change)),
        ),
      })),
      judgeAmount: assign({ isAmountLeft: true }),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        ...noMessages,
      })),
      blankForm: assign(emptyTransfer),
      startAnew: assign({ ...emptyTransfer, ...noMessages }),
      leavePage: assign({ isAway: true }),
      // Another page may have shown an outcome while the member was there.
      enterPage: assign(({ context: { known } }) => ({
        isAway: false,
        ...(!known.savings.mayReport && noMessages),
      })),
      keepAnswer: assign(({ context }, { outcome, fieldErrors }: BankWithdrawalAnswer) => {
        const errors = sortFieldErrors(outcome === 'refused' ? fieldErrors : [])
        return {
          outcome,
          // The message names the balance, so read the balance first.
          message:
            outcome === 'overBalance' ? undefined : bankMessage(outcome, context.known.member.last),
          serverComplaints: errors.complaints,
          otherErrors: errors.others,
        }
      }),
      tellBalance: assign((_, member: Member | undefined) => ({
        message: bankMessage('overBalance', member),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        message: isEndOfSession(failure) ? undefined : failedMessage(mayHaveArrived(failure)),
        outcome: undefined,
      })),
      openAccount: () => browser.openPath(withdrawalPolicy.redirectPath),
    },
  }).createMachine({
    id: 'bankWithdrawal',
    context: ({ input: { draft, ...input } }) => ({
      ...input,
      known: knownOf(input, observeOnce),
      ...emptyTransfer,
      ...noMessages,
      form: { ...blankTransfer, ...draft },
      isRestored: draft !== undefined,
      isAway: false,
    }),
    invoke: { src: 'following', input: ({ context }) => context },
    on: {
      'known.changed': {
        description: 'The balance, the settings or the calls on the savings have changed.',
        actions: { type: 'keepKnown', params: ({ event }) => event.known },
      },
      'page.left': { description: 'The member leaves the page.', actions: 'leavePage' },
      'page.entered': { description: 'The member comes to the page.', actions: 'enterPage' },
    },
    initial: 'enteringTransfer',
    states: {
      enteringTransfer: {
        description: 'The member fills in the transfer.',
        on: {
          'transfer.changed': {
            description: 'The member changes the transfer.',
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'amount.left': {
            description: 'The member leaves the amount field.',
            actions: 'judgeAmount',
          },
          'transfer.submitted': [
            {
              description: 'The member submits the transfer.',
              guard: 'mayTransfer',
              target: 'sending',
              actions: 'countSubmission',
            },
            { guard: 'isBalanceKnown', actions: 'countSubmission' },
          ],
          // The member has seen the messages, and no typed text is left.
          'page.left': { actions: ['startAnew', 'leavePage'] },
        },
      },
      sending: {
        description: 'The server is processing the transfer.',
        invoke: {
          src: 'transfer',
          input: ({ context }) => transferNow(context),
          onDone: {
            target: 'settling',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          onError: {
            target: 'enteringTransfer',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      settling: {
        description: 'The response decides what comes next.',
        always: [
          // Members on another page stay there.
          { guard: 'isRequestedAway', target: 'enteringTransfer', actions: 'blankForm' },
          { guard: 'isRequested', target: 'requested' },
          { guard: 'isOverBalance', target: 'readingBalance' },
          { target: 'enteringTransfer' },
        ],
      },
      // The message names the newly read balance (BANKW-24).
      readingBalance: {
        description: 'The balance is loading again.',
        invoke: {
          src: 'memberOnceRead',
          input: ({ context }) => context.member,
          onDone: {
            target: 'enteringTransfer',
            actions: { type: 'tellBalance', params: ({ event }) => event.output },
          },
        },
      },
      // Locked until the member leaves (OQ-123).
      requested: {
        description: 'The server has accepted the transfer.',
        initial: 'telling',
        states: {
          telling: {
            description: 'The page says thank you.',
            after: {
              redirect: {
                description: 'The page has said thank you long enough.',
                target: 'leaving',
              },
            },
          },
          leaving: { description: 'The account page opens.', entry: 'openAccount' },
        },
        on: { 'page.left': { target: 'enteringTransfer', actions: ['startAnew', 'leavePage'] } },
      },
    },
  })
