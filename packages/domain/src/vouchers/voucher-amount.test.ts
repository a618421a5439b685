import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Pence, pounds, VendorCode } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import type { Vendor } from './vendor.schema.ts'
import { amountWays, voucherAmount } from './voucher-amount.rules.ts'
import { voucherPrice } from './voucher-price.rules.ts'
import { vendorCards, vendorOf, vendorView } from './vouchers.selectors.ts'

const vendor: Vendor = {
  code: VendorCode.make('PLU1089'),
  name: 'Plumfield Grocers',
  percentageDiscount: 0.05,
  hasFixedRange: false,
  hasRangedRange: false,
  fixedValues: [],
  isRangeEndLimited: false,
  currency: 'GBP',
}

const optional = <Key extends string>(key: Key, text: string) =>
  text === '(none)' ? {} : ({ [key]: pounds(text) } as Record<Key, Pence>)

describe('Which amounts of a range are sold? (VOUCHER-19, VOUCHER-20, OQ-094)', () => {
  const cases = decisionTable(
    ['id', 'case', 'end limited', 'minimum', 'maximum', 'typed', 'answer'],
    `
    id         | case                                                         | end limited | minimum | maximum | typed   | answer
    VOUCHER-19 | the minimum itself                                           | yes         | 5.00    | 250.00  | 5.00    | sold
    VOUCHER-19 | a penny under the minimum                                    | yes         | 5.00    | 250.00  | 4.99    | refused
    VOUCHER-19 | the maximum itself                                           | yes         | 5.00    | 250.00  | 250.00  | sold
    VOUCHER-19 | a penny over the maximum                                     | yes         | 5.00    | 250.00  | 250.01  | refused
    VOUCHER-20 | an open end has no upper bound                               | no          | 5.00    | 250.00  | 250.01  | sold
    VOUCHER-20 | an open end still has its minimum                            | no          | 5.00    | 250.00  | 4.99    | refused
    VOUCHER-20 | an open end sells its minimum                                | no          | 5.00    | 250.00  | 5.00    | sold
    VOUCHER-19 | a missing maximum is no bound                                | yes         | 5.00    | (none)  | 9000.00 | sold
    VOUCHER-19 | a missing minimum is a penny                                 | yes         | (none)  | 250.00  | 0.01    | sold
    VOUCHER-19 | an amount of zero is never sold                              | yes         | (none)  | 250.00  | 0       | refused
    VOUCHER-19 | an amount of zero is not sold with a minimum of zero, either | yes         | 0.00    | 250.00  | 0       | refused
    VOUCHER-19 | less than nothing is never sold                              | yes         | (none)  | 250.00  | -5      | refused
    VOUCHER-18 | a word is no amount                                          | yes         | 5.00    | 250.00  | ten     | refused
    VOUCHER-18 | nothing typed is no amount                                   | yes         | 5.00    | 250.00  |         | refused
    VOUCHER-18 | half a penny is no amount                                    | yes         | 5.00    | 250.00  | 10.005  | refused
    VOUCHER-20 | an open end sells the maximum     | no          | 5.00    | 250.00  | 250.00  | sold
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.answer}`, () => {
      const ways = amountWays({
        ...vendor,
        hasRangedRange: true,
        isRangeEndLimited: row['end limited'] === 'yes',
        ...optional('minimumRangedEnterManuallyAmount', row.minimum),
        ...optional('maximumRangedEnterManuallyAmount', row.maximum),
      })
      const amount = voucherAmount({ way: 'manual', text: row.typed }, ways)
      expect(amount === undefined ? 'refused' : 'sold').toBe(row.answer)
    })
  }
})

