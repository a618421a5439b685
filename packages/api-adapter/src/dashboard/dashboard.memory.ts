import type { Tab } from '@save/domain/benefits'
import type {
  CashbackItem,
  DashboardData,
  DashboardPort,
  Picture,
  VoucherItem,
} from '@save/domain/dashboard'
import type { Retailer } from '@save/domain/retailers'
import type { Vendor } from '@save/domain/vouchers'
import type { Catalogue } from '../world/catalogue.ts'
import { memoizeWeak } from '../world/memoize-weak.ts'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World, WorldState } from '../world/world.ts'

export const memoryDashboard = (world: World, visit: Visit): DashboardPort => ({
  readDashboard: () => whenSignedIn(visit, () => dashboardOf(world.state)),
  readBanners: (category) =>
    whenSignedIn(visit, () => world.catalogue.banners[category] ?? noBanners),
})

const noBanners: readonly Picture[] = []

/** Returns the same object until something happens, so that servers can cache its bytes. */
const dashboardOf = memoizeWeak(({ catalogue, favourites, member }: WorldState): DashboardData => {
  const { retailer } = findersOf(catalogue)
  return {
    ...plainDashboardOf(catalogue),
    favouriteCashback: favourites.flatMap(retailer),
    hasTotalRewardStatement: member.canSeeTotalRewardStatement,
    hasTotalWellnessStatement: member.canSeeTotalWellnessStatement,
  }
})

/** The part shared by all members. */
const plainDashboardOf = memoizeWeak((catalogue: Catalogue) => {
  const { dashboard: plan } = catalogue
  const { retailer, vendor, tab } = findersOf(catalogue)
  return {
    featuredCashback: plan.featuredCashback.flatMap(retailer),
    extraCashback: plan.extraCashback.flatMap(retailer),
    newestCashback: plan.newestCashback.flatMap(retailer),
    featuredVouchers: plan.featuredVouchers.flatMap(vendor),
    extraVouchers: plan.extraVouchers.flatMap(vendor),
    tabs: plan.tabs.flatMap(tab),
    featuredComboOffers: plan.featuredComboOffers,
    sidebarAdverts: plan.sidebarAdverts,
    footerAdverts: plan.footerAdverts,
  }
})

/** Finds tiles by id. Ids outside the catalogue have no tile. */
const findersOf = memoizeWeak(({ retailers, vendors, tabs }: Catalogue) => ({
  retailer: finder(retailers, ({ id }) => id, cashbackItemOf),
  vendor: finder(vendors, ({ code }) => code, voucherItemOf),
  tab: finder(tabs, ({ id }) => id, tabTileOf),
}))

function finder<Id, Item, Tile>(
  items: readonly Item[],
  idOf: (item: Item) => Id,
  tileOf: (item: Item) => Tile,
): (id: Id) => readonly Tile[] {
  const byId = new Map(items.map((item) => [idOf(item), item]))
  return (id) => {
    const item = byId.get(id)
    return item === undefined ? [] : [tileOf(item)]
  }
}

/** The best available offer of one kind, since pounds and percent can't be compared. */
function cashbackItemOf({ id, name, thumbnailImageUrl, offers }: Retailer): CashbackItem {
  const enabled = offers.flatMap(({ enabled, cashbackDetails }) =>
    enabled && cashbackDetails ? [cashbackDetails] : [],
  )
  const cashbackType = enabled.find(({ value }) => value !== undefined)?.type
  const values = enabled.flatMap(({ type, value }) =>
    type === cashbackType && value !== undefined ? [value] : [],
  )
  return {
    id,
    name,
    ...(thumbnailImageUrl !== undefined && { thumbnailImageUrl }),
    ...(cashbackType !== undefined && { cashbackType }),
    ...(values.length > 0 && { maximumOffer: Math.max(...values) }),
  }
}

const voucherItemOf = ({ code, name, logo, percentageDiscount }: Vendor): VoucherItem => ({
  code,
  name,
  ...(logo !== undefined && { logo }),
  percentageDiscount,
})

/** A tile shows a few choices, so the dashboard has only these, without their details pages (OQ-053). */
const choicesOfTile = 6

const tabTileOf = ({ id, name, choices }: Tab): Tab => ({
  id,
  name,
  choices: choices.slice(0, choicesOfTile).map(({ detailsPageFullHtml: _, ...choice }) => choice),
})
