import { assert, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { dividedBy, fractionOf, wholeNumber } from '../fraction/fraction.rules.ts'
import { exactPounds, inPence } from './exact-pounds.rules.ts'
import {
  formatCount,
  formatPounds,
  penceOf,
  poundsOf,
  roundHalfAway,
  sumOf,
} from './money.rules.ts'
import { nothing, Pence, pounds } from './money.schema.ts'
import { amounts, discounts, limits, percentages, rounding } from './money.table.ts'

check(amounts)

test('an exact amount shows all its decimals, at least two', () => {
  const pence = [123_456_725, -123_456_725, 5000, 99_900].map(fractionOf)
  const exact = pence.map((amount) => dividedBy(amount, wholeNumber(100)))
  expect([exact.map(exactPounds), exact.map(inPence)]).toEqual([
    ['£12,345.6725', '-£12,345.6725', '£0.50', '£9.99'],
    [1_234_567, -1_234_567, 50, 999],
  ])
})

test('CONST-01 every amount is formatted like pounds in en-GB', () => {
  const sterling = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
  assert(
    property(integer({ min: -1e11, max: 1e11 }), (pence) => {
      expect(formatPounds(Pence.make(pence))).toBe(sterling.format(pence / 100))
    }),
  )
})

check(limits)
check(percentages)
check(discounts)
check(rounding)

test('ten times ten pence is exactly a pound', () => {
  expect(sumOf(Array.from({ length: 10 }, () => penceOf(0.1)))).toBe(pounds('1.00'))
})

test('the sum of no amounts is zero', () => {
  expect(sumOf([])).toBe(nothing)
})

test('every amount in pence survives conversion to pounds and back (property)', () => {
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

test('an amount that isn’t written in pounds and pence is refused', () => {
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
