/** What else people call the fields of a server; too many to be listed where a name can't be read. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  AvailableBalance: ['available', 'bal', 'savings'],
  IsSavingsWithdrawalOn: ['withdrawals', 'withdrawal', 'can withdraw'],
  IsSavingsBankTransferEnabled: ['bank transfers', 'bank withdrawal', 'bank'],
  WithdrawalLimitInPounds: ['limit', 'limit a day', 'limit per day', 'most a day', 'max a day'],
  WithdrawalCountLimit: ['count limit', 'withdrawals a day', 'withdrawals per day'],
  '(withdrawn today)': ['taken out today', 'already withdrawn', 'withdrawn so far today'],
  PercentageDiscount: ['percentage discount', 'discount rate', 'saving'],
  HasFixedRange: ['has fixed values'],
  FixedValues: ['fixed values', 'fixed', 'amounts', 'values'],
  HasRangedRange: ['ranged', 'range'],
  MinimumRangedEnterManuallyAmount: ['minimum', 'min', 'smallest', 'from'],
  MaximumRangedEnterManuallyAmount: ['maximum', 'max', 'largest', 'to'],
  TotalOfferCount: ['offers'],
  'Offers.0.Enabled': ['enabled', 'active'],
  'Offers.0.RedeemLink': ['redeem link'],
  'Offers.0.CashbackDetails.Value': [
    'cashback rate',
    'cashback up to',
    'up to',
    'rate',
    'offer',
    'max offer',
    'maximum offer',
    'highest offer',
    'best offer',
  ],
  JourneyType: ['journey', 'type'],
  BenefitInKindValue: ['bik value', 'bik', 'kind', 'value'],
}

/** And the amount beside them. */
export const otherAmountNames = {
  member: ['minimum withdrawal', 'min withdrawal', 'minimum amount', 'min amount', 'least'],
  voucher: ['face value', 'amount typed'],
  retailer: [],
  benefit: ['salary sacrifice', 'sacrifice', 'given up', 'amount given up'],
} as const
