import { assign, sendTo, setup } from 'xstate'
import { readMemberAgain } from '../account/index.ts'
import {
  type Failure,
  failureOf,
  fromEffect,
  mayHaveArrived,
  moneyCallPolicy,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import type { BrowserPort } from '../shell/index.ts'
import type { BankWithdrawal, BankWithdrawalEvent, BankWithdrawalInput } from './bank.schema.ts'
import { sortFieldErrors } from './field-errors.rules.ts'
import { isBankOffered } from './offering.rules.ts'
import { bankOutcomeOf } from './outcome.rules.ts'
import { bankMessage, failedMessage } from './outcome-messages.rules.ts'
import {
  blankTransfer,
  minimumOf,
  type TransferForm,
  type TransferRange,
  transferOf,
} from './transfer.rules.ts'
import { withdrawalPolicy } from './withdrawal.policy.ts'
import type { WithdrawalPort } from './withdrawal.port.ts'
import type { BankTransfer, BankWithdrawalAnswer } from './withdrawal.schema.ts'

const memberOf = (context: BankWithdrawal) => context.member.getSnapshot().context.value

const rangeOf = (context: BankWithdrawal, member: Member): TransferRange => ({
  minimum: minimumOf(context.settings.getSnapshot().context.value),
  balance: member.availableBalance,
})

/** The withdrawal to a bank account: form, one transfer, what came of it (BANKW-07 to BANKW-27). */
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
      transfer: fromEffect<BankWithdrawalAnswer, BankTransfer>((transfer) =>
        port.withdrawToBank(transfer),
      ),
      readMemberAgain,
    },
    delays: { longWait: moneyCallPolicy.longWaitMs, redirect: withdrawalPolicy.redirectMs },
    guards: {
      mayTransfer: ({ context }) => {
        const member = memberOf(context)
        return (
          member !== undefined &&
          isBankOffered(member) &&
          transferOf(context.form, rangeOf(context, member)) !== undefined
        )
      },
      isRequested: ({ context }) => context.outcome === 'requested',
      isOverBalance: ({ context }) => context.outcome === 'overBalance',
      isFailed: ({ context }) => context.outcome === 'failed',
    },
    actions: {
      keepChange: assign(({ context }, change: Partial<TransferForm>) => ({
        form: { ...context.form, ...change },
        // What the server said about a field was about its old text.
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
      keepTransfer: assign(({ context }) => ({
        // mayTransfer has let nothing through without a member.
        transfer: transferOf(context.form, rangeOf(context, memberOf(context) as Member)),
      })),
      keepAnswer: assign(({ context }, answer: BankWithdrawalAnswer) => {
        const outcome = bankOutcomeOf(answer)
        const errors = sortFieldErrors(outcome === 'refused' ? answer.fieldErrors : [])
        return {
          outcome,
          // The balance has to be read before the sentence that names it can be said.
          message: outcome === 'overBalance' ? undefined : bankMessage(outcome, memberOf(context)),
          serverComplaints: errors.complaints,
          otherErrors: errors.others,
        }
      }),
      tellBalance: assign((_, member: Member | undefined) => ({
        message: bankMessage('overBalance', member),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        message: failedMessage(mayHaveArrived(failure)),
      })),
      markMemberStale: sendTo(({ context }) => context.member, { type: 'resource.invalidated' }),
      askForMember: sendTo(({ context }) => context.member, { type: 'resource.needed' }),
      openAccount: () => browser.openPath(withdrawalPolicy.redirectPath),
    },
  }).createMachine({
    id: 'bankWithdrawal',
    context: ({ input }) => ({
      member: input.member,
      settings: input.settings,
      form: { ...blankTransfer, ...input.draft },
      isRestored: input.draft !== undefined,
      submissions: 0,
      isAmountLeft: false,
      serverComplaints: {},
      otherErrors: [],
    }),
    initial: 'enteringTransfer',
    states: {
      enteringTransfer: {
        on: {
          'transfer.changed': {
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'amount.left': { actions: 'judgeAmount' },
          'transfer.submitted': [
            {
              guard: 'mayTransfer',
              target: 'sending',
              actions: ['countSubmission', 'keepTransfer'],
            },
            { actions: 'countSubmission' },
          ],
        },
      },
      sending: {
        initial: 'waiting',
        states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
        invoke: {
          src: 'transfer',
          // mayTransfer has let nothing through but a complete transfer.
          input: ({ context }) => context.transfer as BankTransfer,
          onDone: {
            target: 'settling',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          onError: {
            target: 'readingMember',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      settling: {
        always: [
          { guard: 'isRequested', target: 'requested' },
          { guard: 'isOverBalance', target: 'readingBalance' },
          { guard: 'isFailed', target: 'readingMember' },
          { target: 'enteringTransfer' },
        ],
      },
      // The message names the balance as read again (BANKW-24).
      readingBalance: {
        invoke: {
          src: 'readMemberAgain',
          input: ({ context }) => context.member,
          onDone: {
            target: 'enteringTransfer',
            actions: { type: 'tellBalance', params: ({ event }) => event.output },
          },
          onError: { target: 'unread', actions: { type: 'tellBalance', params: undefined } },
        },
      },
      // Whether it arrived is not known: no second transfer before the balance is (OQ-135).
      readingMember: {
        invoke: {
          src: 'readMemberAgain',
          input: ({ context }) => context.member,
          onDone: 'enteringTransfer',
          onError: 'unread',
        },
      },
      unread: {
        on: {
          'transfer.changed': {
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'retry.requested': 'readingMember',
        },
      },
      // Locked for good: a double click makes no second transfer (OQ-123).
      requested: {
        entry: ['markMemberStale', 'askForMember'],
        after: { redirect: 'left' },
      },
      left: { entry: 'openAccount' },
    },
  })
