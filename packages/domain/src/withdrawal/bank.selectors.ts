import type { SnapshotFrom } from 'xstate'
import { formatPounds, Pence } from '../kernel/index.ts'
import { type Control, controlUnless, type WhyDisabled } from '../ledger/index.ts'
import { type BalanceView, balanceView, type Member } from '../member/index.ts'
import { paths } from '../shell/index.ts'
import type { bankWithdrawalMachine } from './bank.machine.ts'
import { isBankOffered } from './offering.rules.ts'
import type { OutcomeMessage } from './outcome-notices.rules.ts'
import {
  complaintsAboutTransfer,
  isMinimumNoted,
  leftAfter,
  limitBelowBalance,
  minimumOf,
  missingToMinimum,
  readTransfer,
  type TransferComplaints,
  type TransferDraft,
  type TransferForm,
  type TransferRange,
  transferValueIn,
  waitingTransfer,
} from './transfer.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

type BankSnapshot = SnapshotFrom<ReturnType<typeof bankWithdrawalMachine>>

/** The targets of the bank button, and of Cancel on its page (BANKW-02, BANKW-05). */
export const withdrawalLinks = { toBank: paths.withdrawViaBank, cancel: paths.account } as const

export interface BankWithdrawalView {
  readonly balance: BalanceView
  /** The limit, if the balance exceeds it. */
  readonly mostAtATime: string | undefined
  /** Set only if the minimum exceeds a penny (BANKW-06). */
  readonly minimumNote: string | undefined
  /** How far the balance is below that minimum. `undefined` if it isn't. */
  readonly missing: string | undefined
  /** The typed amount and the balance after it. `undefined` while that amount can't be transferred. */
  readonly thisWithdrawal: string | undefined
  readonly leftAfterwards: string | undefined
  readonly form: TransferForm
  readonly complaints: TransferComplaints
  /** The server's errors that match no field of the form, shown at the top (OQ-122). */
  readonly otherErrors: readonly string[]
  readonly message: OutcomeMessage | undefined
  /** Warns that an earlier transfer hasn't cleared. Not set for a transfer that the page has just made. */
  readonly waitingNote: string | undefined
  /** The message about another running call on the savings. */
  readonly lockNote: string | undefined
  /** True while the page shows the outcome of the last transfer. Only My Account acknowledges a successful one. */
  readonly isSaying: boolean
  /** Lists the fields that we didn't restore with the form (OQ-134). */
  readonly note: string | undefined
  /** Disables the form and its button, so that nothing can be typed or sent. */
  readonly control: Control
  readonly isSending: boolean
  /** The balance is read before the form opens (OQ-135). */
  readonly isReading: boolean
  /** Reserves the line for the minimum until it is known. */
  readonly isMinimumLoading: boolean
  /** The transfer was made; the page closes in a moment. */
  readonly isRequested: boolean
  readonly isWaitingLong: boolean
  /** The balance couldn't be read. A button to try again replaces the submit button. */
  readonly isUnread: boolean
}

