import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionTable } from '../testing/decision-table.ts'
import {
  type NiNumberRefusal,
  niNumberChecks,
  niNumberIn,
  niNumberRefusal,
  normalisedNiNumber,
} from './ni-number.rules.ts'

const refusedFor: Readonly<Record<NiNumberRefusal, string>> = {
  shape: 'its form',
  suffix: 'the last letter',
  firstLetter: 'the first letter',
  secondLetter: 'the second letter',
  secondLetterO: 'O as the second letter',
  prefix: 'the first two letters',
}

describe('Is this an NI number, and why not? (SALSAC-15 to SALSAC-17, OQ-089, OQ-090)', () => {
  const cases = decisionTable(
    ['id', 'case', 'typed', 'refused for'],
    `
    id        | case                              | typed           | refused for
    SALSAC-15 | a valid number                    | 'AB123456C'     |
    SALSAC-15 | small letters                     | 'ab123456c'     |
    SALSAC-15 | written in pairs                  | 'AB 12 34 56 C' |
    SALSAC-15 | white space around it             | ' AB123456C '   |
    SALSAC-15 | empty                             | ''              | its form
    SALSAC-15 | one prefix letter                 | 'A123456C'      | its form
    SALSAC-15 | three prefix letters              | 'ABC123456C'    | its form
    SALSAC-15 | a digit for a prefix letter       | 'A1123456C'     | its form
    SALSAC-15 | five digits                       | 'AB12345C'      | its form
    SALSAC-15 | seven digits                      | 'AB1234567C'    | its form
    SALSAC-15 | a letter O for a digit zero       | 'AB12345OC'     | its form
    SALSAC-15 | hyphens                           | 'AB-12-34-56-C' | its form
    SALSAC-15 | two suffix letters                | 'AB123456CC'    | its form
    SALSAC-15 | a digit for the suffix            | 'AB1234561'     | its form
    SALSAC-15 | a letter that only looks like S   | 'ſB123456C'     | its form
    SALSAC-15 | no suffix                         | 'AB123456'      | the last letter
    SALSAC-15 | suffix A, the first               | 'AB123456A'     |
    SALSAC-15 | suffix D, the last                | 'AB123456D'     |
    SALSAC-15 | suffix E, one after the last      | 'AB123456E'     | the last letter
    SALSAC-15 | suffix Z                          | 'AB123456Z'     | the last letter
    SALSAC-17 | D first                           | 'DB123456C'     | the first letter
    SALSAC-17 | F first                           | 'FB123456C'     | the first letter
    SALSAC-17 | I first                           | 'IB123456C'     | the first letter
    SALSAC-17 | Q first                           | 'QB123456C'     | the first letter
    SALSAC-17 | U first                           | 'UB123456C'     | the first letter
    SALSAC-17 | V first                           | 'VB123456C'     | the first letter
    SALSAC-17 | O first is issued                 | 'OB123456C'     |
    SALSAC-17 | D second                          | 'AD123456C'     | the second letter
    SALSAC-17 | F second                          | 'AF123456C'     | the second letter
    SALSAC-17 | I second                          | 'AI123456C'     | the second letter
    SALSAC-17 | Q second                          | 'AQ123456C'     | the second letter
    SALSAC-17 | U second                          | 'AU123456C'     | the second letter
    SALSAC-17 | V second                          | 'AV123456C'     | the second letter
    SALSAC-17 | O second                          | 'AO123456C'     | O as the second letter
    SALSAC-16 | GB                                | 'GB123456C'     | the first two letters
    SALSAC-16 | BG                                | 'BG123456C'     | the first two letters
    SALSAC-16 | NK                                | 'NK123456C'     | the first two letters
    SALSAC-16 | KN                                | 'KN123456C'     | the first two letters
    SALSAC-16 | TN                                | 'TN123456C'     | the first two letters
    SALSAC-16 | NT                                | 'NT123456C'     | the first two letters
    SALSAC-16 | ZZ                                | 'ZZ123456C'     | the first two letters
    SALSAC-16 | a refused prefix in small letters | 'gb123456c'     | the first two letters
    SALSAC-16 | GC, next to GB                    | 'GC123456C'     |
    SALSAC-16 | ZY, next to ZZ                    | 'ZY123456C'     |
    SALSAC-16 | CR, administrative, is accepted   | 'CR123456A'     |
    SALSAC-16 | MW, administrative, is accepted   | 'MW123456A'     |
    SALSAC-16 | NC, administrative, is accepted   | 'NC123456A'     |
    SALSAC-16 | PP, administrative, is accepted   | 'PP123456A'     |
    SALSAC-16 | PY, administrative, is accepted   | 'PY123456A'     |
    SALSAC-16 | PZ, administrative, is accepted   | 'PZ123456A'     |
    SALSAC-17 | OO, administrative                | 'OO123456A'     | O as the second letter
    SALSAC-17 | FY, administrative                | 'FY123456A'     | the first letter
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.typed}`, () => {
      const refusal = niNumberRefusal(row.typed.slice(1, -1))
      expect(refusal === undefined ? '' : refusedFor[refusal]).toBe(row['refused for'])
    })
  }

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

  test('SALSAC-15 what is sent is the number without spaces, in capitals; nothing when it is refused', () => {
    expect([niNumberIn(' ab 12 34 56\u00a0c '), niNumberIn('AB123456E')]).toEqual([
      'AB123456C',
      undefined,
    ])
  })

  test('SALSAC-17 each rule says on its own whether a number breaks it', () => {
    expect(niNumberChecks('do 12 34 56 e').filter(({ isBroken }) => isBroken)).toEqual([
      { rule: 'suffix', isBroken: true },
      { rule: 'firstLetter', isBroken: true },
      { rule: 'secondLetterO', isBroken: true },
    ])
  })
})
