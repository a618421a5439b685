import { named, orNone, quoted } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { niNumberRefusal } from './ni-number.rules.ts'

export const niNumbers = table({
  title: 'Is this an NI number, and why not?',
  ids: ['OQ-089'],
  given: { typed: quoted },
  answers: {
    'refused for': orNone(
      named({
        'its form': 'shape',
        'the last letter': 'suffix',
        'the first letter': 'firstLetter',
        'the second letter': 'secondLetter',
        'O as the second letter': 'secondLetterO',
        'the first two letters': 'prefix',
      }),
      '',
    ),
  },
  rows: `
    id        | case                              | typed           | refused for
    SALSAC-15 | a valid number                    | "AB123456C"     |
    SALSAC-15 | small letters                     | "ab123456c"     |
    SALSAC-15 | written in pairs                  | "AB 12 34 56 C" |
    SALSAC-15 | white space around it             | " AB123456C "   |
    SALSAC-15 | empty                             | ""              | its form
    SALSAC-15 | one prefix letter                 | "A123456C"      | its form
    SALSAC-15 | three prefix letters              | "ABC123456C"    | its form
    SALSAC-15 | a digit for a prefix letter       | "A1123456C"     | its form
    SALSAC-15 | five digits                       | "AB12345C"      | its form
    SALSAC-15 | seven digits                      | "AB1234567C"    | its form
    SALSAC-15 | a letter O for a digit zero       | "AB12345OC"     | its form
    SALSAC-15 | hyphens                           | "AB-12-34-56-C" | its form
    SALSAC-15 | two suffix letters                | "AB123456CC"    | its form
    SALSAC-15 | a digit for the suffix            | "AB1234561"     | its form
    SALSAC-15 | a letter that only looks like S   | "ſB123456C"     | its form
    SALSAC-15 | no suffix                         | "AB123456"      | the last letter
    SALSAC-15 | suffix A, the first               | "AB123456A"     |
    SALSAC-15 | suffix D, the last                | "AB123456D"     |
    SALSAC-15 | suffix E, one after the last      | "AB123456E"     | the last letter
    SALSAC-15 | suffix Z                          | "AB123456Z"     | the last letter
    SALSAC-17 | D first                           | "DB123456C"     | the first letter
    SALSAC-17 | F first                           | "FB123456C"     | the first letter
    SALSAC-17 | I first                           | "IB123456C"     | the first letter
    SALSAC-17 | Q first                           | "QB123456C"     | the first letter
    SALSAC-17 | U first                           | "UB123456C"     | the first letter
    SALSAC-17 | V first                           | "VB123456C"     | the first letter
    SALSAC-17 | O first is issued                 | "OB123456C"     |
    SALSAC-17 | D second                          | "AD123456C"     | the second letter
    SALSAC-17 | F second                          | "AF123456C"     | the second letter
    SALSAC-17 | I second                          | "AI123456C"     | the second letter
    SALSAC-17 | Q second                          | "AQ123456C"     | the second letter
    SALSAC-17 | U second                          | "AU123456C"     | the second letter
    SALSAC-17 | V second                          | "AV123456C"     | the second letter
    SALSAC-17 | O second                          | "AO123456C"     | O as the second letter
    SALSAC-16 | GB                                | "GB123456C"     | the first two letters
    SALSAC-16 | BG                                | "BG123456C"     | the first two letters
    SALSAC-16 | NK                                | "NK123456C"     | the first two letters
    SALSAC-16 | KN                                | "KN123456C"     | the first two letters
    SALSAC-16 | TN                                | "TN123456C"     | the first two letters
    SALSAC-16 | NT                                | "NT123456C"     | the first two letters
    SALSAC-16 | ZZ                                | "ZZ123456C"     | the first two letters
    SALSAC-16 | a refused prefix in small letters | "gb123456c"     | the first two letters
    SALSAC-16 | GC, next to GB                    | "GC123456C"     |
    SALSAC-16 | ZY, next to ZZ                    | "ZY123456C"     |
    SALSAC-16 | CR, administrative, is accepted   | "CR123456A"     |
    SALSAC-16 | MW, administrative, is accepted   | "MW123456A"     |
    SALSAC-16 | NC, administrative, is accepted   | "NC123456A"     |
    SALSAC-16 | PP, administrative, is accepted   | "PP123456A"     |
    SALSAC-16 | PY, administrative, is accepted   | "PY123456A"     |
    SALSAC-16 | PZ, administrative, is accepted   | "PZ123456A"     |
    SALSAC-17 | OO, administrative                | "OO123456A"     | O as the second letter
    SALSAC-17 | FY, administrative                | "FY123456A"     | the first letter
  `,
  decide: ({ typed }) => ({ 'refused for': niNumberRefusal(typed) }),
})
