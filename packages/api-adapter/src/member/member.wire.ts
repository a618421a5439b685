import { ChoiceId } from '@save/domain/kernel'
import type { Address, Member, MemberChoice, PersonName, Transaction } from '@save/domain/member'
import { list, maybe, orElse } from '../wire/absent.wire.ts'
import { day } from '../wire/day.wire.ts'
import { money } from '../wire/money.wire.ts'
import { record } from '../wire/record.wire.ts'
import { flag, id, number, text } from '../wire/scalar.wire.ts'
import { status } from '../wire/status.wire.ts'

export const memberPath = '/api/member'

const PersonNameWire = record<PersonName>()({
  title: ['Title', maybe(text)],
  firstName: ['FirstName', maybe(text)],
  middleNames: ['MiddleNames', maybe(text)],
  lastName: ['LastName', maybe(text)],
  initials: ['Initials', maybe(text)],
})

const AddressWire = record<Address>()({
  houseNumber: ['HouseNumber', maybe(text)],
  houseName: ['HouseName', maybe(text)],
  flat: ['Flat', maybe(text)],
  street: ['Street', maybe(text)],
  district: ['District', maybe(text)],
  town: ['Town', maybe(text)],
  county: ['County', maybe(text)],
  postcode: ['Postcode', maybe(text)],
})

const TransactionWire = record<Transaction>()({
  id: ['Id', text],
  name: ['Name', maybe(text)],
  transactionType: ['TransactionType', maybe(text)],
  status: ['Status', maybe(text)],
  purchaseAmount: ['PurchaseAmount', maybe(money)],
  cashbackAmount: ['CashbackAmount', maybe(money)],
  transactionDate: ['TransactionDate', day],
})

const MemberChoiceWire = record<MemberChoice>()({
  id: ['Id', id(ChoiceId)],
  name: ['Name', maybe(text)],
  creationDate: ['CreationDate', day],
  cancellationDate: ['CancellationDate', day],
  status: ['Status', maybe(text)],
  isCancelled: ['IsCancelled', flag],
})

/** GET /api/member (DATA-02 to DATA-07, DATA-14, DATA-15). */
export const MemberWire = record<Member>()({
  name: ['Name', orElse(PersonNameWire, {})],
  gender: ['Gender', maybe(number)],
  dateOfBirth: ['DateOfBirth', day],
  emailAddress: ['EmailAddress', maybe(text)],
  displayName: ['DisplayName', maybe(text)],
  address: ['Address', orElse(AddressWire, {})],
  transactions: ['Transactions', list(TransactionWire)],
  choices: ['Choices', list(MemberChoiceWire)],
  pendingBalance: ['PendingBalance', maybe(money)],
  availableBalance: ['AvailableBalance', money],
  isSavingsWithdrawalOn: ['IsSavingsWithdrawalOn', flag],
  isSavingsBankTransferEnabled: ['IsSavingsBankTransferEnabled', flag],
  canSeeMyBenefits: ['CanSeeMyBenefits', flag],
  canSeeTotalWellnessStatement: ['CanSeeTotalWellnessStatement', flag],
  canSeeTotalRewardStatement: ['CanSeeTotalRewardStatement', flag],
  withdrawalCountLimit: ['WithdrawalCountLimit', maybe(number)],
  withdrawalLimit: ['WithdrawalLimitInPounds', maybe(money)],
  savingsWithdrawalHttpStatus: ['SavingsWithdrawalHttpStatus', maybe(status)],
})
