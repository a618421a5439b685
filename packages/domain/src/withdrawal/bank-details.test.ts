import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionTable } from '../testing/decision-table.ts'
import { accountNumberAsTyped, sortCodeAsTyped } from './bank-details.rules.ts'
import { isAccountNumber, isSortCode } from './transfer.rules.ts'

describe('How is a sort code written while it is typed?', () => {
  const cases = decisionTable(
    ['case', 'typed', 'written'],
    `
    case                        | typed        | written
    nothing                     | ""           | ""
    a first digit               | "2"          | "2"
    a first pair                | "20"         | "20"
    the third digit             | "200"        | "20-0"
    a hyphen after a pair       | "20-"        | "20-"
    a space after a pair        | "20 "        | "20-"
    a hyphen after two pairs    | "20-00-"     | "20-00-"
    two hyphens                 | "20--"       | "20"
    a hyphen after one digit    | "2-"         | "2"
    a hyphen after it all       | "20-00-01-"  | "20-00-01"
    six digits                  | "200001"     | "20-00-01"
    with spaces                 | "20 00 01"   | "20-00-01"
    with hyphens                | "20-00-01"   | "20-00-01"
    grouped otherwise           | "200-001"    | "20-00-01"
    a digit taken out           | "20-0-01"    | "20-00-1"
    one digit too many          | "20-00-012"  | "20-00-012"
    a letter                    | "20-O0-01"   | "20-O0-01"
    a hyphen alone              | "-"          | ""
    `,
  )
  for (const row of cases) {
    test(`${row.case}: ${row.typed} becomes ${row.written}`, () => {
      expect(sortCodeAsTyped(JSON.parse(row.typed))).toBe(JSON.parse(row.written))
    })
  }
})

describe('How is an account number written while it is typed?', () => {
  const cases = decisionTable(
    ['case', 'typed', 'written'],
    `
    case               | typed         | written
    eight digits       | "00123456"    | "00123456"
    in two groups      | "0012 3456"   | "00123456"
    in pairs           | "00-12-34-56" | "00123456"
    the beginning      | "0012 "       | "0012"
    one digit too many | "0012 34567"  | "0012 34567"
    a letter           | "0012 345O"   | "0012 345O"
    `,
  )
  for (const row of cases) {
    test(`${row.case}: ${row.typed} becomes ${row.written}`, () => {
      expect(accountNumberAsTyped(JSON.parse(row.typed))).toBe(JSON.parse(row.written))
    })
  }
})

describe('However it is grouped', () => {
  const separated = (digits: number) =>
    array(constantFrom('', ' ', '-'), { minLength: digits, maxLength: digits }).map((separators) =>
      separators.map((separator, index) => `${index}${separator}`).join(''),
    )

  test('BANKW-16 six digits are a sort code, and keep their order', () => {
    assert(
      property(separated(6), (typed) => {
        const written = sortCodeAsTyped(typed)
        expect([isSortCode(written), written]).toEqual([true, '01-23-45'])
      }),
    )
  })

  test('BANKW-14 eight digits are an account number, and keep their order', () => {
    assert(
      property(separated(8), (typed) => {
        const written = accountNumberAsTyped(typed)
        expect([isAccountNumber(written), written]).toEqual([true, '01234567'])
      }),
    )
  })

  test('BANKW-14, BANKW-16 whatever is typed, only spaces and hyphens change, and only once', () => {
    assert(
      property(string(), (typed) => {
        for (const asTyped of [sortCodeAsTyped, accountNumberAsTyped]) {
          const written = asTyped(typed)
          expect(asTyped(written)).toBe(written)
          expect(written.replace(/[\s-]/g, '')).toBe(typed.replace(/[\s-]/g, ''))
        }
      }),
    )
  })
})
