/** Small complete values for tests, which change only what they test. */

import type { CashbackItem, DashboardData, VoucherItem } from '../dashboard/index.ts'
import { Pence, RetailerId, VendorCode } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import type { PageConfiguration } from '../shell/index.ts'

export const exampleMember: Member = {
  name: { firstName: 'Priya', lastName: 'Shah' },
  displayName: 'Priya Shah',
  emailAddress: 'member@example.com',
  address: {},
  transactions: [],
  choices: [],
  pendingBalance: Pence.make(36_12),
  availableBalance: Pence.make(1_284_60),
  isSavingsWithdrawalOn: true,
  isSavingsBankTransferEnabled: true,
  canSeeMyBenefits: true,
  canSeeTotalWellnessStatement: true,
  canSeeTotalRewardStatement: true,
}

export const exampleConfiguration: PageConfiguration = {
  localLogout: 'True',
  reAuthentication: 'True',
  cashbackTypes: { percent: 2, pounds: 1 },
  choiceRates: {},
  imageHost: '',
}

export const emptyDashboard: DashboardData = {
  featuredCashback: [],
  extraCashback: [],
  newestCashback: [],
  favouriteCashback: [],
  featuredVouchers: [],
  extraVouchers: [],
  featuredComboOffers: [],
  tabs: [],
  sidebarAdverts: [],
  footerAdverts: [],
  hasTotalRewardStatement: false,
  hasTotalWellnessStatement: false,
}

/** Retailers named 'Featured 1', 'Featured 2', … */
export const cashbackItems = (name: string, count: number): readonly CashbackItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: RetailerId.make(`${name}-${index + 1}`),
    name: `${name} ${index + 1}`,
    cashbackType: 2,
    maximumOffer: 5,
  }))

export const voucherItems = (name: string, count: number): readonly VoucherItem[] =>
  Array.from({ length: count }, (_, index) => ({
    code: VendorCode.make(`${name}-${index + 1}`),
    name: `${name} ${index + 1}`,
    percentageDiscount: 0.05,
  }))
