import { array, assert, constantFrom, oneof, pre, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { folded, isNamedFrom, isNamedLike, markedIn } from './folding.rules.ts'
import { findings } from './folding.table.ts'

const finds = (name: string, text: string) => isNamedLike(folded(name), folded(text))

check(findings)

test.each<[string, string, string, ReturnType<typeof markedIn>]>([
  ['a separate accent with its letter', 'Zoe\u0308’s Cafe\u0301', 'zo\u00eb', { from: 0, to: 4 }],
  ['letters of two units as a whole', 'Zoë 𝒳’s', '𝒳s', { from: 4, to: 8 }],
  ['a name that gets longer in lower case in its own letters', 'İzmir', 'mir', { from: 2, to: 5 }],
  ['punctuation as typed', 'St. Ives', 'st.', { from: 0, to: 3 }],
  ['punctuation that was typed with white space around it', 'Bed-Time', ' - ', { from: 3, to: 4 }],
  ['a space for any other white space', 'Bed\u00a0&\tTime', 'bed & time', { from: 0, to: 10 }],
  ['nothing for punctuation that isn’t in the name', 'Cooper', "'", undefined],
  ['nothing for no text', 'Cooper', '', undefined],
  ['nothing for a blank text', 'Cooper', '  ', undefined],
])('DIR-28 the marked part is %s', (_, name, text, marked) => {
  expect(markedIn(name, text)).toEqual(marked)
})

describe('Folding any name (DIR-28)', () => {
  const words = array(
    constantFrom('Zielinski’s', "O'Hara", 'Café', '&', 'Bed-Time', 'St.', 'Łódź', 'and', '24', 'ß'),
    { minLength: 1, maxLength: 5 },
  ).map((parts) => parts.join(' '))

  const typings: Readonly<Record<string, (name: string) => string>> = {
    'in capitals': (name) => name.toUpperCase(),
    'in small letters': (name) => name.toLowerCase(),
    'with a straight apostrophe': (name) => name.replaceAll('’', "'"),
    'with a curled apostrophe': (name) => name.replaceAll("'", '’'),
    'without apostrophes': (name) => name.replace(/['’]/g, ''),
    'without accents': (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
    'with and for &': (name) => name.replaceAll('&', 'and'),
    'with & for and': (name) => name.replaceAll('and', '&'),
    'with spaces for hyphens': (name) => name.replaceAll('-', ' '),
    'without hyphens': (name) => name.replaceAll('-', ''),
    'with two spaces for one': (name) => name.replaceAll(' ', '  '),
    'with a space at its end': (name) => `${name} `,
  }
  test.each(Object.entries(typings))('DIR-28 a name finds itself %s', (_, typing) => {
    assert(
      property(words, (name) => {
        expect(finds(name, typing(name))).toBe(true)
        const mark = markedIn(name, typing(name))
        expect(name.slice(mark?.from, mark?.to)).toContain(name.trim().replace(/^['’&]+|[.]$/g, ''))
      }),
    )
  })

  test('DIR-28 a name that contains the text is found (property)', () => {
    const text = string({ unit: 'grapheme', maxLength: 8 })
    assert(
      property(text, text, text, (before, searchText, after) => {
        const name = before + searchText.trim() + after
        const isPlain = name.trim().toLowerCase().includes(searchText.trim().toLowerCase())
        expect(finds(name, searchText) || !isPlain).toBe(true)
      }),
    )
  })

  test('DIR-28 every match is marked, and nothing else (property)', () => {
    const text = oneof(string({ unit: 'grapheme', maxLength: 6 }), words)
    assert(
      property(text, text, text, (before, searchText, after) => {
        const name = before + searchText + after
        // Positions count the name's own letters, and some names get longer in lower case.
        pre(searchText.trim() !== '' && name.toLowerCase().length === name.length)
        for (const typed of [
          searchText,
          ...Object.values(typings).map((typing) => typing(searchText)),
        ]) {
          if (typed.trim() === '') continue
          expect(markedIn(name, typed) !== undefined).toBe(finds(name, typed))
        }
      }),
    )
  })
})

describe('Names that begin with a text', () => {
  test.each([
    ['“Élan” begins with “elan”', 'Élan', 'elan', true],
    ['“’Tis” begins with “tis”', '’Tis', 'tis', true],
    ['“Tea & Elan” does not begin with “elan”', 'Tea & Elan', 'elan', false],
    ['“Tea-House” does not begin with a hyphen', 'Tea-House', '-', false],
    ['“-Tea” begins with a hyphen', '-Tea', '-', true],
  ])('%s', (_, name, text, expected) => {
    expect(isNamedFrom(folded(name), folded(text))).toBe(expected)
  })
})
