export { bankWithdrawalMachine } from './bank.machine.ts'
export type { BankWithdrawalEvent } from './bank.schema.ts'
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
export { cardDecision } from './card-decision.rules.ts'
export { isOverLimit } from './daily-limit.rules.ts'
export { isBankOffered, isCardOffered } from './offering.rules.ts'
export { endOfWithdrawal, leavesBalance } from './outcome.rules.ts'
export {
  bankMessage,
  type CardNotice,
  cardNotices,
  type OutcomeMessage,
} from './outcome-messages.rules.ts'
export { ownBankCalls, ownCardCalls } from './reported-calls.ts'
export {
  blankTransferDraft,
  complaintsAboutTransfer,
  minimumOf,
  type TransferField,
  type TransferForm,
} from './transfer.rules.ts'
export { withdrawalMessages } from './withdrawal.messages.ts'
export type { WithdrawalPort } from './withdrawal.port.ts'
export {
  BankOutcome,
  type BankTransfer,
  BankWithdrawalAnswer,
  type CardWithdrawalAnswer,
  type FieldError,
  WithdrawalSettings,
} from './withdrawal.schema.ts'
