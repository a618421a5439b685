import { ChoiceId, RetailerId, VendorCode } from '../kernel/index.ts'
import { type Cell, count, oneOf, orNone, text, unreadable } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { query } from '../testing/query.ts'
import { table } from '../testing/table.ts'
import { partitionKeys, searchFilters } from './search.policy.ts'
import { queryOf, searchStateOf } from './search.rules.ts'
import type { SearchResult } from './search.schema.ts'
import { searchCard } from './search.selectors.ts'

export const searchAddresses = table({
  title: 'What does an address of the search page mean, and how is it written?',
  given: { address: query },
  answers: { text, filter: oneOf(...searchFilters), page: count, written: query },
  rows: `
    id        | case                                     | address                     | text | filter   | page | written
    SEARCH-08 | nothing: page 1 of everything is written | (none)                      |      | All      | 1    | ?page=1
    SEARCH-12 | a search                                 | ?search=tea&page=1          | tea  | All      | 1    | ?search=tea&page=1
    SEARCH-07 | an empty search is left out              | ?search=&page=1             |      | All      | 1    | ?page=1
    SEARCH-10 | a page                                   | ?search=tea&page=3          | tea  | All      | 3    | ?search=tea&page=3
    SEARCH-10 | a page that is not a number is the first | ?search=tea&page=last       | tea  | All      | 1    | ?search=tea&page=1
    SEARCH-11 | a filter                                 | ?search=tea&filter=Vouchers | tea  | Vouchers | 1    | ?search=tea&page=1&filter=Vouchers
    SEARCH-09 | All is left out                          | ?search=tea&filter=All      | tea  | All      | 1    | ?search=tea&page=1
    SEARCH-11 | a filter in other letter case            | ?filter=benefits            |      | Benefits | 1    | ?page=1&filter=Benefits
    SEARCH-11 | an unknown filter is All                 | ?filter=Shoes               |      | All      | 1    | ?page=1
    SEARCH-10 | names in other letter case               | ?Search=tea&Page=2          | tea  | All      | 2    | ?search=tea&page=2
  `,
  decide: ({ address }) => {
    const state = searchStateOf(address)
    return { ...state, written: queryOf(state) }
  },
})

const kind = oneOf('retailer', 'vendor', 'choice')

export const resultKinds = table({
  title: 'Which kind of result is it?',
  given: { 'partition key': text },
  answers: { kind: orNone(kind) },
  rows: `
    id        | partition key    | kind
    SEARCH-13 | cashbackretailer | retailer
    SEARCH-13 | ngcvendor        | vendor
    SEARCH-13 | choice           | choice
  `,
  decide: ({ 'partition key': key }) => ({ kind: partitionKeys[key] }),
})

export const imagesConfiguration = { ...exampleConfiguration, imageHost: 'https://img.example' }

type FoundRetailer = Extract<SearchResult, { kind: 'retailer' }>

export const foundRetailer = (offers: FoundRetailer['offers']): FoundRetailer => ({
  kind: 'retailer',
  id: RetailerId.make('7'),
  name: 'Nook & Larder',
  thumbnailImageUrl: '7.svg',
  offers,
})

const offers = (length: number, enabled: boolean) => Array.from({ length }, () => ({ enabled }))

const result: Cell<SearchResult> = {
  hint: "a result, such as '2 offers enabled, 1 not', 'a discount of 0.075' or 'journey type 50'",
  read: (text) => {
    const [, enabled, not, percentageDiscount, journeyType] =
      /^(\d+) offers? enabled, (\d+) not$|^a discount of ([\d.]+)$|^journey type (\d+)$/.exec(
        text,
      ) ?? []
    if (enabled !== undefined)
      return foundRetailer([...offers(Number(enabled), true), ...offers(Number(not), false)])
    if (percentageDiscount !== undefined)
      return {
        kind: 'vendor',
        id: 'v1',
        code: VendorCode.make('PLU1089'),
        name: 'Plumfield Grocers',
        logo: '/v.svg',
        percentageDiscount: Number(percentageDiscount),
      }
    return journeyType === undefined
      ? unreadable
      : {
          kind: 'choice',
          id: ChoiceId.make('120'),
          name: 'Dental plan',
          journeyType: Number(journeyType),
        }
  },
  write: (result) => {
    if (result.kind === 'vendor') return `a discount of ${result.percentageDiscount}`
    if (result.kind === 'choice') return `journey type ${result.journeyType}`
    const enabled = result.offers.filter((offer) => offer.enabled).length
    const offers = enabled === 1 ? 'offer' : 'offers'
    return `${enabled} ${offers} enabled, ${result.offers.length - enabled} not`
  },
}

export const resultCards = table({
  title: 'What does the card of a search result show?',
  given: { given: result },
  answers: {
    kind,
    name: text,
    label: orNone(text),
    detail: orNone(text),
    'leads to': text,
    image: orNone(text),
  },
  rows: `
    id                              | case                            | given                   | kind     | name              | label            | detail            | leads to                | image
    SEARCH-14, SEARCH-15, SEARCH-16 | enabled offers only are counted | 2 offers enabled, 1 not | retailer | Nook & Larder     | (none)           | 2 cashback offers | /Retailer/7/nook-larder | https://img.example/7.svg
    SEARCH-15                       | one enabled offer is one        | 1 offer enabled, 1 not  | retailer | Nook & Larder     | (none)           | 1 cashback offer  | /Retailer/7/nook-larder | https://img.example/7.svg
    SEARCH-15                       | none of them is enabled         | 0 offers enabled, 2 not | retailer | Nook & Larder     | (none)           | 0 cashback offers | /Retailer/7/nook-larder | https://img.example/7.svg
    SEARCH-17, SEARCH-18, SEARCH-19 | a saving has two decimals       | a discount of 0.075     | vendor   | Plumfield Grocers | Voucher          | Saving of 7.50%   | /Vendor/PLU1089         | /v.svg
    SEARCH-18                       | whole points of a discount      | a discount of 0.1       | vendor   | Plumfield Grocers | Voucher          | Saving of 10.00%  | /Vendor/PLU1089         | /v.svg
    SEARCH-20, SEARCH-21            | a direct link                   | journey type 50         | choice   | Dental plan       | Direct Saving    | (none)            | /Choice/120             | (none)
    SEARCH-21                       | without an external supplier    | journey type 100        | choice   | Dental plan       | Salary Sacrifice | (none)            | /Choice/120             | (none)
    SEARCH-21                       | with a supplier                 | journey type 200        | choice   | Dental plan       | Salary Sacrifice | (none)            | /Choice/120             | (none)
    SEARCH-21                       | any other type                  | journey type 7          | choice   | Dental plan       | Salary Sacrifice | (none)            | /Choice/120             | (none)
  `,
  decide: ({ given }) => {
    const { kind, name, label, detail, path, image } = searchCard(given, imagesConfiguration)
    return { kind, name, label, detail, 'leads to': path, image }
  },
})
