/** The demo member, with the latest savings transactions. */
import { ChoiceId, Day, pounds } from '@save/domain/kernel'
import type { Member, MemberChoice, Transaction } from '@save/domain/member'
import type { WithdrawalSettings } from '@save/domain/withdrawal'

export const memberPassword = 'Welcome1!'

export const withdrawalSettings: WithdrawalSettings = {
  minimumMemberWithdrawalAmount: pounds('10'),
}

/** The member's details, balances and flags; transactions and choices follow below. */
export const priya: Omit<Member, 'transactions' | 'choices'> = {
  name: {
    title: 'Ms',
    firstName: 'Priya',
    middleNames: 'Anjali',
    lastName: 'Shah',
    initials: 'P A',
  },
  gender: 20,
  dateOfBirth: Day.make('1988-03-14'),
  emailAddress: 'member@example.com',
  displayName: 'Priya Shah',
  address: {
    houseName: 'Alder House',
    street: 'Weir Lane',
    town: 'Sowerby',
    district: 'Calderdale',
    county: 'West Yorkshire',
    postcode: 'HX0 0AA',
  },
  pendingBalance: pounds('36.12'),
  availableBalance: pounds('1284.60'),
  isSavingsWithdrawalOn: true,
  isSavingsBankTransferEnabled: true,
  canSeeMyBenefits: true,
  canSeeTotalWellnessStatement: true,
  canSeeTotalRewardStatement: true,
  withdrawalCountLimit: 1,
  withdrawalLimit: pounds('250'),
}

type Line = readonly [
  id: string,
  name: string,
  type: string,
  status: string,
  purchase: string,
  cashback: string,
  date: string,
]

/** Transactions that aren't purchases have '' as their purchase amount. */
const lineOf = ([
  id,
  name,
  transactionType,
  status,
  purchase,
  cashback,
  date,
]: Line): Transaction => ({
  id,
  name,
  transactionType,
  status,
  ...(purchase && { purchaseAmount: pounds(purchase) }),
  cashbackAmount: pounds(cashback),
  transactionDate: Day.make(date),
})

const latest: readonly Line[] = [
  ['88213', 'Fernhill Books', 'Cashback', 'Paid', '28.00', '2.10', '2026-11-12'],
  ['88190', 'Tidewater Stays', 'Cashback', 'Pending', '412.00', '25.00', '2026-11-08'],
  ['88121', 'Ferrystone Coffee', 'Cashback', 'Pending', '18.40', '1.84', '2026-11-03'],
  ['87954', 'Prepaid top-up', 'Withdrawal', 'Paid', '', '-150.00', '2026-10-21'],
  ['87902', 'Otterby Outdoors', 'Cashback', 'Paid', '96.50', '5.79', '2026-10-18'],
  ['87811', 'Bramblewick Garden', 'Cashback', 'Declined', '42.00', '0.00', '2026-10-09'],
  ['87764', 'Marlow Kettle Co', 'Cashback', 'Pending', '95.08', '6.18', '2026-10-05'],
  ['87702', 'Plumfield Grocers', 'Cashback', 'Pending', '103.33', '3.10', '2026-09-30'],
]

export const latestTransactions: readonly Transaction[] = latest.map(lineOf)

type Ordered = readonly [
  id: string,
  name: string,
  ordered: string,
  status: string,
  cancelled?: string,
]

const ordered: readonly Ordered[] = [
  ['120', 'Dental plan', '2026-04-02', 'Active'],
  ['140', 'Cycle to work', '2025-06-17', 'Active'],
  ['122', 'Gym membership', '2025-01-11', 'Cancelled', '2025-09-30'],
  ['170', 'Pension top-up', '2023-05-09', 'Active'],
  ['178', 'Buying annual leave', '2023-01-16', 'Cancelled', '2023-12-31'],
]

export const orderedChoices: readonly MemberChoice[] = ordered.map(
  ([id, name, creation, status, cancellation]) => ({
    id: ChoiceId.make(id),
    name,
    creationDate: Day.make(creation),
    ...(cancellation && { cancellationDate: Day.make(cancellation) }),
    status,
    isCancelled: cancellation !== undefined,
  }),
)
