import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import { slugOf } from './slug.rules.ts'
import { isBlank, isEmail, joinPresent, present, wellFormed } from './text.rules.ts'

describe('What is the slug of a name? (ROUTE-24 to ROUTE-27, OQ-012)', () => {
  const cases = decisionTable(
    ['id', 'case', 'name', 'slug'],
    `
    id       | case                                          | name                | slug
    ROUTE-24 | an accent is removed                          | Café                | cafe
    ROUTE-24 | several accents on one letter are removed     | Ấn                  | an
    ROUTE-24 | letters without a plain form are spelled out  | Groß & Søn, Æther   | gross-son-aether
    ROUTE-24 | every letter without a plain form             | Œuvre Đà Łódź Þór Ð | oeuvre-da-lodz-thor-d
    ROUTE-24 | a letter without a plain form, with an accent | Ǽlfric Ǿst          | aelfric-ost
    ROUTE-25 | capitals are lowered                          | WICKERBY Home       | wickerby-home
    ROUTE-26 | an apostrophe leaves nothing                  | O'Hara's            | oharas
    ROUTE-26 | an ampersand leaves nothing                   | Nook & Larder       | nook-larder
    ROUTE-26 | a full stop leaves nothing                    | St. Ives Co.        | st-ives-co
    ROUTE-26 | a hyphen is punctuation                       | Bed-Time            | bedtime
    ROUTE-27 | a space becomes a hyphen                      | Spindle Cycles      | spindle-cycles
    ROUTE-27 | a run of spaces becomes one                   | Spindle   Cycles    | spindle-cycles
    ROUTE-27 | none before the first or after the last       | & Spindle &         | spindle
    ROUTE-26 | punctuation alone leaves an empty slug        | !!!                 |
    ROUTE-25 | digits stay                                   | 24 Hours            | 24-hours
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: '${row.name}' gives '${row.slug}'`, () => {
      expect(slugOf(row.name)).toBe(row.slug)
    })
  }

  test('ROUTE-27 whatever the name, hyphens are single and never at an end', () => {
    assert(
      property(string({ unit: 'grapheme' }), (name) => {
        expect(slugOf(name)).not.toMatch(/^-|-$|--|\s/)
      }),
    )
  })

  test('ROUTE-26 a slug without hyphens is its own slug', () => {
    assert(
      property(string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name).replaceAll('-', '')
        expect(slugOf(slug)).toBe(slug)
      }),
    )
  })
})

describe('What is an email address? (LOGIN-12, SUPPORT-12, OQ-138)', () => {
  const cases = decisionTable(
    ['case', 'text', 'answer'],
    `
    case                              | text                       | answer
    the usual kind                    | member@example.com         | yes
    dots, plus and hyphens            | a.b+c-d@mail.example.co.uk | yes
    an apostrophe in a name           | o'hara@example.com         | yes
    letters with accents              | zoë@exämple.com            | yes
    no at                             | member.example.com         | no
    nothing before the at sign        | @example.com               | no
    nothing after the at sign         | member@                    | no
    two at signs                      | a@b@example.com            | no
    a domain of one label             | member@example             | no
    a domain that starts with a dot   | member@.example.com        | no
    a domain that ends with a dot     | member@example.com.        | no
    two dots in a row                 | member@example..com        | no
    a label that starts with a hyphen | member@-example.com        | no
    a space inside                    | mem ber@example.com        | no
    a comma for a dot                 | member@example,com         | no
    a name that ends with a dot       | member.@example.com        | no
    `,
  )
  for (const row of cases) {
    test(`LOGIN-12, SUPPORT-12, OQ-138 ${row.case}: '${row.text}' ${row.answer}`, () => {
      expect(isEmail(row.text)).toBe(row.answer === 'yes')
    })
  }

  test('white space around an address does not count', () => {
    expect(isEmail('  member@example.com ')).toBe(true)
  })

  test('254 characters are the most', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect([isEmail(address(254)), isEmail(address(255))]).toEqual([true, false])
    expect(isEmail(` ${address(254)} `)).toBe(true)
  })
})

test('white space and nothing are blank, anything else is not (OQ-098)', () => {
  expect(['', '  ', '\t\n', undefined, ' x '].map(isBlank)).toEqual([true, true, true, true, false])
})

test('a text stays as it is, unless there is nothing to read in it', () => {
  expect(['', '  ', undefined, ' x '].map(present)).toEqual([
    undefined,
    undefined,
    undefined,
    ' x ',
  ])
})

test('parts that are missing or blank leave no separator', () => {
  expect(joinPresent([' Rose Cottage', undefined, '', 'Leeds '], ', ')).toBe('Rose Cottage, Leeds')
})

describe('A text that can be encoded', () => {
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
