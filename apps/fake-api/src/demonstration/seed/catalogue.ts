import type { Catalogue } from '@save/api-adapter/memory'
import { slugOf } from '@save/domain/kernel'
import {
  dashboardPlan,
  firstFavourites,
  makeBanners,
  makeMenu,
  reward,
  systemText,
  wellness,
} from './dashboard.ts'
import { memberPassword, withdrawalSettings } from './known/known-member.ts'
import { makeMember } from './member.ts'
import { randomOf } from './random.ts'
import { makeRetailers } from './retailers.ts'
import { makeCategories } from './shops/categories.ts'
import { makeTabs } from './tabs.ts'
import { makeVendors } from './vendors.ts'

export interface CatalogueSize {
  readonly retailers: number
  readonly vendors: number
  readonly transactions: number
}

const usualSize: CatalogueSize = { retailers: 1200, vendors: 250, transactions: 60 }

/**
 * An employer's portal at the start of a day, all of it invented. The same seed gives the same catalogue; another seed
 * changes the shops' texts, offers and rates, but not their names, so that every picture still belongs to its name.
 */
export function makeCatalogue(seed = 1, size: Partial<CatalogueSize> = {}): Catalogue {
  const random = randomOf(seed)
  const { retailers: retailerCount, vendors, transactions } = { ...usualSize, ...size }
  const retailers = makeRetailers(random, retailerCount)
  return {
    retailers: alphabetical(retailers),
    categories: makeCategories(),
    vendors: alphabetical(makeVendors(random, vendors)),
    tabs: makeTabs(random),
    member: makeMember(random, retailers, transactions),
    password: memberPassword,
    withdrawalSettings,
    favourites: firstFavourites,
    dashboard: dashboardPlan,
    banners: makeBanners(),
    menu: makeMenu(),
    systemText,
    wellness,
    reward,
  }
}

/** Sorted as in a directory: known and invented shops together, ignoring 'The'. */
const alphabetical = <Named extends { readonly name: string }>(
  all: readonly Named[],
): readonly Named[] =>
  all
    .map((named) => ({ named, key: slugOf(named.name).replace(/^the-/, '') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ named }) => named)
