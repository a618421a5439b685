export { accountMessages } from './account.messages.ts'
export { accountPolicy, genderCodes } from './account.policy.ts'
export type { AccountPort } from './account.port.ts'
export type { AboutYou, PasswordChange, SaveAnswer } from './account.schema.ts'
export {
  type AccountFact,
  accountFacts,
  accountLinks,
  type BenefitRow,
  type KeptView,
  keptView,
  myBenefitsView,
  type SavingsView,
  savingsView,
  type TransactionRow,
} from './account.selectors.ts'
export { fullAddress, oneLineAddress } from './address.rules.ts'
export { dayTyped, isDateOfBirth, unreadableDate } from './date-of-birth.rules.ts'
export { type EditCardEvent, editCardMachine } from './edit-card.machine.ts'
export { type EditCardView, editCardView, editDraft } from './edit-card.selectors.ts'
export {
  aboutYouMachine,
  addressMachine,
  nameMachine,
  passwordMachine,
} from './edit-cards.machine.ts'
export {
  type AboutYouForm,
  type AddressForm,
  aboutYouCard,
  addressCard,
  type Complaints,
  type EditCard,
  type NameForm,
  nameCard,
  passwordCard,
} from './edit-cards.rules.ts'
export { type GenderChoice, genderChoiceOf, genderCodeOf, isGenderCode } from './gender.rules.ts'
export { genderLabel } from './gender.selectors.ts'
export { followMember, lastMemberOf, type MemberRead, memberOnceRead } from './member-reading.ts'
export { type Standing, standingOf } from './standing.rules.ts'
export { type TransactionWay, transactionWay } from './transaction-way.rules.ts'
