export { dashboardMessages } from './dashboard.messages.ts'
export { bannerPolicy, dashboardPolicy } from './dashboard.policy.ts'
export type { DashboardPort } from './dashboard.port.ts'
export { CashbackItem, DashboardData, Picture, VoucherItem } from './dashboard.schema.ts'
export {
  type DashboardHeadView,
  type DashboardParts,
  type DashboardView,
  dashboardHeadView,
  dashboardView,
  hasDashboardFailed,
  type ItemView,
  isLoadingOffers,
  type PictureView,
  pictureViews,
  type TabView,
} from './dashboard.selectors.ts'
