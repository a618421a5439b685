/** Turns the dashboard's data into tiles and lists (DASH-05 to DASH-16). */
import type { Tab } from '../benefits/index.ts'
import { dashboardPolicy as policy } from './dashboard.policy.ts'
import type { CashbackItem, DashboardData, VoucherItem } from './dashboard.schema.ts'

export interface DashboardLayout {
  readonly showcase: readonly CashbackItem[]
  readonly moreCashback: readonly CashbackItem[]
  readonly newestCashback: readonly CashbackItem[]
  readonly favourites: readonly CashbackItem[]
  readonly voucherTiles: readonly VoucherItem[]
  readonly moreVouchers: readonly VoucherItem[]
  readonly tabs: readonly Tab[]
}

/** The member has favourites if the dashboard's data contain any (OQ-044). */
const showcaseSize = (data: DashboardData): number =>
  data.favouriteCashback.length > 0
    ? policy.showcaseWithFavourites
    : policy.showcaseWithoutFavourites

/**
 * Distributes items to tiles and lists in the server's order: the first featured ones as tiles, the rest in the list
 * below them, followed by the extra ones (DASH-06 to DASH-16). A tab without choices has no tile.
 */
export function layOut(data: DashboardData): DashboardLayout {
  const size = showcaseSize(data)
  const furtherCashback = [...data.featuredCashback.slice(size), ...data.extraCashback]
  const furtherVouchers = [
    ...data.featuredVouchers.slice(policy.voucherTiles),
    ...data.extraVouchers,
  ]
  return {
    showcase: data.featuredCashback.slice(0, size),
    moreCashback: furtherCashback.slice(0, policy.moreCashback),
    newestCashback: data.newestCashback.slice(0, policy.newestCashback),
    favourites: data.favouriteCashback.slice(0, policy.cashbackList),
    voucherTiles: data.featuredVouchers.slice(0, policy.voucherTiles),
    moreVouchers: furtherVouchers.slice(0, policy.moreVouchers),
    tabs: data.tabs
      .filter((tab) => tab.choices.length > 0)
      .map((tab) => ({ ...tab, choices: tab.choices.slice(0, policy.choicesOfTab) })),
  }
}
