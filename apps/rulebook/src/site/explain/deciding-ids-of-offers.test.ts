import { expect, test } from 'vitest'
import { exampleCases } from './example-cases.ts'
import { explain, type Subject } from './explain.ts'

const offer = (change: object) => ({
  Offers: [{ ...JSON.parse(exampleCases.retailer).Offers[0], ...change }],
})
const none = { HasFixedRange: false, HasRangedRange: false }
const byHand = { HasRangedRange: false, MinimumFixedEnteredManuallyAmount: 7 }

/** The rules were chosen by hand. */
const cases: readonly (readonly [Subject, change: object, typed: string, RegExp, string])[] = [
  ['benefit', { JourneyType: 50 }, '', /^How it is taken/, 'CHOICE-03,DATA-13,OQ-080'],
  ['benefit', { JourneyType: 100 }, '', /^How it is taken/, 'CHOICE-03,DATA-13,CHOICE-04'],
  ['benefit', { JourneyType: 7 }, '', /^How it is taken/, 'OQ-079,CHOICE-03,CHOICE-04'],
  ['benefit', { JourneyType: 50 }, '5', /^What it costs/, 'OQ-080,CHOICE-04'],
  ['benefit', {}, '-3', /typed on the page/, 'CHOICE-10,CHOICE-07'],
  ['benefit', {}, 'ten', /typed on the page/, 'CHOICE-06,CHOICE-10'],
  ['voucher', {}, '', /^Can anything/, 'VOUCHER-09,VOUCHER-19'],
  ['voucher', { IsRangeEndLimited: false }, '', /^Can anything/, 'VOUCHER-09,VOUCHER-20'],
  ['voucher', { HasFixedRange: false }, '', /^Can anything/, 'VOUCHER-19'],
  ['voucher', { HasRangedRange: false }, '', /^Can anything/, 'VOUCHER-09'],
  ['voucher', byHand, '', /^Can anything/, 'VOUCHER-09,VOUCHER-22,OQ-094'],
  ['voucher', none, '', /^Can anything/, 'OQ-093'],
  ['voucher', { HasFixedRange: false }, '1', /^A voucher worth/, 'VOUCHER-23,VOUCHER-19'],
  ['voucher', { HasRangedRange: false }, '1', /^A voucher worth/, 'VOUCHER-23,VOUCHER-09'],
  ['retailer', {}, '', /^How many offers/, 'OQ-062,RETAILER-05'],
  ['retailer', { TotalOfferCount: 3 }, '', /^How many offers/, 'RETAILER-05'],
  ['retailer', {}, '', /^The offer/, 'RETAILER-08,RETAILER-16'],
  [
    'retailer',
    offer({ RedeemLink: 'ftp://a' }),
    '',
    /^The offer/,
    'RETAILER-08,OQ-031,RETAILER-16',
  ],
  [
    'retailer',
    offer({ RedeemLink: 'https://a.example' }),
    '',
    /^The offer/,
    'RETAILER-08,RETAILER-15',
  ],
]

test.each(cases)(
  'the rule that decided: %s %j, %j: %s is by %s',
  (subject, change, typed, what, ids) => {
    const text = JSON.stringify({ ...JSON.parse(exampleCases[subject]), ...change })
    const found = explain(subject, text, typed)
    const explanations = found.is === 'explained' ? found.explanations : []
    expect(explanations.find((explanation) => what.test(explanation.what))?.ids.join()).toBe(ids)
  },
)
