import type { CashbackItem, DashboardData, Picture, VoucherItem } from '@save/domain/dashboard'
import { RetailerId, VendorCode } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'
import { TabWire } from '../benefits/index.ts'
import { list, maybe, orElse } from '../wire/absent.wire.ts'
import { imageLinkField, imagesField } from '../wire/first-picture.wire.ts'
import { id } from '../wire/id.wire.ts'
import { record } from '../wire/record.wire.ts'
import { flag, number, text } from '../wire/scalar.wire.ts'

export { bannersPath, dashboardPath } from '../wire/first-paths.wire.ts'

/** DATA-10. */
const CashbackItemWire = record<CashbackItem>()({
  id: ['Id', id(RetailerId)],
  name: ['Name', orElse(text, '')],
  thumbnailImageUrl: ['ThumbnailImageUrl', maybe(text)],
  cashbackType: ['CashbackType', maybe(number)],
  maximumOffer: ['MaximumOffer', maybe(number)],
})

/** DATA-16: the dashboard has a name of its own for a vendor's code. */
const VoucherItemWire = record<VoucherItem>()({
  code: ['NgcVendorCode', id(VendorCode)],
  name: ['Name', orElse(text, '')],
  logo: ['VendorLogo', maybe(text)],
  percentageDiscount: ['PercentageDiscount', orElse(number, 0)],
})

/** DATA-08, and combo offers and adverts alike (OQ-049). */
const PictureWire = record<Picture>()({
  id: ['Id', text],
  imageLink: [imageLinkField, orElse(text, '')],
  description: ['Description', maybe(text)],
  link: ['Link', maybe(text)],
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
export const BannersWire = Schema.Struct({ [imagesField]: Schema.Array(PictureWire) }).pipe(
  Schema.decodeTo(Schema.Array(Schema.toType(PictureWire)), {
    decode: SchemaGetter.transform(({ [imagesField]: pictures }) => pictures),
    encode: SchemaGetter.transform((pictures) => ({ [imagesField]: pictures })),
  }),
)
