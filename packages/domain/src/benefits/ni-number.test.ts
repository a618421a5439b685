import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { niNumberIn, niNumberRefusal, normalisedNiNumber } from './ni-number.rules.ts'
import { niNumbers } from './ni-number.table.ts'

check(niNumbers)

test('SALSAC-15, SALSAC-16, SALSAC-17 of all 676 prefixes exactly those of the published pattern are accepted', () => {
  const published = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]$/
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const numbers = letters.flatMap((first) => letters.map((second) => `${first}${second}123456C`))
  const taken = numbers.filter((number) => niNumberRefusal(number) === undefined)
  expect(taken).toEqual(numbers.filter((number) => published.test(number)))
  expect(taken).toHaveLength(20 * 19 - 7)
})

test('SALSAC-15 normalising a number twice changes nothing more', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const once = normalisedNiNumber(text)
      expect(normalisedNiNumber(once)).toBe(once)
    }),
  )
})

test('SALSAC-15, OQ-090 what is sent is the number without spaces, in capitals; nothing when it is refused', () => {
  expect([niNumberIn(' ab 12 34 56\u00a0c '), niNumberIn('AB123456E')]).toEqual([
    'AB123456C',
    undefined,
  ])
})
