import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { bestGain, byGain } from './gain.rules.ts'
import { bestOffers } from './gain.table.ts'
import { exampleOffer, exampleRetailer } from './retailers.examples.ts'

const codes = exampleConfiguration.cashbackTypes
const fivePercent = exampleOffer({ cashbackDetails: { type: codes.percent, value: 5 } })
const fifteenPounds = exampleOffer({ cashbackDetails: { type: codes.pounds, value: 15 } })

check(bestOffers)

test('RETAILER-08 the host’s codes decide between pounds and percent, and another code has no text (OQ-041)', () => {
  const five = { offers: [fivePercent] }
  expect(bestGain(five, codes)).toEqual({ kind: 'percent', value: 5 })
  expect(bestGain(five, { pounds: 2, percent: 1 })).toEqual({ kind: 'pounds', value: 5 })
  expect(bestGain(five, { pounds: 8, percent: 9 })).toBeUndefined()
})

test('the highest cashback comes first and retailers without any last, and ties keep the server’s order', () => {
  const shops = [
    exampleRetailer({ name: 'none' }),
    exampleRetailer({ name: 'five', offers: [fivePercent] }),
    exampleRetailer({ name: 'fifteen', offers: [fifteenPounds] }),
    exampleRetailer({ name: 'another five', offers: [fivePercent] }),
    exampleRetailer({ name: 'not enabled', offers: [{ ...fifteenPounds, enabled: false }] }),
  ]
  expect(byGain(shops, codes).map(({ name }) => name)).toEqual([
    'fifteen',
    'five',
    'another five',
    'none',
    'not enabled',
  ])
})
