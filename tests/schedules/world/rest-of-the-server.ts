/** Calls that no schedule is about are answered at once, and always the same. */

const vendor = {
  VendorCode: 'BOOK',
  Name: 'Bookshop',
  PercentageDiscount: 0.05,
  HasRangedRange: true,
  MinimumRangedEnterManuallyAmount: 5,
  Inventory: { Range: { Currency: 'GBP' } },
}

const choice = { Id: '7', Name: 'Bicycle', JourneyType: 100, BenefitInKindValue: 0 }

const answers: Readonly<Record<string, unknown>> = {
  '/api/NGCVendors': [vendor],
  '/api/choices/7': choice,
  '/api/MinimumWithdrawalSettings': { MinimumMemberWithdrawalAmount: 1 },
  '/api/member/RequiresReAuth': false,
  '/api/DashboardData': {},
}

export const restOfTheServer = (path: string): unknown => answers[path] ?? []
