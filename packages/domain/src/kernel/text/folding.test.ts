import { array, assert, constantFrom, oneof, pre, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import { folded, isNamedFrom, isNamedLike, markedIn } from './folding.rules.ts'

const finds = (name: string, text: string) => isNamedLike(folded(name), folded(text))

describe('Does this text find this name? (DIR-28)', () => {
  const cases = decisionTable(
    ['id', 'case', 'name', 'typed', 'marked'],
    `
    id     | case                                            | name              | typed             | marked
    DIR-28 | a part, whatever the letter case                | Zielinski Books   | SKI B             | ski B
    ours   | a phone's apostrophe for a printer's            | Zielinski’s       | zielinski's       | Zielinski’s
    ours   | a printer's apostrophe for a phone's            | Zielinski's       | zielinski’s       | Zielinski's
    ours   | no apostrophe                                   | Zielinski’s       | zielinskis        | Zielinski’s
    ours   | no accent                                       | Ostravík          | ostravik          | Ostravík
    ours   | a letter without a plain form                   | Søn & Łódź        | son & lodz        | Søn & Łódź
    ours   | an accent that the name lacks                   | Ostravik          | ostravík          | Ostravik
    ours   | “and” for an ampersand                          | Tallow & Thread   | tallow and thread | Tallow & Thread
    ours   | an ampersand for “and”                          | Tallow and Thread | tallow & thread   | Tallow and Thread
    ours   | an ampersand without spaces                     | Tallow & Thread   | tallow&thread     | Tallow & Thread
    ours   | part of “and”                                   | Tallow & Thread   | tallow an         | Tallow &
    ours   | a space for a hyphen                            | Bed-Time          | bed time          | Bed-Time
    ours   | nothing for a hyphen                            | Bed-Time          | bedtime           | Bed-Time
    ours   | a hyphen for nothing                            | Bedtime           | bed-time          | Bedtime
    ours   | a long dash for a hyphen                        | Bed-Time          | bed–time          | Bed-Time
    ours   | two spaces for one                              | Cooper Yard       | cooper  yard      | Cooper Yard
    ours   | no full stop                                    | St. Ives          | st ives           | St. Ives
    ours   | a sign alone is found where it stands           | Tallow & Thread   | &                 | &
    ours   | a hyphen alone is found where it stands         | Bed-Time          | -                 | -
    ours   | a hyphen alone is not found where there is none | Bedtime           | -                 | (not found)
    DIR-28 | another name                                    | Tallow & Thread   | tallow thread     | (not found)
    DIR-28 | a letter that is not in it                      | Cooper            | coopers           | (not found)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: '${row.typed}' in '${row.name}'`, () => {
      const mark = markedIn(row.name, row.typed)
      const marked = mark ? row.name.slice(mark.from, mark.to) : '(not found)'
      expect([finds(row.name, row.typed), marked]).toEqual([
        row.marked !== '(not found)',
        row.marked,
      ])
    })
  }

  test('DIR-28 a separate accent is marked with its letter', () => {
    expect(markedIn('Cafe\u0301 Noir', 'caf\u00e9')).toEqual({ from: 0, to: 5 })
  })

  test('DIR-28 letters of two units are marked as a whole', () => {
    expect(markedIn('Zoë 𝒳’s', '𝒳s')).toEqual({ from: 4, to: 8 })
  })

  test('DIR-28 a name that gets longer in lower case is marked in its own letters', () => {
    expect(markedIn('İzmir', 'zmir')).toEqual({ from: 1, to: 5 })
  })

  test('DIR-28 nothing is marked for punctuation alone that is not in the name', () => {
    expect(markedIn('Cooper', "'")).toBeUndefined()
  })

  test('DIR-28 nothing is marked for a blank text', () => {
    expect([markedIn('Cooper', ''), markedIn('Cooper', '  ')]).toEqual([undefined, undefined])
  })
})

describe('What holds for any name (DIR-28)', () => {
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
  test.each(Object.entries(typings))('DIR-28 it finds itself %s', (_, typing) => {
    assert(
      property(words, (name) => {
        expect(finds(name, typing(name))).toBe(true)
        const mark = markedIn(name, typing(name))
        expect(name.slice(mark?.from, mark?.to)).toContain(name.trim().replace(/^['’&]+|[.]$/g, ''))
      }),
    )
  })

  test('DIR-28 folding only adds: a name that contains the text is found, whatever both are', () => {
    const text = string({ unit: 'grapheme', maxLength: 8 })
    assert(
      property(text, text, text, (before, sought, after) => {
        const name = before + sought.trim() + after
        const isPlain = name.trim().toLowerCase().includes(sought.trim().toLowerCase())
        expect(finds(name, sought) || !isPlain).toBe(true)
      }),
    )
  })

  test('DIR-28 what is found is marked, and what is not found is not, whatever both are', () => {
    const text = oneof(string({ unit: 'grapheme', maxLength: 6 }), words)
    assert(
      property(text, text, text, (before, sought, after) => {
        const name = before + sought + after
        // A mark counts in the name's own letters, and some names grow in lower case.
        pre(sought.trim() !== '' && name.toLowerCase().length === name.length)
        for (const typed of [sought, ...Object.values(typings).map((typing) => typing(sought))]) {
          if (typed.trim() === '') continue
          expect(markedIn(name, typed) !== undefined).toBe(finds(name, typed))
        }
      }),
    )
  })
})

describe('Does a name begin with the text?', () => {
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
