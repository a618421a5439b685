import { Schema } from 'effect'
import { Pence } from '../kernel/index.ts'
import type { OwnCalls } from '../ledger/index.ts'
import type { CardOutcome, Member } from '../member/index.ts'

/** DATA-29. Absent: the settings give none. */
export const WithdrawalSettings = Schema.Struct({
  minimumMemberWithdrawalAmount: Schema.optionalKey(Pence),
})
export type WithdrawalSettings = typeof WithdrawalSettings.Type

/** The answer to a card withdrawal (OQ-116). */
export interface CardWithdrawalAnswer {
  /** None when the answer did not say: the next reading of the member may. */
  readonly outcome?: CardOutcome | undefined
  /** The member after the withdrawal; none when the body holds none. */
  readonly member?: Member | undefined
}

/** A transfer to a bank account, every text as it stands in the form, without white space around it (OQ-122). */
export interface BankTransfer {
  readonly transferValue: Pence
  readonly accountNumber: string
  readonly sortCode: string
  readonly contactTelephoneNumber: string
  /** Absent when the member gave none. */
  readonly buildingSocietyRollNumber?: string
}

/** One of the server's DataValidationErrors (BANKW-19). */
export const FieldError = Schema.Struct({ field: Schema.String, errorMessage: Schema.String })
export type FieldError = typeof FieldError.Type

/**
 * How a withdrawal to a bank ended (BANKW-19 to BANKW-26). 'refused' names fields; 'alreadyRequested'
 * means that an earlier transfer has not cleared yet.
 */
export const BankOutcome = Schema.Literals([
  'requested',
  'refused',
  'overLimit',
  'overBalance',
  'alreadyRequested',
  'failed',
])
export type BankOutcome = typeof BankOutcome.Type

export const BankWithdrawalAnswer = Schema.Struct({
  outcome: BankOutcome,
  /** What was refused; empty for every other outcome. */
  fieldErrors: Schema.Array(FieldError),
})
export type BankWithdrawalAnswer = typeof BankWithdrawalAnswer.Type

/** What the card's page reports in its own words. */
export const ownCardCalls: OwnCalls = { call: 'cardWithdrawal' }

/** What the bank page reports in its own words. */
export const ownBankCalls: OwnCalls = { call: 'bankWithdrawal' }

/** What My Account says again, since the bank page leads there in a moment. */
export const requestedTransfers: OwnCalls = { ...ownBankCalls, isNext: true }
