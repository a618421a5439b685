import type { Tab } from '@save/domain/benefits'
import type { Picture } from '@save/domain/dashboard'
import type { SystemText } from '@save/domain/help'
import type { RetailerId, TabId, VendorCode } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import type { Category, Retailer } from '@save/domain/retailers'
import type { MenuItem } from '@save/domain/shell'
import type { StatementItem } from '@save/domain/statements'
import type { Vendor } from '@save/domain/vouchers'
import type { WithdrawalSettings } from '@save/domain/withdrawal'

/**
 * An employer's portal before anybody has used it: the frozen base that all worlds share and none changes. Everything
 * is in the domain's own types. A world derives what a server would compute (counts, dashboard tiles, flags).
 */
export interface Catalogue {
  readonly retailers: readonly Retailer[]
  /** In the order of the tree (OQ-057). */
  readonly categories: readonly Category[]
  readonly vendors: readonly Vendor[]
  readonly tabs: readonly Tab[]
  /**
   * The only member. `emailAddress` is the sign-in; the two `canSee…Statement` flags also set the dashboard's flags
   * (OQ-048).
   */
  readonly member: Member
  readonly password: string
  readonly withdrawalSettings: WithdrawalSettings
  /** Ids of retailers, in the order of starring. */
  readonly favourites: readonly RetailerId[]
  readonly dashboard: DashboardPlan
  /** The pictures of each banner category; the dashboard's is -1 (BANNER-01). */
  readonly banners: Readonly<Record<number, readonly Picture[]>>
  readonly menu: readonly MenuItem[]
  readonly systemText: SystemText
  readonly wellness: readonly StatementItem[]
  readonly reward: readonly StatementItem[]
  /** The surcharge for paying by credit, as a fraction of the total, if any. */
  readonly creditCharge?: number
}

/** The dashboard's items by id. Ids outside the catalogue are left out. */
export interface DashboardPlan {
  readonly featuredCashback: readonly RetailerId[]
  readonly extraCashback: readonly RetailerId[]
  readonly newestCashback: readonly RetailerId[]
  readonly featuredVouchers: readonly VendorCode[]
  readonly extraVouchers: readonly VendorCode[]
  readonly tabs: readonly TabId[]
  readonly featuredComboOffers: readonly Picture[]
  readonly sidebarAdverts: readonly Picture[]
  readonly footerAdverts: readonly Picture[]
}
