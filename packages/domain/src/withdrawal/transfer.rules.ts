/** Validates a bank transfer and builds its request (BANKW-07 to BANKW-18). */
import {
  amountFromText,
  asSeen,
  definedByGuard,
  fieldMessages,
  isBlank,
  nothing,
  Pence,
} from '../kernel/index.ts'
import { kindOf, type Member, type Transaction } from '../member/index.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import { withdrawalPolicy } from './withdrawal.policy.ts'
import type { BankTransfer, FieldError, WithdrawalSettings } from './withdrawal.schema.ts'

/** The form's fields, in screen order. */
export const transferFields = [
  'transferValue',
  'accountNumber',
  'sortCode',
  'contactTelephoneNumber',
  'buildingSocietyRollNumber',
] as const
export type TransferField = (typeof transferFields)[number]

/** The typed texts. */
export type TransferForm = { readonly [Field in TransferField]: string }
export type TransferComplaints = { readonly [Field in TransferField]?: string }

export const blankTransfer: TransferForm = {
  transferValue: '',
  accountNumber: '',
  sortCode: '',
  contactTelephoneNumber: '',
  buildingSocietyRollNumber: '',
}

/** Both ends are included (OQ-120). */
export interface TransferRange {
  readonly minimum: Pence
  readonly balance: Pence
}

/** The minimum transfer in force. Without settings, the lowest possible (OQ-121). */
export function minimumOf(settings: WithdrawalSettings | undefined): Pence {
  const { leastMinimum } = withdrawalPolicy
  return Pence.make(Math.max(settings?.minimumMemberWithdrawalAmount ?? nothing, leastMinimum))
}

/** True if the page mentions the minimum (BANKW-06). */
export const isMinimumNoted = (minimum: Pence): boolean => minimum > withdrawalPolicy.leastMinimum

/** The typed amount if it may be transferred: at most two decimals, both ends included. */
export function transferValueIn(
  text: string,
  { minimum, balance }: TransferRange,
): Pence | undefined {
  const value = amountFromText(text)
  return value !== undefined && value >= minimum && value <= balance ? value : undefined
}

/** A transfer among the transactions that hasn't cleared. */
export const waitingTransfer = ({ transactions }: Member): Transaction | undefined =>
  transactions.find(
    (line) => kindOf(line) === 'withdrawal' && line.status?.trim().toLowerCase() === 'requested',
  )

/** The most that the limit allows at a time. `undefined` if the balance doesn't exceed it. */
export const limitBelowBalance = ({
  availableBalance,
  withdrawalLimit = availableBalance,
}: Member): Pence | undefined => (withdrawalLimit < availableBalance ? withdrawalLimit : undefined)

/** The amount by which the balance falls short of the minimum transfer, if it does. */
export const missingToMinimum = ({ minimum, balance }: TransferRange): Pence | undefined =>
  balance < minimum ? Pence.make(minimum - balance) : undefined

/** The balance after the transfer. `undefined` if the amount can't be transferred. */
export function leftAfter(text: string, range: TransferRange): Pence | undefined {
  const value = transferValueIn(text, range)
  return value === undefined ? undefined : Pence.make(range.balance - value)
}

/** True for digits with spaces or hyphens between them, as printed on a card or a statement. */
const isInGroups = (text: string, digits: number): boolean =>
  /^[\d -]*$/.test(asSeen(text)) && digitsIn(text).length <= digits

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/**
 * Adds the hyphens to a sort code: 200001 and '20 00 01' become 20-00-01, and 200 becomes 20-0. Text that can't begin a
 * sort code stays the same, and gets its message.
 */
export function sortCodeAsTyped(text: string): string {
  if (!isInGroups(text, 6)) return text
  const digits = digitsIn(text)
  const pairs = (digits.match(/\d{1,2}/g) ?? []).join('-')
  // The member typed the hyphen, or a space in its place.
  const isPairEnded = /\d[^\d\p{Cf}]$/u.test(text) && (digits.length === 2 || digits.length === 4)
  return isPairEnded ? `${pairs}-` : pairs
}

