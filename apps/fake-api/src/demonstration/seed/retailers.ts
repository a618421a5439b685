/** The retailers: the known ones first, by name, followed by as many invented ones as needed. */
import { RetailerId } from '@save/domain/kernel'
import type { Retailer } from '@save/domain/retailers'
import { describe } from './content/descriptions.ts'
import { bestPay, makeOffers, type Pay } from './content/offers.ts'
import { makeSmallPrint } from './content/retailer-info.ts'
import { hearthwick } from './known/known-retailer.ts'
import { type KnownShop, knownShops } from './known/known-shops.ts'
import type { Random } from './random.ts'
import { shelfOf } from './shops/categories.ts'
import { type Shop, shopAt } from './shops/shop.ts'

/** Makes `count` retailers. Each is the same for any `count`. */
export function makeRetailers(random: Random, count: number): readonly Retailer[] {
  const shops = Array.from({ length: count }, (_, index) => shopAt(index))
  const own = random.fork('retailers')
  const smallPrint = makeSmallPrint(own)
  return [
    ...byName(shops.slice(0, knownShops.length)),
    ...byName(shops.slice(knownShops.length)),
  ].map((shop) => makeRetailer(shop, smallPrint, own.fork(shop.number)))
}

const retailerIdOf = (shop: Pick<Shop, 'number'>): RetailerId =>
  RetailerId.make(String(shop.number))

type SmallPrint = ReturnType<typeof makeSmallPrint>

function makeRetailer(shop: Shop, smallPrint: SmallPrint, random: Random): Retailer {
  const known = knownShops[shop.index]
  const content = shop.index === 0 ? hearthwick : inventedFor(shop, known, smallPrint, random)
  return {
    id: retailerIdOf(shop),
    name: shop.name,
    ...((known || random.chance(0.98)) && {
      thumbnailImageUrl: `/images/retailers/${shop.number}.svg`,
    }),
    ...content,
    totalOfferCount: content.offers.filter(({ enabled }) => enabled).length,
    tagList: tagsOf(shop, random),
  }
}

function inventedFor(
  shop: Shop,
  known: KnownShop | undefined,
  smallPrint: SmallPrint,
  random: Random,
) {
  const best = known ? payOf(known.best) : bestPay(shop, random)
  const count = known ? known.offers : random.pick(offerCounts)
  const offers = makeOffers(shop, best, count, random)
  return {
    ...((known || random.chance(0.97)) && { description: describe(shop, random) }),
    offers,
    retailerInfo: random.pick(smallPrint),
  }
}

/** The number of offers of a shop: mostly one or two, sometimes none, at most nine. */
const offerCounts = [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 9]

const payOf = (best: KnownShop['best']): Pay =>
  best.startsWith('£')
    ? { kind: 'pounds', value: Number(best.slice(1)) }
    : { kind: 'percent', value: Number.parseFloat(best) }

/** Its own category, those above, and some below: the server also tags parents (OQ-056). */
function tagsOf(shop: Shop, random: Random): string[] {
  const shelf = shelfOf.get(shop.trade.category)
  if (!shelf) return []
  return [
    shelf.above,
    shelf.own,
    ...random.some(shelf.below, random.wholeNumber(0, shelf.below.length)),
  ]
}

/** Sorted by name, without a collator, which is slow to start. */
export const byName = (shops: readonly Shop[]): readonly Shop[] =>
  shops
    .map((shop) => ({ shop, key: shop.slug.replace(/^the-/, '') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ shop }) => shop)
