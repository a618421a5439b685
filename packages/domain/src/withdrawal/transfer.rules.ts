/** What is wrong with a transfer to a bank account, and what is sent (BANKW-07 to BANKW-18). */
import { amountFromText, asSeen, fieldMessages, isBlank, nothing, Pence } from '../kernel/index.ts'
import { kindOf, type Member, type Transaction } from '../member/index.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import { withdrawalPolicy } from './withdrawal.policy.ts'
import type { BankTransfer, FieldError, WithdrawalSettings } from './withdrawal.schema.ts'

/** The form's fields, in their order on the screen. */
export const transferFields = [
  'transferValue',
  'accountNumber',
  'sortCode',
  'contactTelephoneNumber',
  'buildingSocietyRollNumber',
] as const
export type TransferField = (typeof transferFields)[number]

/** What is typed in the form. */
export type TransferForm = { readonly [Field in TransferField]: string }
export type TransferComplaints = { readonly [Field in TransferField]?: string }

/** Every field is empty at first. */
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

/** The minimum transfer in force; without settings, the lowest possible (OQ-121). */
export function minimumOf(settings: WithdrawalSettings | undefined): Pence {
  const { leastMinimum } = withdrawalPolicy
  return Pence.make(Math.max(settings?.minimumMemberWithdrawalAmount ?? nothing, leastMinimum))
}

/** Is the minimum worth a note (BANKW-06)? */
export const isMinimumNoted = (minimum: Pence): boolean => minimum > withdrawalPolicy.leastMinimum

/** The typed amount, if it may be transferred: at most two decimals, both ends included. */
export function transferValueIn(
  text: string,
  { minimum, balance }: TransferRange,
): Pence | undefined {
  const value = amountFromText(text)
  return value !== undefined && value >= minimum && value <= balance ? value : undefined
}

/** A transfer that the member asked for, and that has not cleared, by their transactions. */
export const waitingTransfer = ({ transactions }: Member): Transaction | undefined =>
  transactions.find(
    (line) => kindOf(line) === 'withdrawal' && line.status?.trim().toLowerCase() === 'requested',
  )

/** The most that the limit allows at a time; none when the balance is no more than that. */
export const limitBelowBalance = ({
  withdrawalLimit,
  availableBalance,
}: Member): Pence | undefined =>
  withdrawalLimit !== undefined && withdrawalLimit < availableBalance ? withdrawalLimit : undefined

/** How much the balance is short of the minimum transfer; none when it is enough. */
export const missingToMinimum = ({ minimum, balance }: TransferRange): Pence | undefined =>
  balance < minimum ? Pence.make(minimum - balance) : undefined

/** What would be left of the balance; nothing when the amount can't be transferred. */
export function leftAfter(text: string, range: TransferRange): Pence | undefined {
  const value = transferValueIn(text, range)
  return value === undefined ? undefined : Pence.make(range.balance - value)
}

/** As read off a card or a statement: digits, with spaces or hyphens between them. */
const isInGroups = (text: string, digits: number): boolean =>
  /^[\d -]*$/.test(asSeen(text)) && digitsIn(text).length <= digits

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/**
 * A sort code with its hyphens: 200001 and '20 00 01' are 20-00-01, and 200 is 20-0. A text that
 * can't begin one stays as it is, and gets its message.
 */
export function sortCodeAsTyped(text: string): string {
  if (!isInGroups(text, 6)) return text
  const digits = digitsIn(text)
  const pairs = (digits.match(/\d{1,2}/g) ?? []).join('-')
  // The member types the hyphen, or a space for it.
  const isPairEnded = /\d[^\d\p{Cf}]$/u.test(text) && (digits.length === 2 || digits.length === 4)
  return isPairEnded ? `${pairs}-` : pairs
}

/** An account number without spaces and hyphens: '0012 3456' is 00123456. */
export const accountNumberAsTyped = (text: string): string =>
  isInGroups(text, 8) ? digitsIn(text) : text

/** Eight digits and nothing else; white space around them does not count (BANKW-14). */
export const isAccountNumber = (text: string): boolean => /^[0-9]{8}$/.test(asSeen(text))

/**
 * Three pairs of digits with a hyphen between them, '12-34-56'; white space around them does not
 * count (BANKW-16).
 */
export const isSortCode = (text: string): boolean =>
  /^[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(asSeen(text))

/**
 * The sentence below each field that is wrong: an amount that is no number, has more than two decimals or
 * is outside the range, an account number or a sort code of another shape, no telephone number (BANKW-12
 * to BANKW-17). The roll number is optional (BANKW-18). A field without fault has none.
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

/** The form as it is read: both numbers in their usual form, however they were typed or filled in (OQ-122). */
export const readTransfer = (filled: TransferForm): TransferForm => ({
  ...filled,
  accountNumber: accountNumberAsTyped(filled.accountNumber),
  sortCode: sortCodeAsTyped(filled.sortCode),
})

/** The transfer to send; none while anything is wrong with the form. */
export function transferOf(filled: TransferForm, range: TransferRange): BankTransfer | undefined {
  const form = readTransfer(filled)
  const transferValue = transferValueIn(form.transferValue, range)
  const isWrong = Object.keys(complaintsAboutTransfer(form, range)).length > 0
  if (transferValue === undefined || isWrong) return undefined
  const rollNumber = asSeen(form.buildingSocietyRollNumber)
  return {
    transferValue,
    accountNumber: asSeen(form.accountNumber),
    sortCode: asSeen(form.sortCode),
    contactTelephoneNumber: asSeen(form.contactTelephoneNumber),
    ...(rollNumber !== '' && { buildingSocietyRollNumber: rollNumber }),
  }
}

/** The server's errors by the fields they belong to (BANKW-19, OQ-122). */
export interface SortedFieldErrors {
  /** Under their fields; several about one field together. */
  readonly complaints: TransferComplaints
  /** About no field of the form: shown on top. */
  readonly others: readonly string[]
}

/** Field names match in any letter case; blank and repeated messages are left out. */
export function sortFieldErrors(errors: readonly FieldError[]): SortedFieldErrors {
  const told = errors.filter((error) => !isBlank(error.errorMessage))
  const about = (field: TransferField | undefined) => [
    ...new Set(
      told.filter((error) => fieldOf(error) === field).map((error) => error.errorMessage.trim()),
    ),
  ]
  const complaints = transferFields.flatMap((field) => {
    const messages = about(field)
    return messages.length === 0 ? [] : [[field, messages.join(' ')]]
  })
  return { complaints: Object.fromEntries(complaints), others: about(undefined) }
}

const fieldOf = ({ field }: FieldError): TransferField | undefined =>
  transferFields.find((known) => known.toLowerCase() === field.trim().toLowerCase())

/** What may survive a reload of the page: nothing that names the account (OQ-134). */
export type TransferDraft = Pick<TransferForm, 'transferValue' | 'contactTelephoneNumber'>

/** Nothing is kept yet: no amount and no telephone number. */
export const blankTransferDraft: TransferDraft = { transferValue: '', contactTelephoneNumber: '' }