/** The minimum is a penny if there are no settings, or they failed to load (OQ-121, OQ-132). */
export function bankWithdrawalView(snapshot: BankSnapshot): BankWithdrawalView {
  const { form, otherErrors, serverComplaints, message, isRestored, known } = snapshot.context
  const { settings, savings } = known
  // We neither show nor withdraw an old balance.
  const balance = known.member.shown
  const minimum = minimumOf(settings.last)
  const range =
    balance.is === 'ready' ? { minimum, balance: balance.value.availableBalance } : undefined
  const errors = otherErrors.length + Object.keys(serverComplaints).length
  const isRequested = snapshot.matches('requested')
  const isUnread = balance.is === 'failed'
  const { ours } = withdrawalMessages
  // After the transfer, the shown balance is already the remaining one.
  const typedRange = isRequested ? undefined : range
  return {
    balance: balanceView(balance),
    mostAtATime: written(balance.is === 'ready' ? limitBelowBalance(balance.value) : undefined),
    minimumNote: isMinimumNoted(minimum) ? ours.minimum(minimum) : undefined,
    missing: isMinimumNoted(minimum)
      ? written(typedRange && missingToMinimum(typedRange))
      : undefined,
    thisWithdrawal: written(typedRange && transferValueIn(form.transferValue, typedRange)),
    leftAfterwards: written(typedRange && leftAfter(form.transferValue, typedRange)),
    form,
    complaints: typedRange === undefined ? {} : shownComplaints(snapshot, typedRange),
    otherErrors,
    message,
    waitingNote: message?.tone === 'success' ? undefined : waitingNote(known.member.last),
    lockNote: savings.note,
    isSaying: !isRequested && (message !== undefined || errors > 0),
    note: isRestored ? ours.enterAgain : undefined,
    control: controlOf(snapshot),
    isSending: snapshot.matches('sending'),
    isReading: balance.is === 'loading' || snapshot.matches('readingBalance'),
    isRequested,
    isMinimumLoading: settings.last === undefined && settings.shown.is === 'loading',
    isWaitingLong: savings.isAwaitedLong,
    isUnread,
  }
}

function waitingNote(member: Member | undefined): string | undefined {
  const { cashbackAmount: amount, transactionDate } = (member && waitingTransfer(member)) ?? {}
  return amount && withdrawalMessages.ours.waiting(Pence.make(Math.abs(amount)), transactionDate)
}

/** If the balance couldn't be read, the submit button reads it again. */
function controlOf(snapshot: BankSnapshot): Control {
  const isUnread = snapshot.context.known.member.shown.is === 'failed'
  return isUnread && snapshot.matches('enteringTransfer')
    ? { state: 'enabled' }
    : controlUnless(whyTransferDisabled(snapshot))
}

function whyTransferDisabled({ value, context: { known } }: BankSnapshot): WhyDisabled | false {
  switch (typeof value === 'string' ? value : 'requested') {
    case 'enteringTransfer':
      return known.savings.lock ?? (known.member.shown.is !== 'ready' && 'balanceUnknown')
    case 'readingBalance':
      return 'refreshing'
    case 'requested':
      return 'done'
    default:
      return 'inFlight'
  }
}

const written = (amount: Pence | undefined): string | undefined =>
  amount === undefined ? undefined : formatPounds(amount)

/** Our own complaints come first. Before a submit we only check the amount, when its field loses focus. */
function shownComplaints(snapshot: BankSnapshot, range: TransferRange): TransferComplaints {
  const { form, submissions, isAmountLeft, serverComplaints } = snapshot.context
  const ours = complaintsAboutTransfer(readTransfer(form), range)
  if (submissions > 0) return { ...serverComplaints, ...ours }
  const { transferValue } = ours
  return isAmountLeft && transferValue !== undefined ? { transferValue } : {}
}

/**
 * The redirect for a member without the flags (OQ-118). The page stays while a transfer is running, and until the
 * member has seen its message (BANKW-21). Field errors alone don't keep it open.
 */
export const bankWithdrawalRedirect = (snapshot: BankSnapshot): string | undefined => {
  const { message, isAway, known } = snapshot.context
  const { last: member } = known.member
  const isReported = message === undefined && snapshot.matches('enteringTransfer') && !isAway
  return member === undefined || isBankOffered(member) || !isReported ? undefined : paths.account
}

/**
 * The part of an edited form that we may store: nothing that identifies the account, and nothing once the transfer is
 * made (OQ-134).
 */
export function transferDraft(snapshot: BankSnapshot): TransferDraft | undefined {
  const { form } = snapshot.context
  const { transferValue, contactTelephoneNumber } = form
  const isTouched = Object.values(form).some((text) => text !== '')
  const isMade = snapshot.matches('requested')
  return isTouched && !isMade ? { transferValue, contactTelephoneNumber } : undefined
}
