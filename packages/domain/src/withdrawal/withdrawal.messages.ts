import {
  type Day,
  formatDay,
  formatLimit,
  formatPounds,
  joinPresent,
  type Pence,
} from '../kernel/index.ts'
import { memberMessages } from '../member/index.ts'

const adverbOf = (times: number): string => ({ 1: 'once', 2: 'twice' })[times] ?? `${times} times`

export const withdrawalMessages = {
  /** Withdrawals to the prepaid card (section 8). */
  withdrawn: 'Thank you for your withdrawal, you will receive an email shortly.',
  countLimited: (times: number) =>
    `Sorry, you are only able to withdraw from your savings account ${times} time(s) a day.`,
  capped: (limit: Pence) =>
    `Your withdrawal request exceeded allowable amount of ${formatLimit(limit)} - ${formatLimit(limit)} has been withdrawn.`,

  /** Withdrawals to a bank account (section 8). */
  requested:
    'Thank you for your request. You should typically receive funds within 7 working days.',
  overLimit: (limit: Pence) =>
    `Your withdrawal request exceeded allowable amount of ${formatLimit(limit)}.`,
  overBalance: (balance: Pence) =>
    `Your withdrawal request exceeded available balance of ${formatPounds(balance)}.`,
  alreadyRequested:
    'A Bank Transfer withdrawal request already exists. Further requests cannot be made until this has cleared.',

  /** Every other outcome of either withdrawal (section 8, OQ-117, OQ-135). */
  failed:
    'An error occured while processig your withdrawal request. Please contact support or try again later.',

  /** The fields of the transfer (section 5). */
  outOfRange: (minimum: Pence, balance: Pence) =>
    `Transfer value should be greater than ${formatPounds(minimum)} and less than ${formatPounds(balance)}`,
  accountNumber: 'Account number should be a number in the format 99999999',
  sortCode: 'Sort code should be in the format 99-99-99',
  cancel: 'Cancel',

  ours: {
    heading: 'Withdraw to your bank',
    toCard: 'Withdraw to card',
    toBank: 'Withdraw to bank',
    /** Explains the card button. */
    cardSends: (amount: Pence) => `Sends ${formatPounds(amount)} to your prepaid card at once.`,
    timesADay: (times: number) => `You can do this ${adverbOf(times)} a day.`,
    limitReached: 'You have reached your limit for today.',
    nothingSaved: 'You can withdraw once a shop has confirmed your cashback.',
    withdrawing: 'Withdrawing...',
    dismiss: 'Dismiss',
    mayHaveArrived:
      'We don’t know if your withdrawal went through. Check your balance and transactions before you try again.',
    unread: 'We couldn’t load your balance. Check again before you continue.',
    readingAgain: memberMessages.ours.readingBalance,
    minimum: (minimum: Pence) => `The minimum withdrawal amount is ${formatPounds(minimum)}.`,
    availableBalance: 'Available balance',
    pendingBalance: 'Pending balance',
    mostAtATime: 'Most you can withdraw at a time',
    /** Shown on arrival, about a transfer that hasn't cleared. */
    waiting: (amount: Pence, day: Day | undefined) =>
      `You asked for ${joinPresent([formatPounds(amount), formatDay(day)], ' on ')}. You may have to wait until it has cleared.`,
    missing: 'Still needed to withdraw',
    thisWithdrawal: 'This withdrawal',
    leftAfterwards: 'Balance afterwards',
    howMuch: 'How much',
    whereTo: 'Where to',
    transferValue: 'Amount',
    /** The field's name in messages about the amount, for screen readers. */
    alsoTransferValue: '(transfer value)',
    accountNumber: 'Account number',
    accountNumberHint: '8 digits',
    sortCode: 'Sort code',
    sortCodeHint: '6 digits. We add the hyphens.',
    contactTelephoneNumber: 'Contact telephone number',
    buildingSocietyRollNumber: 'Building society roll number (optional)',
    enterAgain:
      'For your security, we don’t keep your account number, sort code or roll number. Enter them again.',
  },
} as const
