import { ChoiceId } from '@save/domain/kernel'
import type { Address, Member, MemberChoice, PersonName, Transaction } from '@save/domain/member'
import { list, maybe, orElse } from '../wire/absent.wire.ts'
import { day } from '../wire/day.wire.ts'
import { id, idText } from '../wire/id.wire.ts'
import { money } from '../wire/money.wire.ts'
import { type MaybeWire, record } from '../wire/record.wire.ts'
import { count, flag, text, wholeText } from '../wire/scalar.wire.ts'
import { wirePolicy } from '../wire/wire.policy.ts'
import { cardOutcome } from '../wire/withdrawal-status.wire.ts'

export { memberPath } from '../wire/first-paths.wire.ts'

/**
 * DATA-02. The argument decides how to read and write a missing part. Parts aren't shortened, since an edit card sends
 * unedited ones back.
 */
export const personNameWire = (part: MaybeWire<string>) =>
  record<PersonName>()({
    title: ['Title', part],
    firstName: ['FirstName', part],
    middleNames: ['MiddleNames', part],
    lastName: ['LastName', part],
    initials: ['Initials', part],
  })

/** DATA-04; see above. */
export const addressWire = (part: MaybeWire<string>) =>
  record<Address>()({
    houseNumber: ['HouseNumber', part],
    houseName: ['HouseName', part],
    flat: ['Flat', part],
    street: ['Street', part],
    district: ['District', part],
    town: ['Town', part],
    county: ['County', part],
    postcode: ['Postcode', part],
  })

const TransactionWire = record<Transaction>()({
  id: ['Id', idText],
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
  name: ['Name', orElse(personNameWire(maybe(wholeText)), {})],
  gender: ['Gender', maybe(count)],
  dateOfBirth: ['DateOfBirth', day],
  emailAddress: ['EmailAddress', maybe(text)],
  displayName: ['DisplayName', maybe(text)],
  address: ['Address', orElse(addressWire(maybe(wholeText)), {})],
  transactions: ['Transactions', list(TransactionWire, wirePolicy.mostItems)],
  choices: ['Choices', list(MemberChoiceWire, wirePolicy.mostItems)],
  pendingBalance: ['PendingBalance', maybe(money)],
  availableBalance: ['AvailableBalance', money],
  isSavingsWithdrawalOn: ['IsSavingsWithdrawalOn', flag],
  isSavingsBankTransferEnabled: ['IsSavingsBankTransferEnabled', flag],
  canSeeMyBenefits: ['CanSeeMyBenefits', flag],
  canSeeTotalWellnessStatement: ['CanSeeTotalWellnessStatement', flag],
  canSeeTotalRewardStatement: ['CanSeeTotalRewardStatement', flag],
  withdrawalCountLimit: ['WithdrawalCountLimit', maybe(count)],
  withdrawalLimit: ['WithdrawalLimitInPounds', maybe(money)],
  lastCardWithdrawal: ['SavingsWithdrawalHttpStatus', maybe(cardOutcome)],
})
