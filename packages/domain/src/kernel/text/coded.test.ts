import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { niNumberIn } from '../../benefits/order.rules.ts'
import { sacrificeAmountIn } from '../../benefits/sacrifice-amount.rules.ts'
import { check } from '../../testing/check.ts'
import {
  accountNumberAsTyped,
  complaintsAboutTransfer,
  sortCodeAsTyped,
  transferOf,
} from '../../withdrawal/transfer.rules.ts'
import { pounds } from '../money/money.schema.ts'
import { amountFromText } from '../money/typed-amount.rules.ts'
import { asSeen } from './coded.rules.ts'
import { codedTexts } from './coded.table.ts'
import { isBlank, isEmail } from './text.rules.ts'

check(codedTexts)

const invisible = [
  '\u200b',
  '\u200d',
  '\u200e',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\ufe0f',
  '\u0000',
  '\ufffc',
]
const spaces = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t', '\n', '\u2800']
const hyphens = ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d']

const likenessOf = (sign: string) => {
  if (sign === '-') return constantFrom(...hyphens)
  return sign === ' ' ? constantFrom(...spaces) : constantFrom(sign)
}

/**
 * The same text as it may arrive from a web page, a word processor or a keyboard: with other
 * spaces, hyphens and invisible characters.
 */
const decorated = (text: string) =>
  tuple(
    array(constantFrom(...spaces, ...invisible), { maxLength: 3 }),
    tuple(
      ...Array.from(text, (sign) =>
        tuple(likenessOf(sign), constantFrom('', ...invisible)).map((both) => both.join('')),
      ),
    ),
    array(constantFrom(...spaces, ...invisible), { maxLength: 3 }),
  ).map((parts) => parts.flat().join(''))

const range = { minimum: pounds('0.01'), balance: pounds('1284.60') }
const form = {
  transferValue: '25.50',
  accountNumber: '00123456',
  sortCode: '20-00-01',
  contactTelephoneNumber: '+44 20 7946-0000',
  buildingSocietyRollNumber: 'A/123-4 5',
}

const readers: readonly (readonly [
  field: string,
  typed: string,
  read: (text: string) => unknown,
])[] = [
  ['an amount', '1,234.50', amountFromText],
  ['a negative amount', '-5', amountFromText],
  ['an amount to give up', '1 000.555', sacrificeAmountIn],
  ['a sort code in its field', '20-00-01', sortCodeAsTyped],
  ['a sort code with spaces in its field', '20 00 01', sortCodeAsTyped],
  ['an account number in its field', '0012 3456', accountNumberAsTyped],
  ['an NI number', 'AB 12 34 56 C', niNumberIn],
  ['an email address', 'priya-shah@example-mail.com', isEmail],
  ...Object.entries(form).map(
    ([field, typed]) =>
      [
        `${field} of a transfer`,
        typed,
        (text: string) => [
          complaintsAboutTransfer({ ...form, [field]: text }, range),
          transferOf({ ...form, [field]: text }, range),
        ],
      ] as const,
  ),
]

describe('OQ-098 invisible characters are ignored, and spaces and hyphens of any kind are accepted', () => {
  test.each(readers)('%s is read as it looks', (_, typed, read) => {
    assert(
      property(decorated(typed), (text) => {
        expect(read(text)).toEqual(read(typed))
      }),
    )
  })

  test('text of only invisible characters is blank', () => {
    assert(
      property(decorated(''), (text) => {
        expect(isBlank(text)).toBe(true)
      }),
    )
  })

  test('cleaning a text twice gives the same as once', () => {
    assert(
      property(decorated('a - b'), (text) => {
        expect(asSeen(asSeen(text))).toBe('a - b')
      }),
    )
  })
})