/** An account number without spaces and hyphens: '0012 3456' becomes 00123456. */
export const accountNumberAsTyped = (text: string): string =>
  isInGroups(text, 8) ? digitsIn(text) : text

/** Exactly eight digits, ignoring white space around them (BANKW-14). */
export const isAccountNumber = (text: string): boolean => /^[0-9]{8}$/.test(asSeen(text))

/** Three pairs of digits with hyphens, '12-34-56', ignoring white space around them (BANKW-16). */
export const isSortCode = (text: string): boolean =>
  /^[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(asSeen(text))

/**
 * The message below each wrong field: an amount that isn't a number, has more than two decimals or is out of range; a
 * malformed account number, sort code or telephone number (BANKW-12 to BANKW-17). The roll number is optional
 * (BANKW-18).
 */
export function complaintsAboutTransfer(
  form: TransferForm,
  range: TransferRange,
): TransferComplaints {
  const { outOfRange, accountNumber, sortCode } = withdrawalMessages
  return {
    ...(transferValueIn(form.transferValue, range) === undefined && {
      transferValue: outOfRange(range.minimum, range.balance),
    }),
    ...(!isAccountNumber(form.accountNumber) && { accountNumber }),
    ...(!isSortCode(form.sortCode) && { sortCode }),
    ...(isBlank(form.contactTelephoneNumber) && {
      contactTelephoneNumber: fieldMessages.required,
    }),
  }
}

/** The form with both numbers in their usual form, even if a browser filled them in (OQ-122). */
export const readTransfer = (filled: TransferForm): TransferForm => ({
  ...filled,
  accountNumber: accountNumberAsTyped(filled.accountNumber),
  sortCode: sortCodeAsTyped(filled.sortCode),
})

/** The transfer to send. `undefined` if the form has errors. */
export function transferOf(filled: TransferForm, range: TransferRange): BankTransfer | undefined {
  const form = readTransfer(filled)
  if (Object.keys(complaintsAboutTransfer(form, range)).length > 0) return undefined
  const rollNumber = asSeen(form.buildingSocietyRollNumber)
  return {
    transferValue: definedByGuard(transferValueIn(form.transferValue, range)),
    accountNumber: asSeen(form.accountNumber),
    sortCode: asSeen(form.sortCode),
    contactTelephoneNumber: asSeen(form.contactTelephoneNumber),
    ...(rollNumber !== '' && { buildingSocietyRollNumber: rollNumber }),
  }
}

/** The server's errors, sorted by field (BANKW-19, OQ-122). */
export interface SortedFieldErrors {
  /** Shown under their fields. Several about one field are joined. */
  readonly complaints: TransferComplaints
  /** Errors that match no field of the form, shown at the top. */
  readonly others: readonly string[]
}

/** Matches field names in any letter case. Leaves out blank and repeated messages. */
export function sortFieldErrors(errors: readonly FieldError[]): SortedFieldErrors {
  const withText = errors.filter((error) => !isBlank(error.errorMessage))
  const messagesFor = (field: TransferField | undefined) => [
    ...new Set(
      withText
        .filter((error) => fieldOf(error) === field)
        .map((error) => error.errorMessage.trim()),
    ),
  ]
  const complaints = transferFields.flatMap((field) => {
    const messages = messagesFor(field)
    return messages.length === 0 ? [] : [[field, messages.join(' ')]]
  })
  return { complaints: Object.fromEntries(complaints), others: messagesFor(undefined) }
}

const fieldOf = ({ field }: FieldError): TransferField | undefined =>
  transferFields.find((known) => known.toLowerCase() === field.trim().toLowerCase())

/** The part that may survive a reload: nothing that identifies the account (OQ-134). */
export type TransferDraft = Pick<TransferForm, 'transferValue' | 'contactTelephoneNumber'>

export const blankTransferDraft: TransferDraft = { transferValue: '', contactTelephoneNumber: '' }