describe('Which fixed amounts are sold? (VOUCHER-21, VOUCHER-22, OQ-093)', () => {
  const fixed: Vendor = {
    ...vendor,
    hasFixedRange: true,
    fixedValues: [{ amount: pounds('10') }, { amount: pounds('25'), displayValue: 'Twenty-five' }],
  }

  test('VOUCHER-21 only amounts in the list', () => {
    const ways = amountWays(fixed)
    const choose = (amount: Pence | undefined) => voucherAmount({ way: 'fixed', amount }, ways)
    expect([choose(pounds('10')), choose(pounds('15')), choose(undefined)]).toEqual([
      pounds('10'),
      undefined,
      undefined,
    ])
  })

  test.each([
    ['0', 'no'],
    ['-5', 'no'],
    ['0.01', 'yes'],
  ])('VOUCHER-21 a listed amount of £%s is sold: %s (OQ-094)', (listed, sold) => {
    const amount = pounds(listed)
    const ways = amountWays({ ...fixed, fixedValues: [{ amount }] })
    const bought = voucherAmount({ way: 'fixed', amount }, ways)
    expect(bought).toBe(sold === 'yes' ? amount : undefined)
  })

  test('OQ-093, OQ-094 a list of amounts that can’t be bought offers nothing, and the vendor has no form', () => {
    const view = vendorView({ ...fixed, fixedValues: [{ amount: pounds('0') }] })
    expect([view.fixedAmounts, view.isSold]).toEqual([[], false])
  })

  test('VOUCHER-21 without the flag a list does not count', () => {
    expect(amountWays({ ...fixed, hasFixedRange: false })).toEqual({ fixed: [], manual: undefined })
  })

  const cases = decisionTable(
    ['case', 'minimum', 'maximum', 'typed', 'answer'],
    `
    case                                   | minimum | maximum | typed | answer
    without bounds nothing is entered      | (none)  | (none)  | 10.00 | refused
    its own minimum                        | 10.00   | 50.00   | 10.00 | sold
    a penny under its own minimum          | 10.00   | 50.00   | 9.99  | refused
    its own maximum                        | 10.00   | 50.00   | 50.00 | sold
    a penny over its own maximum           | 10.00   | 50.00   | 50.01 | refused
    a minimum alone opens the entry        | 10.00   | (none)  | 99.00 | sold
    a maximum alone opens it, from a penny | (none)  | 50.00   | 0.01  | sold
    an amount that is not on the list      | 10.00   | 50.00   | 12.34 | sold
    zeros are no bounds for an amount      | 0.00    | 0.00    | 10.00 | refused
    zeros are no bounds for zero           | 0.00    | 0.00    | 0.00  | refused
    nothing lies between crossed bounds    | 50.00   | 10.00   | 20.00 | refused
    both bounds the same leave one amount  | 10.00   | 10.00   | 10.00 | sold
    a penny under both bounds              | 10.00   | 10.00   | 9.99  | refused
    a penny over both bounds               | 10.00   | 10.00   | 10.01 | refused
    `,
  )
  for (const row of cases) {
    test(`VOUCHER-22 ${row.case}: ${row.answer}`, () => {
      const ways = amountWays({
        ...fixed,
        // A range's bounds do not count here.
        minimumRangedEnterManuallyAmount: pounds('1'),
        maximumRangedEnterManuallyAmount: pounds('1000'),
        ...optional('minimumFixedEnteredManuallyAmount', row.minimum),
        ...optional('maximumFixedEnteredManuallyAmount', row.maximum),
      })
      const amount = voucherAmount({ way: 'manual', text: row.typed }, ways)
      expect(amount === undefined ? 'refused' : 'sold').toBe(row.answer)
    })
  }

  test.each([
    ['0.00', '0.00'],
    ['50.00', '10.00'],
  ])(
    'VOUCHER-10, VOUCHER-22 bounds of %s and %s offer no typing beside the list (OQ-093)',
    (least, most) => {
      const given = {
        ...fixed,
        minimumFixedEnteredManuallyAmount: pounds(least),
        maximumFixedEnteredManuallyAmount: pounds(most),
      }
      expect(amountWays(given).manual).toBeUndefined()
      expect(vendorView(given)).toMatchObject({ manualHint: undefined, isSold: true })
    },
  )

  test('VOUCHER-10, VOUCHER-22 a range without an amount leaves the list its separate bounds, and sells nothing alone', () => {
    const empty = {
      hasRangedRange: true,
      isRangeEndLimited: true,
      minimumRangedEnterManuallyAmount: pounds('0'),
      maximumRangedEnterManuallyAmount: pounds('0'),
    }
    const own = { maximumFixedEnteredManuallyAmount: pounds('50') }
    expect(amountWays({ ...fixed, ...empty, ...own }).manual?.most).toBe(pounds('50'))
    expect(vendorView({ ...vendor, ...empty }).isSold).toBe(false)
  })

  test('VOUCHER-09, VOUCHER-10 both: the member picks from the list or types an amount', () => {
    const both = amountWays({
      ...fixed,
      hasRangedRange: true,
      minimumRangedEnterManuallyAmount: pounds('5'),
    })
    expect([both.fixed.length, both.manual?.least]).toEqual([2, pounds('5')])
  })

  test('VOUCHER-10 neither: there is nothing to buy', () => {
    expect(amountWays(vendor)).toEqual({ fixed: [], manual: undefined })
  })

  test('VOUCHER-09 each is shown as the vendor writes it, or else as a price', () => {
    expect(vendorView(fixed).fixedAmounts.map(({ label }) => label)).toEqual([
      '£10.00',
      'Twenty-five',
    ])
  })
})

