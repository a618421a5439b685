import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Pence, pounds } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { amountWays, voucherAmount, voucherPrice } from './voucher-amount.rules.ts'
import {
  amountHints,
  fixedVendor as fixed,
  rangedAmounts,
  typedBesideList,
  voucherPrices,
} from './voucher-amount.table.ts'
import { exampleVendor as vendor } from './vouchers.examples.ts'
import { vendorCards, vendorOf, vendorView } from './vouchers.selectors.ts'

check(rangedAmounts)
check(typedBesideList)
check(amountHints)
check(voucherPrices)

describe('Fixed amounts (VOUCHER-21, VOUCHER-22, OQ-093)', () => {
  test('VOUCHER-21 only amounts in the list are sold', () => {
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

  test('OQ-093, OQ-094 a vendor whose listed amounts can’t be bought has no form', () => {
    const view = vendorView({ ...fixed, fixedValues: [{ amount: pounds('0') }] })
    expect([view.fixedAmounts, view.isSold]).toEqual([[], false])
  })

  test('VOUCHER-21 a list without its flag is ignored', () => {
    expect(amountWays({ ...fixed, hasFixedRange: false })).toEqual({ fixed: [], manual: undefined })
  })

  test.each([
    ['0.00', '0.00'],
    ['50.00', '10.00'],
  ])(
    'VOUCHER-10, VOUCHER-22 bounds of %s and %s allow no typed amount beside the list (OQ-093)',
    (minimum, maximum) => {
      const given = {
        ...fixed,
        minimumFixedEnteredManuallyAmount: pounds(minimum),
        maximumFixedEnteredManuallyAmount: pounds(maximum),
      }
      expect(amountWays(given).manual).toBeUndefined()
      expect(vendorView(given)).toMatchObject({ manualHint: undefined, isSold: true })
    },
  )

  test('VOUCHER-10, VOUCHER-22 with an empty range the list’s separate bounds apply, and without a list nothing is sold', () => {
    const empty = {
      hasRangedRange: true,
      isRangeEndLimited: true,
      minimumRangedEnterManuallyAmount: pounds('0'),
      maximumRangedEnterManuallyAmount: pounds('0'),
    }
    const own = { maximumFixedEnteredManuallyAmount: pounds('50') }
    expect(amountWays({ ...fixed, ...empty, ...own }).manual?.maximum).toBe(pounds('50'))
    expect(vendorView({ ...vendor, ...empty }).isSold).toBe(false)
  })

  test('VOUCHER-09, VOUCHER-10 a vendor with a list and a range lets members pick or type an amount', () => {
    const both = amountWays({
      ...fixed,
      hasRangedRange: true,
      minimumRangedEnterManuallyAmount: pounds('5'),
    })
    expect([both.fixed.length, both.manual?.minimum]).toEqual([2, pounds('5')])
  })

  test('VOUCHER-10 a vendor with neither list nor range sells nothing', () => {
    expect(amountWays(vendor)).toEqual({ fixed: [], manual: undefined })
  })

  test('VOUCHER-09 each amount is shown as the vendor writes it, or otherwise as a price', () => {
    expect(vendorView(fixed).fixedAmounts.map(({ label }) => label)).toEqual([
      '£10.00',
      'Twenty-five',
    ])
  })
})

test('price and saving always add up to the face value (property)', () => {
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

describe('The voucher list and the vendor page', () => {
  test('VOUCHER-03, VOUCHER-04, VOUCHER-08 a card shows logo, name and discount with two decimals, and links to its vendor', () => {
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

  test('VOUCHER-05 a page has sixty cards', () => {
    const many = Array.from({ length: 61 }, () => vendor)
    expect([vendorCards(many, 1).length, vendorCards(many, 2).length]).toEqual([60, 1])
  })

  test('VOUCHER-14 an unknown code isn’t found, and letter case doesn’t matter', () => {
    expect([vendorOf([vendor], 'plu1089')?.name, vendorOf([vendor], 'PLU1')]).toEqual([
      'Plumfield Grocers',
      undefined,
    ])
  })

  test('VOUCHER-09 a vendor without a list has no amounts to choose from', () => {
    expect(vendorView({ ...vendor, hasFixedRange: false }).fixedAmounts).toEqual([])
  })

  test('VOUCHER-10 there is no hint if no amount can be typed', () => {
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

  test('a currency other than the one we send is shown (OQ-095)', () => {
    const { currency: _, ...unnamed } = vendor
    expect(
      [vendor, { ...vendor, currency: 'EUR' }, unnamed].map(
        (one) => vendorView(one).foreignCurrency,
      ),
    ).toEqual([undefined, 'EUR', undefined])
  })
})
