import { Effect } from 'effect'
import { assign, setup } from 'xstate'
import {
  currentValue,
  type Failure,
  failureOf,
  fromEffect,
  isEndOfSession,
  mayHaveArrived,
  notSent,
} from '../kernel/index.ts'
import { isSettled, mayStillSay } from '../ledger/index.ts'
import { lastMemberOf, type Member, memberOnceRead } from '../member/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import type { BankWithdrawal, BankWithdrawalEvent, BankWithdrawalInput } from './bank.schema.ts'
import { sortFieldErrors } from './field-errors.rules.ts'
import { isBankOffered } from './offering.rules.ts'
import { endOfWithdrawal } from './outcome.rules.ts'
import { bankMessage, failedMessage } from './outcome-messages.rules.ts'
import { ownBankCalls } from './reported-calls.ts'
import { blankTransfer, minimumOf, type TransferForm, transferOf } from './transfer.rules.ts'
import { withdrawalPolicy } from './withdrawal.policy.ts'
import type { WithdrawalPort } from './withdrawal.port.ts'
import type { BankTransfer, BankWithdrawalAnswer } from './withdrawal.schema.ts'

/** The member, while the balance is known and no other call draws on it. */
const knownMember = ({ member, purse }: BankWithdrawal): Member | undefined =>
  isSettled(purse.getSnapshot()) ? currentValue(member) : undefined

/** What may be sent now. */
function transferNow(context: BankWithdrawal): BankTransfer | undefined {
  const { settings, form } = context
  const known = knownMember(context)
  if (known === undefined || !isBankOffered(known)) return undefined
  const minimum = minimumOf(settings.getSnapshot().context.value)
  return transferOf(form, { minimum, balance: known.availableBalance })
}

const untouched = {
  submissions: 0,
  isAmountLeft: false,
  isRestored: false,
  message: undefined,
  serverComplaints: {},
  otherErrors: [],
} as const

/** The withdrawal to a bank account: form, one transfer, its outcome (BANKW-07 to BANKW-27). */
export const bankWithdrawalMachine = (
  port: Pick<WithdrawalPort, 'withdrawToBank'>,
  browser: BrowserPort,
) =>
  setup({
    types: {} as {
      context: BankWithdrawal
      events: BankWithdrawalEvent
      input: BankWithdrawalInput
    },
    actors: {
      transfer: fromEffect<BankWithdrawalAnswer, BankWithdrawal>((context) => {
        const transfer = transferNow(context)
        return transfer === undefined ? Effect.fail(notSent) : port.withdrawToBank(transfer)
      }),
      memberOnceRead,
    },
    delays: { redirect: withdrawalPolicy.redirectMs },
    guards: {
      isBalanceKnown: ({ context }) => knownMember(context) !== undefined,
      mayTransfer: ({ context }) => transferNow(context) !== undefined,
      mayStillSay: ({ context: { purse, outcome } }) =>
        mayStillSay(purse.getSnapshot(), ownBankCalls, endOfWithdrawal(outcome) === 'failed'),
      isRequested: ({ context }) => context.outcome === 'requested',
      isRequestedUnseen: ({ context }) => context.outcome === 'requested' && context.isAway,
      isOverBalance: ({ context }) => context.outcome === 'overBalance',
    },
    actions: {
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
        message: undefined,
        serverComplaints: {},
        otherErrors: [],
      })),
      blankForm: assign({
        form: blankTransfer,
        submissions: 0,
        isAmountLeft: false,
        isRestored: false,
      }),
      startAnew: assign({ ...untouched, form: blankTransfer }),
      forgetOutcome: assign({ message: undefined, serverComplaints: {}, otherErrors: [] }),
      leavePage: assign({ isAway: true }),
      enterPage: assign({ isAway: false }),
      keepAnswer: assign(({ context }, { outcome, fieldErrors }: BankWithdrawalAnswer) => {
        const errors = sortFieldErrors(outcome === 'refused' ? fieldErrors : [])
        return {
          outcome,
          // The message names the balance, so read the balance first.
          message:
            outcome === 'overBalance'
              ? undefined
              : bankMessage(outcome, lastMemberOf(context.member)),
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
      ...untouched,
      form: { ...blankTransfer, ...draft },
      isRestored: draft !== undefined,
      isAway: false,
    }),
    on: {
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
          // The member has read the messages, and nothing typed is left.
          'page.left': { actions: ['startAnew', 'leavePage'] },
          // What came while they were elsewhere may have been said there.
          'page.entered': [
            { guard: 'mayStillSay', actions: 'enterPage' },
            { actions: ['forgetOutcome', 'enterPage'] },
          ],
        },
      },
      sending: {
        description: 'The server is processing the transfer.',
        invoke: {
          src: 'transfer',
          input: ({ context }) => context,
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
          // A member on another page stays there.
          { guard: 'isRequestedUnseen', target: 'enteringTransfer', actions: 'blankForm' },
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
