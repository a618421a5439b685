import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OfferId, Pence, pounds, RetailerId, VendorCode } from '../kernel/index.ts'
import type { Offer, Retailer } from '../retailers/index.ts'
import { check } from '../testing/check.ts'
import type { Vendor } from '../vouchers/index.ts'
import { bestCashback, cashbackAt, voucherFor, voucherGain } from './best-way.rules.ts'
import { bestWayView } from './best-way.selectors.ts'
import {
  betterWays,
  bothWays,
  cashbackKept,
  codes,
  vendor,
  voucherGains,
  waysOfSelling,
} from './best-way.table.ts'

const paying = (value: number, type = codes.percent): Offer => ({
  id: OfferId.make('1'),
  enabled: true,
  cashbackDetails: { type, value },
})

const shop = (name: string, ...offers: readonly Offer[]): Retailer => ({
  id: RetailerId.make(name),
  name,
  tagList: [],
  offers,
  retailerInfo: [],
})

check(cashbackKept)
check(voucherGains)
check(betterWays)
check(bothWays)

test('OQ-041 the host’s codes decide between pounds and percent, and another code pays nothing', () => {
  const fixed = shop('Tea', paying(15, codes.pounds))
  expect(bestCashback(fixed, pounds('100'), { pounds: 2, percent: 1 })).toBe(pounds('15'))
  expect(bestCashback(fixed, pounds('100'), { pounds: 8, percent: 9 })).toBe(pounds('0'))
})

test('no voucher is worth more than the amount', () => {
  assert(
    property(integer({ min: 1, max: 20_000 }), (amount) => {
      for (const overrides of Object.values(waysOfSelling))
        expect(
          voucherGain(vendor('Tea', overrides), Pence.make(amount))?.worth ?? 0,
        ).toBeLessThanOrEqual(amount)
    }),
  )
})

describe('Finding the vendor and the retailer of a shop', () => {
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
  test.each(cases)('the voucher for the shop: %s', (_, name, vendors, found) => {
    expect(voucherFor({ name }, vendors)?.name).toBe(found)
  })

  test('of two vendors with the shop’s name, the one that saves more is chosen, or the first in a tie', () => {
    const [less, more] = [0.05, 0.06].map((percentageDiscount, index) =>
      vendor('Tea', { code: VendorCode.make(`${index}`), percentageDiscount }),
    ) as [Vendor, Vendor]
    expect(voucherFor({ name: 'Tea' }, [less, more])).toBe(more)
    expect(voucherFor({ name: 'Tea' }, [less, { ...less }])).toBe(less)
  })

  test.each([
    ['the first of its name that pays', [shop('Tea'), shop('Tea', paying(3))], 1],
    [
      'none that pays nothing',
      [shop('Tea', { ...paying(3), enabled: false }), shop('Tea', paying(0))],
      -1,
    ],
    ['none of another name', [shop('Tea & Brick', paying(3))], -1],
  ])('the cashback at the shop: %s', (_, retailers, expected) => {
    expect(cashbackAt({ name: 'TEA' }, retailers, codes)).toBe(retailers[expected])
  })
})

test('a voucher for less than the amount shows its value', () => {
  const limited = vendor('Tea', {
    isRangeEndLimited: true,
    maximumRangedEnterManuallyAmount: pounds('50'),
  })
  expect(
    bestWayView(shop('Tea', paying(3)), limited, pounds('100'), codes).ways.map(
      ({ label }) => label,
    ),
  ).toEqual(['Cashback, once the shop confirms', 'Saved now with a £50.00 voucher'])
})
