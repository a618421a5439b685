import { assert, double, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dividedBy,
  exactText,
  fractionOf,
  isBelow,
  larger,
  minus,
  plus,
  rounded,
  smaller,
  times,
  wholeNumber,
} from './fraction.rules.ts'

describe('Exact fractions', () => {
  const part = (numerator: bigint, denominator: bigint) => ({ numerator, denominator })
  const [half, third] = [part(1n, 2n), part(1n, 3n)]

  test('the sum, the difference and the product are exact', () => {
    expect([plus(half, third), minus(half, third), times(part(2n, 3n), part(3n, 5n))]).toEqual([
      part(5n, 6n),
      part(1n, 6n),
      part(6n, 15n),
    ])
  })

  test('a half is rounded away from zero, and zero has no sign (OQ-038)', () => {
    const halves = [half, part(-1n, 2n), part(5n, 2n), part(-5n, 2n), part(4n, 3n), part(-1n, 3n)]
    expect(halves.map(rounded)).toEqual([1, -1, 3, -3, 1, 0])
  })

  test('a whole number has no decimal point', () => {
    expect([exactText(part(4n, 2n), 0), exactText(part(-4n, 2n), 0)]).toEqual(['2', '-2'])
  })

  test('a decimal number is represented exactly, however small or large', () => {
    assert(
      property(double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const text = exactText(fractionOf(Math.abs(value) < 1e-9 ? 0 : value), 0)
        expect(Number(text)).toBe(Math.abs(value) < 1e-9 ? 0 : value)
      }),
    )
    expect([fractionOf(1e-7), fractionOf(2e21)].map((value) => exactText(value, 2))).toEqual([
      '0.0000001',
      '2000000000000000000000.00',
    ])
  })

  test('anything that isn’t a number is refused', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => fractionOf(value)).toThrow('Not a decimal number')
    }
  })

  test('an endless decimal is cut off', () => {
    const third = dividedBy(wholeNumber(1), wholeNumber(3))
    expect(exactText(third, 2)).toBe(`0.${'3'.repeat(40)}`)
  })

  test('minus zero is zero', () => {
    const tinyDebt = dividedBy(wholeNumber(-1), wholeNumber(3))
    expect(Object.is(rounded(tinyDebt), 0)).toBe(true)
  })

  test('the smaller and the larger of two are found even if they differ by a millionth', () => {
    const third = dividedBy(wholeNumber(1), wholeNumber(3))
    const nearly = fractionOf(0.333333)
    expect([smaller(third, nearly), larger(third, nearly)]).toEqual([nearly, third])
    expect([smaller(nearly, third), larger(nearly, third)]).toEqual([nearly, third])
    expect([isBelow(nearly, third), isBelow(third, nearly), isBelow(third, third)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
