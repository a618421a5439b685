export type { DashboardPort } from './dashboard.port.ts'
export { CashbackItem, DashboardData, Picture, VoucherItem } from './dashboard.schema.ts'
