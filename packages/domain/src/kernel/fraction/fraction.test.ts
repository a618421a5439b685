import { assert, double, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dividedBy,
  exactText,
  fractionOf,
  isBelow,
  larger,
  rounded,
  smaller,
  wholeNumber,
} from './fraction.rules.ts'

describe('Exact fractions', () => {
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
