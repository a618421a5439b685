import { ChoiceId, Day, pounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'

/** A member with every field, in the server's spelling. */
export const memberJson = {
  Name: {
    Title: 'Ms',
    FirstName: 'Priya',
    MiddleNames: 'Anjali',
    LastName: 'Shah',
    Initials: 'P A S',
  },
  Gender: 20,
  DateOfBirth: '1988-02-29T00:00:00',
  EmailAddress: 'member@example.com',
  DisplayName: 'Priya Shah',
  Address: {
    HouseNumber: '14',
    HouseName: 'Rose Cottage',
    Flat: '2',
    Street: 'Mill Lane',
    District: 'Headingley',
    Town: 'Leeds',
    County: 'West Yorkshire',
    Postcode: 'LS6 2AB',
  },
  Transactions: [
    {
      Id: 90412,
      Name: 'Hearthwick Kitchens',
      TransactionType: 'Cashback',
      Status: 'Confirmed',
      PurchaseAmount: 120.5,
      CashbackAmount: 6.03,
      TransactionDate: '2026-10-03T14:07:21.33',
    },
  ],
  Choices: [
    {
      Id: 120,
      Name: 'Dental plan',
      CreationDate: '2026-01-05T09:00:00Z',
      CancellationDate: '2026-06-30',
      Status: 'Cancelled',
      IsCancelled: true,
    },
  ],
  PendingBalance: 36.12,
  AvailableBalance: 1284.6,
  IsSavingsWithdrawalOn: true,
  IsSavingsBankTransferEnabled: true,
  CanSeeMyBenefits: true,
  CanSeeTotalWellnessStatement: true,
  CanSeeTotalRewardStatement: true,
  WithdrawalCountLimit: 2,
  WithdrawalLimitInPounds: 250,
  SavingsWithdrawalHttpStatus: 'Created',
}

/** The same member in the domain's terms. */
export const exampleMember: Member = {
  name: {
    title: 'Ms',
    firstName: 'Priya',
    middleNames: 'Anjali',
    lastName: 'Shah',
    initials: 'P A S',
  },
  gender: 20,
  dateOfBirth: Day.make('1988-02-29'),
  emailAddress: 'member@example.com',
  displayName: 'Priya Shah',
  address: {
    houseNumber: '14',
    houseName: 'Rose Cottage',
    flat: '2',
    street: 'Mill Lane',
    district: 'Headingley',
    town: 'Leeds',
    county: 'West Yorkshire',
    postcode: 'LS6 2AB',
  },
  transactions: [
    {
      id: '90412',
      name: 'Hearthwick Kitchens',
      transactionType: 'Cashback',
      status: 'Confirmed',
      purchaseAmount: pounds('120.50'),
      cashbackAmount: pounds('6.03'),
      transactionDate: Day.make('2026-10-03'),
    },
  ],
  choices: [
    {
      id: ChoiceId.make('120'),
      name: 'Dental plan',
      creationDate: Day.make('2026-01-05'),
      cancellationDate: Day.make('2026-06-30'),
      status: 'Cancelled',
      isCancelled: true,
    },
  ],
  pendingBalance: pounds('36.12'),
  availableBalance: pounds('1284.60'),
  isSavingsWithdrawalOn: true,
  isSavingsBankTransferEnabled: true,
  canSeeMyBenefits: true,
  canSeeTotalWellnessStatement: true,
  canSeeTotalRewardStatement: true,
  withdrawalCountLimit: 2,
  withdrawalLimit: pounds('250'),
  lastCardWithdrawal: 'withdrawn',
}
