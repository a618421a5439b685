import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { formatPounds, poundsOf } from './money.rules.ts'
import { Pence } from './money.schema.ts'
import { amountFromText } from './typed-amount.rules.ts'
import { typedAmounts } from './typed-amount.table.ts'

check(typedAmounts)

test('VOUCHER-18 minus zero is zero, without a minus', () => {
  expect(Object.is(amountFromText('-0.00'), 0)).toBe(true)
})

test('a formatted amount can be typed, and gives the same amount', () => {
  assert(
    property(integer({ min: -99_999_999, max: 99_999_999 }), (pence) => {
      expect(amountFromText(formatPounds(Pence.make(pence)))).toBe(pence)
      expect(amountFromText(poundsOf(Pence.make(pence)).toFixed(2))).toBe(pence)
    }),
  )
})
