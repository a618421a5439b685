import { count, decimal, named, orNone, text, yesNo } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { cashbackText, redeemAddress, shownTitle } from './offer.rules.ts'
import type { Offer } from './retailer.schema.ts'
import { retailerView } from './retailer-page.selectors.ts'
import { exampleOffer, exampleRetailer } from './retailers.examples.ts'

export const fiftyCharacters = 'Ten percent off everything for the whole of spring'

export const longTitles = table({
  title: 'How is a long title shown?',
  ids: ['OQ-065'],
  given: { title: text },
  answers: { shown: text },
  rows: `
    id          | case                            | title                                                      | shown
    RETAILER-11 | exactly fifty is whole          | ${fiftyCharacters}                                         | ${fiftyCharacters}
    RETAILER-12 | one more is cut at a word's end | ${fiftyCharacters}!                                        | Ten percent off everything for...
    RETAILER-12 | a first word longer than thirty | Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch | Llanfairpwllgwyngyllgogerychwy...
  `,
  decide: ({ title }) => ({ shown: shownTitle(title) }),
})

export const cashbackOfOffers = table({
  title: 'What does an offer pay?',
  ids: ['RETAILER-08', 'OQ-041'],
  given: { type: orNone(count, '(missing)'), value: orNone(decimal, '(missing)') },
  answers: { says: orNone(text, '(nothing)') },
  rows: `
    case                         | type      | value     | says
    type 1 is pounds             | 1         | 5         | £5.00
    type 2 is percent            | 2         | 7.5       | 7.5%
    an unknown type says nothing | 3         | 7.5       | (nothing)
    a missing type says nothing  | (missing) | 7.5       | (nothing)
    a missing value says nothing | 1         | (missing) | (nothing)
  `,
  decide: ({ type, value }) => {
    const details = { ...(type !== undefined && { type }), ...(value !== undefined && { value }) }
    return { says: cashbackText(details, exampleConfiguration.cashbackTypes) }
  },
})

export const cashbackCodes = table({
  title: 'Which codes mean pounds and percent?',
  given: { 'code of pounds': count, 'code of percent': count, type: count },
  answers: { says: orNone(text, '(nothing)') },
  rows: `
    id                   | case                        | code of pounds | code of percent | type | says
    RETAILER-08, DATA-34 | the host’s code of pounds   | 7              | 1               | 7    | £5.00
    RETAILER-08, DATA-34 | the host’s code of percent  | 7              | 1               | 1    | 5%
    RETAILER-08, DATA-34 | neither of the host’s codes | 7              | 1               | 2    | (nothing)
  `,
  decide: ({ 'code of pounds': pounds, 'code of percent': percent, type }) => ({
    says: cashbackText({ type, value: 5 }, { pounds, percent }),
  }),
})

export const redeemableOffers = table({
  title: 'May an offer be redeemed?',
  given: { link: orNone(text, '(null)') },
  answers: { answer: yesNo, button: named({ enabled: true, disabled: false }) },
  rows: `
    id          | case                | link                     | answer | button
    RETAILER-16 | an https address    | https://shop.example/ten | yes    | enabled
    OQ-031      | an http address     | http://shop.example/ten  | yes    | enabled
    OQ-031      | a path of this host | /go/ten                  | yes    | enabled
    RETAILER-16 | no link             | (null)                   | no     | disabled
    OQ-031      | a blank link        |                          | no     | disabled
    OQ-031      | a program           | javascript:alert(1)      | no     | disabled
    OQ-031      | another scheme      | ftp://shop.example/ten   | no     | disabled
  `,
  decide: ({ link }) => {
    const { redeemLink: _, ...rest } = exampleOffer()
    const offer: Offer = link === undefined ? rest : { ...rest, redeemLink: link }
    const view = retailerView(exampleRetailer({ offers: [offer] }), exampleConfiguration)
    return {
      answer: redeemAddress(offer) !== undefined,
      button: view.offers.some(({ isRedeemable }) => isRedeemable),
    }
  },
})
