import { Schema } from 'effect'
import { Pence } from '../kernel/index.ts'
import type { OwnCalls } from '../ledger/index.ts'
import type { CardOutcome, Member } from '../member/index.ts'

/** DATA-29. The minimum is missing if the settings have none. */
export const WithdrawalSettings = Schema.Struct({
  minimumMemberWithdrawalAmount: Schema.optionalKey(Pence),
})
export type WithdrawalSettings = typeof WithdrawalSettings.Type

/** The answer to a card withdrawal (OQ-116). */
export interface CardWithdrawalAnswer {
  /** Missing if the answer didn't say. The member, when next read, may have it. */
  readonly outcome?: CardOutcome | undefined
  /** The member after the withdrawal, if the body has one. */
  readonly member?: Member | undefined
}

/** A transfer to a bank account: every text as typed, without surrounding white space (OQ-122). */
export interface BankTransfer {
  readonly transferValue: Pence
  readonly accountNumber: string
  readonly sortCode: string
  readonly contactTelephoneNumber: string
  /** Missing if the member gave none. */
  readonly buildingSocietyRollNumber?: string
}

/** One of the server's DataValidationErrors (BANKW-19). */
export const FieldError = Schema.Struct({ field: Schema.String, errorMessage: Schema.String })
export type FieldError = typeof FieldError.Type

/**
 * The outcome of a bank withdrawal (BANKW-19 to BANKW-26). 'refused' names fields; 'alreadyRequested' means that an
 * earlier transfer hasn't cleared yet.
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
  /** The refused fields. Empty for every other outcome. */
  fieldErrors: Schema.Array(FieldError),
})
export type BankWithdrawalAnswer = typeof BankWithdrawalAnswer.Type

/** The calls that the card's page reports itself. */
export const ownCardCalls: OwnCalls = { call: 'cardWithdrawal' }

/** The calls that the bank page reports itself. */
export const ownBankCalls: OwnCalls = { call: 'bankWithdrawal' }

/** Transfers that My Account reports again, since the bank page soon redirects there. */
export const requestedTransfers: OwnCalls = { ...ownBankCalls, isNext: true }
