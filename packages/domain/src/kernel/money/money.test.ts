import { assert, double, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import {
  formatCount,
  formatDiscount,
  formatLimit,
  formatPercent,
  formatPounds,
  penceOf,
  poundsOf,
  roundHalfAway,
  sumOf,
} from './money.rules.ts'
import { nothing, Pence, pounds } from './money.schema.ts'

describe('How is an amount written? (CONST-01, OQ-036)', () => {
  const cases = decisionTable(
    ['case', 'pounds', 'written'],
    `
    case                               | pounds     | written
    nothing                            |       0.00 | £0.00
    a penny                            |       0.01 | £0.01
    whole pounds keep their pence      |      25.00 | £25.00
    a penny under the first separator  |     999.99 | £999.99
    the first thousands separator      |    1000.00 | £1,000.00
    two separators                     | 1234567.80 | £1,234,567.80
    a debt                             |      -5.00 | -£5.00
    `,
  )
  for (const row of cases) {
    test(`CONST-01 ${row.case}: ${row.written}`, () => {
      expect(formatPounds(pounds(row.pounds))).toBe(row.written)
    })
  }
})

test('CONST-01 every amount reads as en-GB writes pounds', () => {
  const sterling = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
  assert(
    property(integer({ min: -1e11, max: 1e11 }), (pence) => {
      expect(formatPounds(Pence.make(pence))).toBe(sterling.format(pence / 100))
    }),
  )
})

describe('How is a limit written inside a sentence? (OQ-037)', () => {
  const cases = decisionTable(
    ['case', 'pounds', 'written'],
    `
    case                                 | pounds  | written
    whole pounds lose the pence          | 250.00  | £250
    a penny more than the limit shows it | 250.01  | £250.01
    ten pence are two digits             | 250.10  | £250.10
    thousands are separated              | 1500.00 | £1,500
    `,
  )
  for (const row of cases) {
    test(`${row.case}: ${row.written}`, () => {
      expect(formatLimit(pounds(row.pounds))).toBe(row.written)
    })
  }
})

describe('How is a percentage written? (OQ-039, OQ-040)', () => {
  const points = decisionTable(
    ['case', 'points', 'written'],
    `
    case                        | points | written
    whole points                |     12 | 12%
    one decimal                 |    7.5 | 7.5%
    two decimals                |   4.25 | 4.25%
    half a hundredth goes up    |  4.255 | 4.26%
    trailing zeros are dropped  |   7.50 | 7.5%
    `,
  )
  for (const row of points) {
    test(`percent points, ${row.case}: ${row.written}`, () => {
      expect(formatPercent(Number(row.points))).toBe(row.written)
    })
  }
})

describe('How is a voucher’s discount written? (CONST-02, VOUCHER-04, OQ-039)', () => {
  const fractions = decisionTable(
    ['case', 'fraction', 'written'],
    `
    case                         | fraction | written
    a voucher's fraction         |     0.05 | 5.00%
    two decimals always          |        0 | 0.00%
    a whole number of tenths     |    0.145 | 14.50%
    half a hundredth goes up     |  0.05555 | 5.56%
    all of it                    |        1 | 100.00%
    `,
  )
  for (const row of fractions) {
    test(`CONST-02, VOUCHER-04 a discount, ${row.case}: ${row.written}`, () => {
      expect(formatDiscount(Number(row.fraction))).toBe(row.written)
    })
  }
})

describe('How is a number rounded to two decimals? (OQ-038)', () => {
  const cases = decisionTable(
    ['case', 'value', 'rounded'],
    `
    case                              | value  | rounded
    under the half goes down          | 1.004  | 1
    the half goes away from zero      | 1.005  | 1.01
    half a penny below zero           | -1.005 | -1.01
    less than half a penny below zero | -1.004 | -1
    exactly half a penny, with pounds | 8.575  | 8.58
    under half a penny, with pounds   | 8.574  | 8.57
    nothing is not minus nothing      | -0.001 | 0
    `,
  )
  for (const row of cases) {
    test(`${row.case}: ${row.value} gives ${row.rounded}`, () => {
      expect(roundHalfAway(Number(row.value), 2)).toBe(Number(row.rounded))
    })
  }

  test('no floating-point dust: ten times ten pence is a pound', () => {
    expect(sumOf(Array.from({ length: 10 }, () => penceOf(0.1)))).toBe(pounds('1.00'))
  })

  test('the sum of nothing is nothing', () => {
    expect(sumOf([])).toBe(nothing)
  })

  test('every amount in pence survives conversion to pounds and back', () => {
    assert(
      property(integer({ min: -1e11, max: 1e11 }), (pence) => {
        expect(penceOf(poundsOf(Pence.make(pence)))).toBe(pence)
      }),
    )
  })

  test('rounding below zero mirrors rounding above it', () => {
    assert(
      property(double({ min: 0, max: 1e6, noNaN: true }), (value) => {
        expect(roundHalfAway(-value, 2) + roundHalfAway(value, 2)).toBe(0)
      }),
    )
  })
})

test('an amount that is not written in pounds and pence is refused', () => {
  for (const text of ['1.5', '1,000.00', '£1', '', 'ten']) {
    expect(() => pounds(text)).toThrow('Not an amount in pounds')
  }
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('a count of %i reads %s, with separators as in amounts (OQ-036)', (count, text) => {
  expect(formatCount(count)).toBe(text)
})
