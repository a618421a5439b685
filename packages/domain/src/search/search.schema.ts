import { Schema } from 'effect'
import { ChoiceId, RetailerId, VendorCode } from '../kernel/index.ts'
import { CashbackDetails } from '../retailers/index.ts'

const text = Schema.optionalKey(Schema.String)

/** One result. The server's partitionKey decides its kind (SEARCH-13, DATA-26). */
export const SearchResult = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal('retailer'),
    id: RetailerId,
    name: Schema.String,
    thumbnailImageUrl: text,
    offers: Schema.Array(
      Schema.Struct({
        enabled: Schema.Boolean,
        cashbackDetails: Schema.optionalKey(CashbackDetails),
      }),
    ),
  }),
  Schema.Struct({
    kind: Schema.Literal('vendor'),
    id: Schema.String,
    code: VendorCode,
    name: Schema.String,
    logo: text,
    /** A fraction: 0.05 saves 5.00%. */
    percentageDiscount: Schema.Number,
  }),
  Schema.Struct({
    kind: Schema.Literal('choice'),
    id: ChoiceId,
    name: Schema.String,
    choiceLogo: text,
    journeyType: Schema.Number,
  }),
])
export type SearchResult = typeof SearchResult.Type

/** One page of search results (DATA-25). `count` covers all pages. */
export const SearchAnswer = Schema.Struct({
  results: Schema.Array(SearchResult),
  count: Schema.Number,
})
export type SearchAnswer = typeof SearchAnswer.Type
