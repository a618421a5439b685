import { Schema } from 'effect'
import { Pence } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

/** DATA-29. Absent: the settings give none. */
export const WithdrawalSettings = Schema.Struct({
  minimumMemberWithdrawalAmount: Schema.optionalKey(Pence),
})
export type WithdrawalSettings = typeof WithdrawalSettings.Type

/** What the answer to a card withdrawal carries; no member when the body was none (OQ-116). */
export interface CardWithdrawalAnswer {
  readonly member?: Member | undefined
  /** What the answer itself says of the outcome, where no member in it does. */
  readonly status?: number | undefined
}

/** A transfer to a bank account, every text as it was typed (OQ-122). */
export interface BankTransfer {
  readonly transferValue: Pence
  readonly accountNumber: string
  readonly sortCode: string
  readonly contactTelephoneNumber: string
  /** Absent when the member gave none. */
  readonly buildingSocietyRollNumber?: string
}

/** One of the server's DataValidationErrors (BANKW-19). */
export interface FieldError {
  readonly field: string
  readonly errorMessage: string
}

export interface BankWithdrawalAnswer {
  /** As a number, see `statusOf`; none when the answer named none. */
  readonly status?: number | undefined
  readonly fieldErrors: readonly FieldError[]
}
