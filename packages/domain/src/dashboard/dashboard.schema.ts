import { Schema } from 'effect'
import { Tab } from '../benefits/index.ts'
import { RetailerId, VendorCode } from '../kernel/index.ts'

const text = Schema.optionalKey(Schema.String)

/** A retailer as the dashboard shows it (DATA-10). `maximumOffer` is pounds or percent points. */
export const CashbackItem = Schema.Struct({
  id: RetailerId,
  name: Schema.String,
  thumbnailImageUrl: text,
  /** 1 is fixed money, any other code a percentage. */
  cashbackType: Schema.optionalKey(Schema.Number),
  maximumOffer: Schema.optionalKey(Schema.Number),
})
export type CashbackItem = typeof CashbackItem.Type

/** A voucher vendor as the dashboard shows it. */
export const VoucherItem = Schema.Struct({
  code: VendorCode,
  name: Schema.String,
  logo: text,
  /** A fraction: 0.05 saves 5.00%. */
  percentageDiscount: Schema.Number,
})
export type VoucherItem = typeof VoucherItem.Type

/** A picture with an optional text and an optional link: banner, combo offer or advert (OQ-049). */
export const Picture = Schema.Struct({
  id: Schema.String,
  imageLink: Schema.String,
  description: text,
  link: text,
})
export type Picture = typeof Picture.Type

/** DATA-09. A missing list is empty. */
export const DashboardData = Schema.Struct({
  featuredCashback: Schema.Array(CashbackItem),
  extraCashback: Schema.Array(CashbackItem),
  newestCashback: Schema.Array(CashbackItem),
  favouriteCashback: Schema.Array(CashbackItem),
  featuredVouchers: Schema.Array(VoucherItem),
  extraVouchers: Schema.Array(VoucherItem),
  featuredComboOffers: Schema.Array(Picture),
  tabs: Schema.Array(Tab),
  sidebarAdverts: Schema.Array(Picture),
  footerAdverts: Schema.Array(Picture),
  hasTotalRewardStatement: Schema.Boolean,
  hasTotalWellnessStatement: Schema.Boolean,
})
export type DashboardData = typeof DashboardData.Type
