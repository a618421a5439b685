export { bankWithdrawalMachine } from './bank.machine.ts'
export type { BankWithdrawalEvent, BankWithdrawalInput } from './bank.schema.ts'
export {
  type BankWithdrawalView,
  bankWithdrawalRedirect,
  bankWithdrawalView,
  transferDraft,
  withdrawalLinks,
} from './bank.selectors.ts'
export { accountNumberAsTyped, sortCodeAsTyped } from './bank-details.rules.ts'
export { type CardWithdrawalEvent, cardWithdrawalMachine } from './card.machine.ts'
export { type CardWithdrawalView, cardWithdrawalView } from './card.selectors.ts'
export { cardAmount, isOverLimit } from './daily-limit.rules.ts'
export { type SortedFieldErrors, sortFieldErrors } from './field-errors.rules.ts'
export {
  type ButtonState,
  isBankOffered,
  isCardOffered,
  mayWithdrawToCard,
  type WithdrawalButtons,
  withdrawalButtons,
} from './offering.rules.ts'
export { leavesBalance } from './outcome.rules.ts'
export {
  bankMessage,
  type CardNotice,
  cardNotices,
  type OutcomeMessage,
} from './outcome-messages.rules.ts'
export {
  blankTransfer,
  blankTransferDraft,
  complaintsAboutTransfer,
  isAccountNumber,
  isMinimumNoted,
  isSortCode,
  leftAfter,
  minimumOf,
  missingToMinimum,
  type TransferComplaints,
  type TransferDraft,
  type TransferField,
  type TransferForm,
  type TransferRange,
  transferFields,
  transferOf,
  transferValueIn,
} from './transfer.rules.ts'
export { withdrawalMessages } from './withdrawal.messages.ts'
export { withdrawalPolicy } from './withdrawal.policy.ts'
export type { WithdrawalPort } from './withdrawal.port.ts'
export {
  BankOutcome,
  type BankTransfer,
  BankWithdrawalAnswer,
  type CardWithdrawalAnswer,
  type FieldError,
  WithdrawalSettings,
} from './withdrawal.schema.ts'
