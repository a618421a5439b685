import { pounds } from '@save/domain/kernel'
import type { BankTransfer, BankWithdrawalAnswer } from '@save/domain/withdrawal'

/** A transfer in the domain's terms, and as the wire spells it. */
export const exampleTransfer: BankTransfer = {
  transferValue: pounds('120.50'),
  accountNumber: '00123456',
  sortCode: '20-00-01',
  contactTelephoneNumber: '0113 496 0000',
  buildingSocietyRollNumber: 'R/12',
}
export const transferJson = {
  transferValue: 120.5,
  accountNumber: '00123456',
  sortCode: '20-00-01',
  contactTelephoneNumber: '0113 496 0000',
  buildingSocietyRollNumber: 'R/12',
}

export const bankAnswerJson = {
  SavingsWithdrawalHttpStatus: 'BadRequest',
  DataValidationErrors: [{ Field: 'SortCode', ErrorMessage: 'No bank has this sort code.' }],
}
export const exampleBankAnswer: BankWithdrawalAnswer = {
  outcome: 'refused',
  fieldErrors: [{ field: 'SortCode', errorMessage: 'No bank has this sort code.' }],
}

export const settingsJson = { MinimumMemberWithdrawalAmount: 10 }
