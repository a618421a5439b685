import { describe, expect, test } from 'vitest'
import { OfferId, RetailerId } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { bestGain, bestGainText, byGain } from './gain.rules.ts'
import type { Offer, Retailer } from './retailer.schema.ts'

/** The codes in the specification. */
const codes = { pounds: 1, percent: 2 }

/** '3%', '£15', 'off 9%' (an offer that is not enabled), 'nothing' (without details). */
function offer(written: string, place: number): Offer {
  const [, off = '', pound = '', figure = '0'] = /^(off )?(£)?([\d.]+)/.exec(written) ?? []
  return {
    id: OfferId.make(`${place}`),
    enabled: off === '',
    ...(written !== 'nothing' && {
      cashbackDetails: { type: pound ? codes.pounds : codes.percent, value: Number(figure) },
    }),
  }
}

const shop = (name: string, offers: string): Retailer => ({
  id: RetailerId.make(name),
  name,
  tagList: [],
  offers: offers === '' ? [] : offers.split(', ').map(offer),
  retailerInfo: [],
})

describe('What is the best of a retailer’s offers?', () => {
  const cases = decisionTable(
    ['case', 'offers', 'says'],
    `
    case                                        | offers       | says
    one                                         | 5%           | Up to 5%
    the highest                                 | 3%, 7.5%, 5% | Up to 7.5%
    a fixed sum                                 | £15          | Up to £15.00
    a pound counts as a percent: sum            | 12%, £12.50  | Up to £12.50
    a pound counts as a percent: part           | £12, 12.5%   | Up to 12.5%
    in a tie the first                          | 12%, £12     | Up to 12%
    an offer that is not enabled does not count | 3%, off 9%   | Up to 3%
    an offer without a value                    | nothing      | (nothing)
    an offer of zero                            | 0%           | (nothing)
    none                                        |              | (nothing)
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      expect(bestGainText(shop('Tea', row.offers), codes) ?? '(nothing)').toBe(row.says)
    })
  }

  test('RETAILER-08 the host’s own codes decide, and another code says nothing (OQ-041)', () => {
    const five = shop('Tea', '5%')
    expect(bestGain(five, { pounds: 2, percent: 1 })).toEqual({ kind: 'pounds', value: 5 })
    expect(bestGain(five, { pounds: 8, percent: 9 })).toBeUndefined()
  })
})

test('the highest cashback first, those without any last, ties in the server’s order', () => {
  const shops = [
    shop('none', ''),
    shop('five', '5%'),
    shop('fifteen', '£15'),
    shop('five too', '5%'),
    shop('none either', 'off 9%'),
  ]
  expect(byGain(shops, codes).map(({ name }) => name)).toEqual([
    'fifteen',
    'five',
    'five too',
    'none',
    'none either',
  ])
})