describe('What does the member pay and save?', () => {
  const cases = decisionTable(
    ['case', 'worth', 'discount', 'pays', 'saves'],
    `
    case                          | worth  | discount | pays  | saves
    five per cent of a round sum  | 100.00 | 0.05     | 95.00 | 5.00
    half a penny is rounded once  | 10.10  | 0.05     | 9.59  | 0.51
    under half a penny is dropped | 10.05  | 0.045    | 9.60  | 0.45
    nothing off                   | 10.00  | 0        | 10.00 | 0.00
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      const { pays, saving } = voucherPrice(pounds(row.worth), Number(row.discount))
      expect([pays, saving]).toEqual([pounds(row.pays), pounds(row.saves)])
    })
  }

  test('the two always add up to the face value: no penny is lost', () => {
    assert(
      property(
        integer({ min: 1, max: 1_000_000 }),
        integer({ min: 0, max: 100 }),
        (worth, percent) => {
          const { pays, saving } = voucherPrice(Pence.make(worth), percent / 100)
          expect(pays + saving).toBe(worth)
        },
      ),
    )
  })
})

describe('The voucher list and the vendor page', () => {
  test('VOUCHER-03, VOUCHER-04, VOUCHER-08 a card: logo, name, discount with two decimals, its page', () => {
    expect(vendorCards([{ ...vendor, logo: '/p.svg' }], 1)).toEqual([
      {
        code: 'PLU1089',
        name: 'Plumfield Grocers',
        path: '/Vendor/PLU1089',
        image: '/p.svg',
        saving: '5.00%',
      },
    ])
  })

  test('VOUCHER-05 sixty cards make a page', () => {
    const many = Array.from({ length: 61 }, () => vendor)
    expect([vendorCards(many, 1).length, vendorCards(many, 2).length]).toEqual([60, 1])
  })

  test('VOUCHER-14 an unknown code is not found; letter case makes no difference', () => {
    expect([vendorOf([vendor], 'plu1089')?.name, vendorOf([vendor], 'PLU1')]).toEqual([
      'Plumfield Grocers',
      undefined,
    ])
  })

  describe('Which hint stands beside the field for an amount?', () => {
    const hints = decisionTable(
      ['case', 'end limited', 'minimum', 'maximum', 'hint'],
      `
      case        | end limited | minimum | maximum | hint
      both ends   | yes         | £5.00   | £250.00 | From £5.00 to £250.00
      an open end | no          | £5.00   | £250.00 | From £5.00
      `,
    )
    for (const row of hints) {
      test(`the hint names ${row.case}`, () => {
        const view = vendorView({
          ...vendor,
          hasRangedRange: true,
          isRangeEndLimited: row['end limited'] === 'yes',
          minimumRangedEnterManuallyAmount: pounds(row.minimum.slice(1)),
          maximumRangedEnterManuallyAmount: pounds(row.maximum.slice(1)),
        })
        expect(view.manualHint).toBe(row.hint)
      })
    }
  })

  test('VOUCHER-09 a vendor without a list has no amounts to choose from', () => {
    expect(vendorView({ ...vendor, hasFixedRange: false }).fixedAmounts).toEqual([])
  })

  test('VOUCHER-10 without anything to type there is no hint', () => {
    expect(vendorView(vendor).manualHint).toBeUndefined()
  })

  test('VOUCHER-09, VOUCHER-10 another currency is shown beside its amounts (OQ-095)', () => {
    const view = vendorView({
      ...vendor,
      currency: 'EUR',
      hasFixedRange: true,
      fixedValues: [{ amount: pounds('10') }],
      hasRangedRange: true,
      isRangeEndLimited: true,
      minimumRangedEnterManuallyAmount: pounds('5'),
      maximumRangedEnterManuallyAmount: pounds('1250'),
    })
    expect([view.fixedAmounts[0]?.label, view.manualHint]).toEqual([
      '10.00 EUR',
      'From 5.00 EUR to 1,250.00 EUR',
    ])
  })

  test('VOUCHER-10 without any way to choose an amount nothing is sold (OQ-093)', () => {
    const views = [
      vendor,
      { ...vendor, hasRangedRange: true },
      { ...vendor, hasFixedRange: true, fixedValues: [{ amount: pounds('10') }] },
      { ...vendor, hasFixedRange: true },
    ]
    expect(views.map((one) => vendorView(one).isSold)).toEqual([false, true, true, false])
  })

  test('a currency other than the one that is sent is shown (OQ-095)', () => {
    const { currency: _, ...unnamed } = vendor
    expect(
      [vendor, { ...vendor, currency: 'EUR' }, unnamed].map(
        (one) => vendorView(one).foreignCurrency,
      ),
    ).toEqual([undefined, 'EUR', undefined])
  })
})
