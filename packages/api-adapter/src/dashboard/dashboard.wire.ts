import type { CashbackItem, DashboardData, Picture, VoucherItem } from '@save/domain/dashboard'
import { RetailerId, VendorCode } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'
import { TabWire } from '../benefits/index.ts'
import { items, list, maybe, orElse, withDefault } from '../wire/absent.wire.ts'
import { imageLinkField, imagesField } from '../wire/first-picture.wire.ts'
import { id, idText } from '../wire/id.wire.ts'
import { record } from '../wire/record.wire.ts'
import { count, flag, fraction, offered, text, wholeText } from '../wire/scalar.wire.ts'

export { bannersPath, dashboardPath } from '../wire/first-paths.wire.ts'

/** DATA-10. */
const CashbackItemWire = record<CashbackItem>()({
  id: ['Id', id(RetailerId)],
  name: ['Name', orElse(text, '')],
  thumbnailImageUrl: ['ThumbnailImageUrl', maybe(wholeText)],
  cashbackType: ['CashbackType', maybe(count)],
  maximumOffer: ['MaximumOffer', maybe(offered)],
})

/** DATA-16: the dashboard has another name for a vendor's code. */
const VoucherItemWire = record<VoucherItem>()({
  code: ['NgcVendorCode', id(VendorCode)],
  name: ['Name', orElse(text, '')],
  logo: ['VendorLogo', maybe(wholeText)],
  percentageDiscount: ['PercentageDiscount', withDefault(fraction, 0)],
})

/** DATA-08, for banners, combo offers and adverts (OQ-049). */
const PictureWire = record<Picture>()({
  id: ['Id', idText],
  imageLink: [imageLinkField, orElse(wholeText, '')],
  description: ['Description', maybe(text)],
  link: ['Link', maybe(wholeText)],
})

/** GET /api/DashboardData (DATA-09). */
export const DashboardWire = record<DashboardData>()({
  featuredCashback: ['FeaturedCashback', list(CashbackItemWire)],
  extraCashback: ['ExtraCashback', list(CashbackItemWire)],
  newestCashback: ['NewestCashback', list(CashbackItemWire)],
  favouriteCashback: ['FavouriteCashback', list(CashbackItemWire)],
  featuredVouchers: ['FeaturedVouchers', list(VoucherItemWire)],
  extraVouchers: ['ExtraVouchers', list(VoucherItemWire)],
  featuredComboOffers: ['FeaturedComboOffers', list(PictureWire)],
  tabs: ['Tabs', list(TabWire)],
  sidebarAdverts: ['SidebarAdverts', list(PictureWire)],
  footerAdverts: ['FooterAdverts', list(PictureWire)],
  hasTotalRewardStatement: ['HasTotalRewardStatement', flag],
  hasTotalWellnessStatement: ['HasTotalWellnessStatement', flag],
})

/** GET /api/branding/carousel/{id}: the pictures are in `Images`. */
export const BannersWire = Schema.Struct({ [imagesField]: items(PictureWire) }).pipe(
  Schema.decodeTo(Schema.Array(Schema.toType(PictureWire)), {
    decode: SchemaGetter.transform(({ [imagesField]: pictures }) => pictures),
    encode: SchemaGetter.transform((pictures) => ({ [imagesField]: pictures })),
  }),
)
