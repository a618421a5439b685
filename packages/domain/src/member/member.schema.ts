import { Schema } from 'effect'
import { ChoiceId, Day, Pence } from '../kernel/index.ts'
import { CardOutcome } from './card-outcome.schema.ts'

const text = Schema.optionalKey(Schema.String)

/** DATA-02. Missing parts are absent. */
export const PersonName = Schema.Struct({
  title: text,
  firstName: text,
  middleNames: text,
  lastName: text,
  initials: text,
})
export type PersonName = typeof PersonName.Type

/** DATA-04. */
export const Address = Schema.Struct({
  houseNumber: text,
  houseName: text,
  flat: text,
  street: text,
  district: text,
  town: text,
  county: text,
  postcode: text,
})
export type Address = typeof Address.Type

/** One line of the savings account (DATA-14). */
export const Transaction = Schema.Struct({
  id: Schema.String,
  name: text,
  transactionType: text,
  status: text,
  purchaseAmount: Schema.optionalKey(Pence),
  cashbackAmount: Schema.optionalKey(Pence),
  transactionDate: Schema.optionalKey(Day),
})
export type Transaction = typeof Transaction.Type

/** A benefit that the member has ordered (DATA-15). */
export const MemberChoice = Schema.Struct({
  id: ChoiceId,
  name: text,
  creationDate: Schema.optionalKey(Day),
  cancellationDate: Schema.optionalKey(Day),
  status: text,
  isCancelled: Schema.Boolean,
})
export type MemberChoice = typeof MemberChoice.Type

/** The signed-in member and what the member may see and do (DATA-02 to DATA-07). */
export const Member = Schema.Struct({
  name: PersonName,
  /** 10 male, 20 or any other positive code female, otherwise not given (CONST-04, ACCOUNT-04, ACCOUNT-05). */
  gender: Schema.optionalKey(Schema.Number),
  dateOfBirth: Schema.optionalKey(Day),
  emailAddress: text,
  displayName: text,
  address: Address,
  transactions: Schema.Array(Transaction),
  choices: Schema.Array(MemberChoice),
  pendingBalance: Schema.optionalKey(Pence),
  availableBalance: Pence,
  isSavingsWithdrawalOn: Schema.Boolean,
  isSavingsBankTransferEnabled: Schema.Boolean,
  canSeeMyBenefits: Schema.Boolean,
  canSeeTotalWellnessStatement: Schema.Boolean,
  canSeeTotalRewardStatement: Schema.Boolean,
  /** Allowed card withdrawals per day. */
  withdrawalCountLimit: Schema.optionalKey(Schema.Number),
  /** The most that may be withdrawn per day, to the card and to a bank together. */
  withdrawalLimit: Schema.optionalKey(Pence),
  /** The outcome of the last card withdrawal, which the server keeps until the next one (OQ-116). */
  lastCardWithdrawal: Schema.optionalKey(CardOutcome),
})
export type Member = typeof Member.Type
