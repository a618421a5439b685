import type { SnapshotFrom } from 'xstate'
import { formatPounds, type Pence } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { paths } from '../shell/index.ts'
import type { bankWithdrawalMachine } from './bank.machine.ts'
import { isBankOffered } from './offering.rules.ts'
import type { OutcomeMessage } from './outcome-messages.rules.ts'
import {
  complaintsAboutTransfer,
  isMinimumNoted,
  leftAfter,
  minimumOf,
  type TransferComplaints,
  type TransferDraft,
  type TransferForm,
  type TransferRange,
  transferValueIn,
} from './transfer.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import type { WithdrawalSettings } from './withdrawal.schema.ts'

type BankSnapshot = SnapshotFrom<ReturnType<typeof bankWithdrawalMachine>>

/** Where the links lead: the bank button, and Cancel on its page (BANKW-02, BANKW-05). */
export const withdrawalLinks = { toBank: paths.withdrawViaBank, cancel: paths.account } as const

export interface BankWithdrawalView {
  readonly availableBalance: string
  readonly pendingBalance: string | undefined
  /** Only when the minimum exceeds a penny (BANKW-06). */
  readonly minimumNote: string | undefined
  /** The amount as typed, and what it leaves; none while it can't be transferred. */
  readonly thisWithdrawal: string | undefined
  readonly leftAfterwards: string | undefined
  readonly form: TransferForm
  readonly complaints: TransferComplaints
  /** The server's errors about no field of the form; they stand on top (OQ-122). */
  readonly otherErrors: readonly string[]
  readonly message: OutcomeMessage | undefined
  /** Says what was not given back with the form (OQ-134). */
  readonly note: string | undefined
  /** Something is awaited, or the transfer was made: nothing can be typed or sent. */
  readonly isLocked: boolean
  readonly isSending: boolean
  /** The balance is read again before the form opens (OQ-135). */
  readonly isReadingAgain: boolean
  /** The transfer was made; the page leaves in a moment. */
  readonly isRequested: boolean
  readonly isWaitingLong: boolean
  /** The member could not be read again; trying once more is offered instead of the button. */
  readonly isUnread: boolean
}

/** The transfer was made: of its form nothing is needed any more. */
const isMade = (snapshot: BankSnapshot): boolean =>
  snapshot.matches('requested') || snapshot.matches('left')

/** Settings that are not there, or failed, leave the minimum at a penny (OQ-121, OQ-132). */
export function bankWithdrawalView(
  snapshot: BankSnapshot,
  member: Member,
  settings: WithdrawalSettings | undefined,
): BankWithdrawalView {
  const { form, otherErrors, message, isRestored } = snapshot.context
  const range = { minimum: minimumOf(settings), balance: member.availableBalance }
  const isRequested = isMade(snapshot)
  const isUnread = snapshot.matches('unread')
  const { minimum, enterAgain } = withdrawalMessages.ours
  return {
    availableBalance: formatPounds(member.availableBalance),
    pendingBalance: written(member.pendingBalance),
    minimumNote: isMinimumNoted(range.minimum) ? minimum(range.minimum) : undefined,
    // After the transfer the balance is already what it left.
    thisWithdrawal: isRequested ? undefined : written(transferValueIn(form.transferValue, range)),
    leftAfterwards: isRequested ? undefined : written(leftAfter(form.transferValue, range)),
    form,
    complaints: isRequested ? {} : shownComplaints(snapshot, range),
    otherErrors,
    message,
    note: isRestored ? enterAgain : undefined,
    isLocked: !(isUnread || snapshot.matches('enteringTransfer')),
    isSending: snapshot.matches('sending'),
    isReadingAgain: snapshot.matches('readingBalance') || snapshot.matches('readingMember'),
    isRequested,
    isWaitingLong: snapshot.matches({ sending: 'waitingLong' }),
    isUnread,
  }
}

const written = (amount: Pence | undefined): string | undefined =>
  amount === undefined ? undefined : formatPounds(amount)

/** Ours come first; nothing is complained about before a submit, the amount when it was left. */
function shownComplaints(snapshot: BankSnapshot, range: TransferRange): TransferComplaints {
  const { form, submissions, isAmountLeft, serverComplaints } = snapshot.context
  const ours = complaintsAboutTransfer(form, range)
  if (submissions > 0) return { ...serverComplaints, ...ours }
  const { transferValue } = ours
  return isAmountLeft && transferValue !== undefined ? { transferValue } : {}
}

/** Where a member without the flags is sent instead (OQ-118). */
export const bankWithdrawalRedirect = (member: Member): string | undefined =>
  isBankOffered(member) ? undefined : paths.account

/**
 * What may be kept of a form in which something was typed; nothing that names the account, and
 * nothing of a transfer that was made (OQ-134).
 */
export function transferDraft(snapshot: BankSnapshot): TransferDraft | undefined {
  const { form } = snapshot.context
  const { transferValue, contactTelephoneNumber } = form
  const isTouched = Object.values(form).some((text) => text !== '')
  return isTouched && !isMade(snapshot) ? { transferValue, contactTelephoneNumber } : undefined
}
