import type { Subject } from './explain.ts'

const written = (value: unknown): string => JSON.stringify(value, undefined, 2)

/** A case of each kind to start with, as a server sends it. */
export const exampleCases: Readonly<Record<Subject, string>> = {
  member: written({
    Name: { FirstName: 'Priya', LastName: 'Shah' },
    AvailableBalance: 1284.6,
    PendingBalance: 36.12,
    IsSavingsWithdrawalOn: true,
    IsSavingsBankTransferEnabled: true,
    WithdrawalCountLimit: 2,
    WithdrawalLimitInPounds: 250,
    CanSeeMyBenefits: true,
    CanSeeTotalRewardStatement: false,
    Choices: [{ Id: '7', Name: 'Gym membership', Status: 'Active', IsCancelled: false }],
  }),
  voucher: written({
    VendorCode: 'PLU1089',
    Name: 'Plumfield Grocers',
    PercentageDiscount: 0.05,
    HasFixedRange: true,
    FixedValues: [{ Amount: 10 }, { Amount: 25 }],
    HasRangedRange: true,
    IsRangeEndLimited: true,
    MinimumRangedEnterManuallyAmount: 5,
    MaximumRangedEnterManuallyAmount: 250,
  }),
  retailer: written({
    RetailerId: '1061',
    Name: 'Tidewater Stays',
    Offers: [
      {
        Id: '1',
        Title: 'Every stay',
        Enabled: true,
        RedeemLink: null,
        CashbackDetails: { Type: 2, Value: 5 },
      },
    ],
  }),
  benefit: written({
    Id: '120',
    Name: 'Cycle to work',
    JourneyType: 100,
    BenefitInKindValue: 12.5,
  }),
}
