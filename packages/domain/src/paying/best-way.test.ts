import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OfferId, Pence, pounds, RetailerId, VendorCode } from '../kernel/index.ts'
import type { Offer, Retailer } from '../retailers/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import type { Vendor } from '../vouchers/index.ts'
import { bestCashback, cashbackAt, compareWays, voucherFor, voucherGain } from './best-way.rules.ts'
import { bestWayView } from './best-way.selectors.ts'

/** The codes in the specification. */
const codes = { pounds: 1, percent: 2 }

/** '3%', '£15.00', 'off 9%' (an offer that is not enabled), 'nothing' (without details). */
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

const shop = (name: string, offers = '3%'): Retailer => ({
  id: RetailerId.make(name),
  name,
  tagList: [],
  offers: offers === '' ? [] : offers.split(', ').map(offer),
  retailerInfo: [],
})

const vendor = (name: string, about: Partial<Vendor> = {}): Vendor => ({
  code: VendorCode.make(name),
  name,
  percentageDiscount: 0.05,
  hasFixedRange: false,
  hasRangedRange: true,
  fixedValues: [],
  isRangeEndLimited: false,
  ...about,
})

describe('What does cashback keep of an amount?', () => {
  const cases = decisionTable(
    ['case', 'amount', 'offers', 'keeps'],
    `
    case                                        | amount | offers       | keeps
    a part of the amount                        | 100.00 | 3%           | 3.00
    rounded once, half away from zero           | 33.50  | 3%           | 1.01
    a penny below the half                      | 33.49  | 3%           | 1.00
    the best of several parts                   | 100.00 | 3%, 7.5%, 5% | 7.50
    a fixed sum of a larger amount              | 100.00 | £15.00       | 15.00
    a sum against a part: the sum               | 100.00 | 12%, £15.00  | 15.00
    a sum against a part: the part              | 200.00 | 12%, £15.00  | 24.00
    a sum as large as the amount                | 15.00  | £15.00       | 15.00
    a sum a penny above the amount              | 14.99  | 12%, £15.00  | 1.80
    an offer that is not enabled does not count | 100.00 | 3%, off 9%   | 3.00
    an offer without a value                    | 100.00 | nothing      | 0.00
    no offers                                   | 100.00 |              | 0.00
    a sum as large as the amount against a part | 15.00  | 12%, £15.00  | 15.00
    the part comes to the sum, once rounded     | 125.04 | 12%, £15.00  | 15.00
    the part comes to a penny more              | 125.05 | 12%, £15.00  | 15.01
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      expect(bestCashback(shop('Tea', row.offers), pounds(row.amount), codes)).toBe(
        pounds(row.keeps),
      )
    })
  }

  test('OQ-041 the host’s own codes decide', () => {
    const fixed = { ...shop('Tea', '£15.00') }
    expect(bestCashback(fixed, pounds('100'), { pounds: 2, percent: 1 })).toBe(pounds('15'))
    expect(bestCashback(fixed, pounds('100'), { pounds: 8, percent: 9 })).toBe(pounds('0'))
  })
})

describe('What does one voucher, sold at 5% off, save of an amount?', () => {
  const ways: Readonly<Record<string, Partial<Vendor>>> = {
    'any amount': {},
    'from £10.00': { minimumRangedEnterManuallyAmount: pounds('10') },
    '£10.00 to £50.00': {
      minimumRangedEnterManuallyAmount: pounds('10'),
      maximumRangedEnterManuallyAmount: pounds('50'),
      isRangeEndLimited: true,
    },
    '£10.00, £25.00 or £50.00': {
      hasRangedRange: false,
      hasFixedRange: true,
      fixedValues: [pounds('10'), pounds('25'), pounds('50')].map((amount) => ({ amount })),
    },
    nothing: { hasRangedRange: false },
  }
  const cases = decisionTable(
    ['case', 'amount', 'sold', 'worth', 'saves'],
    `
    case                            | amount | sold                     | worth  | saves
    the whole amount                | 100.00 | any amount               | 100.00 | 5.00
    exactly the least               | 10.00  | from £10.00              | 10.00  | 0.50
    a penny below the least voucher | 9.99   | from £10.00              | (none) | (none)
    exactly the most                | 50.00  | £10.00 to £50.00         | 50.00  | 2.50
    above it: a voucher of the most | 50.01  | £10.00 to £50.00         | 50.00  | 2.50
    exactly one of the list         | 25.00  | £10.00, £25.00 or £50.00 | 25.00  | 1.25
    between two: the lower          | 49.99  | £10.00, £25.00 or £50.00 | 25.00  | 1.25
    above all: the highest          | 100.00 | £10.00, £25.00 or £50.00 | 50.00  | 2.50
    below all                       | 9.99   | £10.00, £25.00 or £50.00 | (none) | (none)
    sold at no amount               | 100.00 | nothing                  | (none) | (none)
    exactly the lowest of the list  | 10.00  | £10.00, £25.00 or £50.00 | 10.00  | 0.50
    a penny below the second        | 24.99  | £10.00, £25.00 or £50.00 | 10.00  | 0.50
    exactly the highest of the list | 50.00  | £10.00, £25.00 or £50.00 | 50.00  | 2.50
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      const gain = voucherGain(vendor('Tea', ways[row.sold]), pounds(row.amount))
      const amountOf = (cell: string) => (cell === '(none)' ? cell : pounds(cell))
      expect({ worth: gain?.worth ?? '(none)', saves: gain?.saving ?? '(none)' }).toEqual({
        worth: amountOf(row.worth),
        saves: amountOf(row.saves),
      })
    })
  }

  test('no voucher is worth more than the amount', () => {
    assert(
      property(integer({ min: 1, max: 20_000 }), (amount) => {
        for (const about of Object.values(ways))
          expect(
            voucherGain(vendor('Tea', about), Pence.make(amount))?.worth ?? 0,
          ).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

describe('Which keeps more?', () => {
  const cases = decisionTable(
    ['case', 'cashback', 'saving', 'better', 'by'],
    `
    case                                   | cashback | saving | better   | by
    the voucher by a penny                 | 4.99     | 5.00   | voucher  | 0.01
    as much: the voucher, which is at once | 5.00     | 5.00   | voucher  | 0.00
    cashback by a penny                    | 5.01     | 5.00   | cashback | 0.01
    cashback alone                         | 5.00     | (none) | cashback | 5.00
    the voucher alone                      | 0.00     | 5.00   | voucher  | 5.00
    a penny of cashback alone              | 0.01     | (none) | cashback | 0.01
    a voucher that saves a penny           | 0.00     | 0.01   | voucher  | 0.01
    neither cashback nor a voucher         | 0.00     | (none) | neither  | 0.00
    a voucher that rounds to nothing       | 0.00     | 0.00   | neither  | 0.00
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      const voucher =
        row.saving === '(none)' ? undefined : { worth: pounds('100'), saving: pounds(row.saving) }
      const { better, by } = compareWays(pounds(row.cashback), voucher)
      expect([better, by]).toEqual([row.better, pounds(row.by)])
    })
  }
})

describe('Which vendor and which retailer belong to a shop?', () => {
  const inEuros = vendor('Tea & Brick', { currency: 'EUR' })
  const cases: [string, string, readonly Vendor[], string | undefined][] = [
    ['the same name', 'Tea & Brick', [vendor('Tea'), vendor('Tea & Brick')], 'Tea & Brick'],
    ['written otherwise', 'Tam’s Café', [vendor("TAM'S CAFE")], "TAM'S CAFE"],
    ['a longer name is another shop', 'Tea', [vendor('Tea & Brick')], undefined],
    ['one that sells nothing', 'Tea', [vendor('Tea', { hasRangedRange: false })], undefined],
    ['one that saves nothing', 'Tea', [vendor('Tea', { percentageDiscount: 0 })], undefined],
    ['one in another currency', 'Tea & Brick', [inEuros], undefined],
    ['one in pounds', 'Tea', [vendor('Tea', { currency: 'GBP' })], 'Tea'],
    ['signs alone, the same', '!!', [vendor('!!')], '!!'],
    ['signs alone, others', '’’', [vendor('..')], undefined],
    ['none', 'Tea', [], undefined],
  ]
  test.each(cases)('a voucher for the shop: %s', (_, name, vendors, found) => {
    expect(voucherFor({ name }, vendors)?.name).toBe(found)
  })

  test('of two vendors with its name the one that saves more, in a tie the first', () => {
    const [less, more] = [0.05, 0.06].map((percentageDiscount, place) =>
      vendor('Tea', { code: VendorCode.make(`${place}`), percentageDiscount }),
    ) as [Vendor, Vendor]
    expect(voucherFor({ name: 'Tea' }, [less, more])).toBe(more)
    expect(voucherFor({ name: 'Tea' }, [less, { ...less }])).toBe(less)
  })

  test.each([
    ['the first of its name that pays', [shop('Tea', ''), shop('Tea', '3%')], 1],
    ['none that pays nothing', [shop('Tea', 'off 3%'), shop('Tea', '0%')], -1],
    ['none of another name', [shop('Tea & Brick')], -1],
  ])('cashback at the shop: %s', (_, retailers, place) => {
    expect(cashbackAt({ name: 'TEA' }, retailers, codes)).toBe(retailers[place])
  })
})

describe('What does the page say about both ways?', () => {
  const cases = decisionTable(
    ['case', 'amount', 'offers', 'discount', 'vouchers are sold', 'cashback', 'voucher', 'says'],
    `
    case                                           | amount | offers | discount | vouchers are sold | cashback              | voucher        | says
    the voucher keeps more                         | 100.00 | 3%     | 5%       | from £10.00       | Up to £3.00           | £5.00 (better) | The voucher saves £2.00 more, straight away.
    cashback keeps more                            | 100.00 | 12%    | 5%       | from £10.00       | Up to £12.00 (better) | £5.00          | Cashback may save £7.00 more; the voucher saves straight away.
    both keep the same                             | 100.00 | 5%     | 5%       | from £10.00       | Up to £5.00           | £5.00 (better) | Both save the same; the voucher saves it straight away.
    exactly the least voucher                      | 10.00  | 12%    | 5%       | from £10.00       | Up to £1.20 (better)  | £0.50          | Cashback may save £0.70 more; the voucher saves straight away.
    no voucher of so small a sum                   | 9.99   | 12%    | 5%       | from £10.00       | Up to £1.20 (better)  | –              | No voucher is sold for this amount.
    neither cashback nor a voucher for this amount | 5.00   |        | 5%       | from £10.00       | –                     | –              | (nothing)
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      const view = bestWayView(
        shop('Tea', row.offers),
        vendor('Tea', {
          percentageDiscount: Number(row.discount.replace('%', '')) / 100,
          minimumRangedEnterManuallyAmount: pounds(row['vouchers are sold'].replace('from £', '')),
        }),
        pounds(row.amount),
        codes,
      )
      const written = view.ways.map(
        ({ value, isBetter }) => `${value}${isBetter ? ' (better)' : ''}`,
      )
      expect([...written, view.verdict ?? '(nothing)']).toEqual([
        row.cashback,
        row.voucher,
        row.says,
      ])
    })
  }

  test('a voucher of less than the amount says what it is worth', () => {
    const limited = vendor('Tea', {
      isRangeEndLimited: true,
      maximumRangedEnterManuallyAmount: pounds('50'),
    })
    expect(
      bestWayView(shop('Tea'), limited, pounds('100'), codes).ways.map(({ label }) => label),
    ).toEqual(['Cashback, once the shop confirms', 'Off now, with a voucher of £50.00'])
  })
})
