import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { slugOf } from './slug.rules.ts'
import { slugs } from './slug.table.ts'
import {
  isBlank,
  isEmail,
  joinPresent,
  present,
  wellFormed,
  withoutLastSlashes,
} from './text.rules.ts'
import { emails } from './text.table.ts'

check(slugs)

test('ROUTE-27 a slug’s hyphens are single and never at an end (property)', () => {
  assert(
    property(string({ unit: 'grapheme' }), (name) => {
      expect(slugOf(name)).not.toMatch(/^-|-$|--|\s/)
    }),
  )
})

test('ROUTE-26 a slug without hyphens stays the same', () => {
  assert(
    property(string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name).replaceAll('-', '')
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})

check(emails)

test('slashes at the end of a path are dropped, even if nothing else is left', () => {
  expect(['/Home//', '/', ''].map(withoutLastSlashes)).toEqual(['/Home', '', ''])
})

test('white space around an email address is ignored', () => {
  expect(isEmail('  member@example.com ')).toBe(true)
})

test('an email address has at most 254 characters', () => {
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect([isEmail(address(254)), isEmail(address(255))]).toEqual([true, false])
  expect(isEmail(` ${address(254)} `)).toBe(true)
})

test('white space and empty text are blank, and other text isn’t (OQ-098)', () => {
  expect(['', '  ', '\t\n', undefined, ' x '].map(isBlank)).toEqual([true, true, true, true, false])
})

test('a text stays the same unless it is blank', () => {
  expect(['', '  ', undefined, ' x '].map(present)).toEqual([
    undefined,
    undefined,
    undefined,
    ' x ',
  ])
})

test('missing or blank parts leave no separator', () => {
  expect(joinPresent([' Rose Cottage', undefined, '', 'Leeds '], ', ')).toBe('Rose Cottage, Leeds')
})

describe('Text that can be encoded', () => {
  test.each([
    ['whole characters stay', 'café 🎁', 'café 🎁'],
    ['the first half of one alone', 'a\ud83c', 'a\ufffd'],
    ['the second half alone', '\udf81a', '\ufffda'],
    ['each of several', '\udf81\ud83c', '\ufffd\ufffd'],
  ])('%s', (_, text, expected) => {
    expect(wellFormed(text)).toBe(expected)
    expect(() => encodeURIComponent(wellFormed(text))).not.toThrow()
  })
})
