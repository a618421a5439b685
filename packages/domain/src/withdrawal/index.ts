export { type BankWithdrawalEvent, bankWithdrawalMachine } from './bank.machine.ts'
export {
  type BankWithdrawalView,
  bankWithdrawalRedirect,
  bankWithdrawalView,
  transferDraft,
  withdrawalLinks,
} from './bank.selectors.ts'
export { type CardWithdrawalEvent, cardWithdrawalMachine } from './card.machine.ts'
export { type CardWithdrawalView, cardWithdrawalView } from './card.selectors.ts'
export { cardDecision, isOverLimit } from './daily-limit.rules.ts'
export { isBankOffered, isCardOffered } from './offering.rules.ts'
export { endOfWithdrawal, leavesBalance } from './outcome.rules.ts'
export {
  bankMessage,
  type CardNotice,
  cardNotices,
  type OutcomeMessage,
} from './outcome-notices.rules.ts'
export {
  accountNumberAsTyped,
  blankTransferDraft,
  complaintsAboutTransfer,
  minimumOf,
  sortCodeAsTyped,
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
  ownBankCalls,
  ownCardCalls,
  requestedTransfers,
  WithdrawalSettings,
} from './withdrawal.schema.ts'
