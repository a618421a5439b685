import { quoted } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { accountNumberAsTyped, sortCodeAsTyped } from './bank-details.rules.ts'

export const sortCodeTyping = table({
  title: 'How is a sort code written while it is typed?',
  given: { typed: quoted },
  answers: { written: quoted },
  rows: `
    case                      | typed                  | written
    nothing                   | ""                     | ""
    a first digit             | "2"                    | "2"
    a first pair              | "20"                   | "20"
    the third digit           | "200"                  | "20-0"
    a hyphen after a pair     | "20-"                  | "20-"
    a space after a pair      | "20 "                  | "20-"
    a hyphen after two pairs  | "20-00-"               | "20-00-"
    two hyphens               | "20--"                 | "20"
    a hyphen after one digit  | "2-"                   | "2"
    a hyphen after it all     | "20-00-01-"            | "20-00-01"
    six digits                | "200001"               | "20-00-01"
    with spaces               | "20 00 01"             | "20-00-01"
    with hyphens              | "20-00-01"             | "20-00-01"
    grouped otherwise         | "200-001"              | "20-00-01"
    a digit taken out         | "20-0-01"              | "20-00-1"
    one digit too many        | "20-00-012"            | "20-00-012"
    a letter                  | "20-O0-01"             | "20-O0-01"
    a hyphen alone            | "-"                    | ""
    with dashes               | "20\u201300\u201301"   | "20-00-01"
    a dash after a pair       | "20\u2013"             | "20-"
    with no-break spaces      | "20\u00a000\u00a001"   | "20-00-01"
    with invisible characters | "\u200e20-00-01\u202c" | "20-00-01"
  `,
  decide: ({ typed }) => ({ written: sortCodeAsTyped(typed) }),
})

export const accountNumberTyping = table({
  title: 'How is an account number written while it is typed?',
  given: { typed: quoted },
  answers: { written: quoted },
  rows: `
    case                      | typed                        | written
    eight digits              | "00123456"                   | "00123456"
    in two groups             | "0012 3456"                  | "00123456"
    in pairs                  | "00-12-34-56"                | "00123456"
    the beginning             | "0012 "                      | "0012"
    one digit too many        | "0012 34567"                 | "0012 34567"
    a letter                  | "0012 345O"                  | "0012 345O"
    with a thin space         | "0012\u20093456"             | "00123456"
    with invisible characters | "\u20660012\u200b3456\u2069" | "00123456"
  `,
  decide: ({ typed }) => ({ written: accountNumberAsTyped(typed) }),
})
