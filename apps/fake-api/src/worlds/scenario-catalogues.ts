/** How scenarios change an ordinary catalogue. */
import type { Catalogue, DashboardPlan } from '@save/api-adapter/memory'
import { nothing, pounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'

const nothingOnDashboard: DashboardPlan = {
  featuredCashback: [],
  extraCashback: [],
  newestCashback: [],
  featuredVouchers: [],
  extraVouchers: [],
  tabs: [],
  featuredComboOffers: [],
  sidebarAdverts: [],
  footerAdverts: [],
}

const withMember = (catalogue: Catalogue, change: Partial<Member>): Catalogue => ({
  ...catalogue,
  member: { ...catalogue.member, ...change },
})

export const withoutStatements = (catalogue: Catalogue): Catalogue =>
  withMember(catalogue, { canSeeTotalRewardStatement: false, canSeeTotalWellnessStatement: false })

export const withEverythingOff = (catalogue: Catalogue): Catalogue =>
  withMember(withoutStatements(catalogue), {
    isSavingsWithdrawalOn: false,
    isSavingsBankTransferEnabled: false,
    canSeeMyBenefits: false,
  })

export const withNothingOnDashboard = (catalogue: Catalogue): Catalogue => ({
  ...withoutStatements(catalogue),
  favourites: [],
  dashboard: nothingOnDashboard,
})

/** More than zero, and less than the minimum for a bank transfer. */
export const withLittleBalance = (catalogue: Catalogue): Catalogue =>
  withMember(catalogue, { availableBalance: pounds('0.37') })

export const withNoBalance = (catalogue: Catalogue): Catalogue =>
  withMember(catalogue, { availableBalance: nothing })

export const withBanners = (catalogue: Catalogue, maxCount: number): Catalogue => ({
  ...catalogue,
  banners: Object.fromEntries(
    Object.entries(catalogue.banners).map(([category, pictures]) => [
      category,
      pictures.slice(0, maxCount),
    ]),
  ),
})

export const withEmptyLists = (catalogue: Catalogue): Catalogue => ({
  ...withBanners(catalogue, 0),
  retailers: [],
  categories: [],
  vendors: [],
  tabs: catalogue.tabs.map((tab) => ({ ...tab, choices: [] })),
  favourites: [],
  dashboard: nothingOnDashboard,
  wellness: [],
  reward: [],
  member: { ...catalogue.member, transactions: [], choices: [] },
})
