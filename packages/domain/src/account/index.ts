export { accountMessages } from './account.messages.ts'
export type { AccountPort } from './account.port.ts'
export type { AboutYou, PasswordChange, SaveAnswer } from './account.schema.ts'
export {
  accountFacts,
  accountLinks,
  savingsView,
  type TransactionRow,
} from './account.selectors.ts'
export { fullAddress } from './address.rules.ts'
export { dateInWords, earliestBirth, isDateOfBirth, unreadableDate } from './date-of-birth.rules.ts'
export { type EditCardEvent, editCardMachine } from './edit-card.machine.ts'
export { type EditCardView, editCardView, editDraft } from './edit-card.selectors.ts'
export {
  aboutYouMachine,
  addressMachine,
  nameMachine,
  passwordMachine,
} from './edit-cards.machine.ts'
export {
  aboutYouCard,
  addressCard,
  nameCard,
  passwordCard,
} from './edit-cards.rules.ts'
export { genderChoiceFrom, genderValueOf, isGenderCode } from './gender.rules.ts'
export { type BenefitRow, myBenefitsView } from './my-benefits.selectors.ts'
export type { TransactionProgress } from './transaction-progress.rules.ts'
