import { CategoryId, OfferId, RetailerId } from '@save/domain/kernel'
import type { Category, Offer, Retailer, RetailerInfo } from '@save/domain/retailers'
import { items, list, maybe, orElse } from '../wire/absent.wire.ts'
import { CashbackDetailsWire } from '../wire/cashback-details.wire.ts'
import { defaultTrue } from '../wire/default-true.wire.ts'
import { categoriesPath, retailersPath } from '../wire/first-paths.wire.ts'
import { id } from '../wire/id.wire.ts'
import { record } from '../wire/record.wire.ts'
import { count, depth, sortPosition, text, wholeText } from '../wire/scalar.wire.ts'
import { wirePolicy } from '../wire/wire.policy.ts'

export { categoriesPath, retailersPath }

export const retailerPath = (retailer: RetailerId): string =>
  `${retailersPath}/${encodeURIComponent(retailer)}`

/** DATA-19. */
const OfferWire = record<Offer>()({
  id: ['Id', id(OfferId)],
  title: ['Title', maybe(text)],
  earnDetail: ['EarnDetail', maybe(text)],
  redeemLink: ['RedeemLink', maybe(wholeText)],
  cashbackDetails: ['CashbackDetails', maybe(CashbackDetailsWire)],
  enabled: ['Enabled', defaultTrue],
})

type Detail = RetailerInfo['details'][number]

const DetailWire = record<Detail>()({
  text: ['Text', orElse(wholeText, '')],
  sortOrder: ['SortOrder', maybe(sortPosition)],
})

/** DATA-20. */
const RetailerInfoWire = record<RetailerInfo>()({
  headerTitle: ['HeaderTitle', maybe(text)],
  details: ['Details', list(DetailWire)],
})

/** GET /api/Retailers/{id} (DATA-18). */
export const RetailerWire = record<Retailer>()({
  id: ['RetailerId', id(RetailerId)],
  name: ['Name', orElse(text, '')],
  thumbnailImageUrl: ['ThumbnailImageUrl', maybe(wholeText)],
  description: ['Description', maybe(wholeText)],
  totalOfferCount: ['TotalOfferCount', maybe(count)],
  tagList: ['TagList', list(text, wirePolicy.mostItems)],
  offers: ['Offers', list(OfferWire, wirePolicy.mostItems)],
  retailerInfo: ['RetailerInfo', list(RetailerInfoWire)],
})

/** GET /api/Retailers. */
export const RetailersWire = items(RetailerWire, wirePolicy.mostItems)

/** GET /api/CashbackCategories (DATA-21). */
export const CategoriesWire = items(
  record<Category>()({
    id: ['CategoryId', id(CategoryId)],
    hierarchyId: ['HierarchyId', maybe(text)],
    name: ['Name', orElse(text, '')],
    depth: ['Depth', orElse(depth, 0)],
  }),
  wirePolicy.mostItems,
)

/** The retailer, or the only one in a list (OQ-070). */
export const theOneIn = (json: unknown): unknown =>
  Array.isArray(json) && json.length === 1 ? json[0] : json
