import { Schema } from 'effect'
import { CategoryId, OfferId, RetailerId } from '../kernel/index.ts'

const text = Schema.optionalKey(Schema.String)

/** The cashback of an offer, in pounds or percent, depending on the host's codes (OQ-041). */
export const CashbackDetails = Schema.Struct({
  type: Schema.optionalKey(Schema.Number),
  value: Schema.optionalKey(Schema.Number),
})
export type CashbackDetails = typeof CashbackDetails.Type

/** DATA-19. */
export const Offer = Schema.Struct({
  id: OfferId,
  title: text,
  earnDetail: text,
  /** The shop's address. Missing if the offer can't be redeemed. */
  redeemLink: text,
  cashbackDetails: Schema.optionalKey(CashbackDetails),
  enabled: Schema.Boolean,
})
export type Offer = typeof Offer.Type

/** DATA-20. `text` is HTML from the server. */
export const RetailerInfo = Schema.Struct({
  headerTitle: text,
  details: Schema.Array(
    Schema.Struct({ text: Schema.String, sortOrder: Schema.optionalKey(Schema.Number) }),
  ),
})
export type RetailerInfo = typeof RetailerInfo.Type

/** DATA-18. `description` is HTML from the server; `thumbnailImageUrl` is relative to the image host. */
export const Retailer = Schema.Struct({
  id: RetailerId,
  name: Schema.String,
  thumbnailImageUrl: text,
  description: text,
  totalOfferCount: Schema.optionalKey(Schema.Number),
  /** Ids (or names) of the categories it belongs to, as text (OQ-056). */
  tagList: Schema.Array(Schema.String),
  offers: Schema.Array(Offer),
  retailerInfo: Schema.Array(RetailerInfo),
})
export type Retailer = typeof Retailer.Type

/** DATA-21. */
export const Category = Schema.Struct({
  id: CategoryId,
  hierarchyId: text,
  name: Schema.String,
  depth: Schema.Number,
})
export type Category = typeof Category.Type
