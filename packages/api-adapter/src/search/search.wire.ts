import { ChoiceId, RetailerId, VendorCode, wellFormed } from '@save/domain/kernel'
import {
  partitionKeys,
  type SearchAnswer,
  type SearchResult,
  type SearchState,
} from '@save/domain/search'
import { Schema, SchemaGetter } from 'effect'
import { items, list, maybe, orElse, withDefault } from '../wire/absent.wire.ts'
import { CashbackDetailsWire } from '../wire/cashback-details.wire.ts'
import { defaultTrue } from '../wire/default-true.wire.ts'
import { id } from '../wire/id.wire.ts'
import { record, type Wire } from '../wire/record.wire.ts'
import { count, fraction, text, wholeText } from '../wire/scalar.wire.ts'
import { wirePolicy } from '../wire/wire.policy.ts'

export const searchPath = '/api/search'

/** Sends all three parameters, even if empty; the filter is its label, including 'All' (OQ-074). */
export const searchAddress = ({ text, page, filter }: SearchState): string =>
  `${searchPath}?search=${encodeURIComponent(wellFormed(text))}&page=${page}&filter=${filter}`

type Kind = SearchResult['kind']
type Of<K extends Kind> = Extract<SearchResult, { readonly kind: K }>

/** A kind of result with the server's name for it (SEARCH-13). */
const kindWire = <const K extends Kind>(kind: K): Wire<K> => {
  const [key = kind] = Object.entries(partitionKeys).find(([, known]) => known === kind) ?? []
  return Schema.Literal(key).pipe(
    Schema.decodeTo(Schema.Literal(kind), {
      decode: SchemaGetter.transform(() => kind),
      encode: SchemaGetter.transform(() => key),
    }),
  )
}

/** A card shows the offer count and the best cashback (SEARCH-15). */
const OfferWire = record<Of<'retailer'>['offers'][number]>()({
  enabled: ['Enabled', defaultTrue],
  cashbackDetails: ['CashbackDetails', maybe(CashbackDetailsWire)],
})

const RetailerResultWire = record<Of<'retailer'>>()({
  kind: ['partitionKey', kindWire('retailer')],
  id: ['id', id(RetailerId)],
  name: ['Name', orElse(text, '')],
  thumbnailImageUrl: ['ThumbnailImageUrl', maybe(wholeText)],
  offers: ['Offers', list(OfferWire, wirePolicy.mostItems)],
})

const VendorResultWire = record<Of<'vendor'>>()({
  kind: ['partitionKey', kindWire('vendor')],
  id: ['id', orElse(text, '')],
  code: ['VendorCode', id(VendorCode)],
  name: ['Name', orElse(text, '')],
  logo: ['VendorLogo', maybe(wholeText)],
  percentageDiscount: ['PercentageDiscount', withDefault(fraction, 0)],
})

const ChoiceResultWire = record<Of<'choice'>>()({
  kind: ['partitionKey', kindWire('choice')],
  id: ['id', id(ChoiceId)],
  name: ['Name', orElse(text, '')],
  choiceLogo: ['ChoiceLogo', maybe(wholeText)],
  journeyType: ['JourneyType', orElse(count, 0)],
})

const isKnown = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'partitionKey' in result &&
  Object.hasOwn(partitionKeys, String(result.partitionKey))

/** Results of unknown kinds, which are left out (OQ-076). */
const PassedOver = Schema.Unknown.check(
  Schema.makeFilter((result) => (isKnown(result) ? 'a kind that is known' : undefined)),
).pipe(
  Schema.decodeTo(Schema.Undefined, {
    decode: SchemaGetter.transform(() => undefined),
    encode: SchemaGetter.passthrough({ strict: false }),
  }),
)

const ResultWire = Schema.Union([
  RetailerResultWire,
  VendorResultWire,
  ChoiceResultWire,
]) as unknown as Wire<SearchResult>

/** Results of known kinds (DATA-26). */
const ResultsWire = items(Schema.Union([ResultWire, PassedOver]) as unknown as Wire<SearchResult>)

/** GET /api/search (DATA-25). Without results or their count we can't show a page. */
export const SearchWire = record<SearchAnswer>()({
  results: ['Values', ResultsWire],
  count: ['Count', count],
})
