import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { accountNumberAsTyped, sortCodeAsTyped } from './bank-details.rules.ts'
import { accountNumberTyping, sortCodeTyping } from './bank-details.table.ts'
import { isAccountNumber, isSortCode } from './transfer.rules.ts'

check(sortCodeTyping)
check(accountNumberTyping)

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
