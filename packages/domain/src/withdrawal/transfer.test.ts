import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Pence, pounds, poundsOf } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { offeredButtons } from './offering.table.ts'
import {
  accountNumberAsTyped,
  blankTransfer,
  isAccountNumber,
  isSortCode,
  leftAfter,
  sortCodeAsTyped,
  sortFieldErrors,
  type TransferField,
  type TransferForm,
  transferOf,
  transferValueIn,
} from './transfer.rules.ts'
import {
  accountNumberTyping,
  complete,
  fieldsOfErrors,
  fieldTexts,
  minimumInForce,
  missing,
  range,
  sortCodeTyping,
  transferredAmounts,
} from './transfer.table.ts'

check(offeredButtons)
check(missing)
check(minimumInForce)
check(transferredAmounts)
check(fieldTexts)
check(fieldsOfErrors)

describe('The transferred amount', () => {
  test('BANKW-12 a balance below the minimum refuses every amount (OQ-119)', () => {
    const poor = { minimum: pounds('5.00'), balance: pounds('4.00') }
    expect(['3.99', '4.00', '4.50', '5.00'].map((text) => transferValueIn(text, poor))).toEqual(
      Array.from({ length: 4 }),
    )
  })

  test('BANKW-10, BANKW-11 an accepted amount lies within the range (property)', () => {
    assert(
      property(string(), (text) => {
        const value = transferValueIn(text, range)
        expect(value === undefined || (value >= range.minimum && value <= range.balance)).toBe(true)
      }),
    )
  })

  test('BANKW-10, BANKW-11 the typed pence are transferred, and the rest stays in the balance (property)', () => {
    assert(
      property(integer({ min: range.minimum, max: range.balance }), (pence) => {
        const typed = poundsOf(Pence.make(pence)).toFixed(2)
        expect([transferValueIn(typed, range), pence + Number(leftAfter(typed, range))]).toEqual([
          pence,
          range.balance,
        ])
      }),
    )
  })
})

// The form rewrites these fields as the member types, so only a browser or a program can leave such
// text in them (OQ-122).
test('BANKW-14, BANKW-16 text that a member can’t type is reported as filled in by the browser', () => {
  const formatters: Partial<Record<TransferField, (text: string) => string>> = {
    accountNumber: accountNumberAsTyped,
    sortCode: sortCodeAsTyped,
  }
  const rewritten = fieldTexts.rows.filter((row) => {
    const { field, 'in the field': text } = fieldTexts.givenIn(row)
    return (formatters[field]?.(text) ?? text).trim() !== text.trim()
  })
  const filledIn = fieldTexts.rows.filter(({ name }) => name.endsWith('filled in by the browser'))
  expect(rewritten.map(({ name }) => name)).toEqual(filledIn.map(({ name }) => name))
})

describe('The request of a transfer (OQ-122)', () => {
  const spaced: TransferForm = {
    transferValue: ' 250 ',
    accountNumber: ' 01234567 ',
    sortCode: ' 01-02-03 ',
    contactTelephoneNumber: ' 020 7946 0000 ',
    buildingSocietyRollNumber: ' ',
  }

  test('BANKW-18 texts are sent as typed, without surrounding white space, and without a blank roll number', () => {
    expect([
      transferOf(spaced, range),
      transferOf({ ...complete, buildingSocietyRollNumber: ' A/1-2 ' }, range),
    ]).toEqual([
      {
        transferValue: pounds('250.00'),
        accountNumber: '01234567',
        sortCode: '01-02-03',
        contactTelephoneNumber: '020 7946 0000',
      },
      {
        transferValue: pounds('250.00'),
        accountNumber: '01234567',
        sortCode: '01-02-03',
        contactTelephoneNumber: '020 7946 0000',
        buildingSocietyRollNumber: 'A/1-2',
      },
    ])
  })

  test('BANKW-14, BANKW-16 account number and sort code are sent in their usual form', () => {
    const filledIn = { ...complete, accountNumber: '0123 4567', sortCode: '010203' }
    expect(transferOf(filledIn, range)).toEqual(transferOf(complete, range))
  })

  test('BANKW-12, BANKW-13, BANKW-15, BANKW-17 nothing is sent while any field is wrong', () => {
    expect(transferOf(blankTransfer, range)).toBeUndefined()
    expect(transferOf({ ...complete, transferValue: '4.99' }, range)).toBeUndefined()
  })
})

check(sortCodeTyping)
check(accountNumberTyping)

describe('Grouping of digits', () => {
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

  test('BANKW-14, BANKW-16 formatting changes only spaces and hyphens, and is idempotent (property)', () => {
    assert(
      property(string(), (typed) => {
        for (const format of [sortCodeAsTyped, accountNumberAsTyped]) {
          const written = format(typed)
          expect(format(written)).toBe(written)
          expect(written.replace(/[\s-]/g, '')).toBe(typed.replace(/[\s-]/g, ''))
        }
      }),
    )
  })
})

describe('Field errors', () => {
  test('BANKW-19 white space around a field’s name is ignored', () => {
    const { complaints } = sortFieldErrors([{ field: ' SortCode ', errorMessage: 'Refused.' }])
    expect(complaints).toEqual({ sortCode: 'Refused.' })
  })

  test('BANKW-19 errors about one field are joined, without duplicates and blanks', () => {
    const errors = ['Refused.', ' Refused. ', '', 'Unknown bank.'].flatMap((errorMessage) => [
      { field: 'sortCode', errorMessage },
      { field: 'other', errorMessage },
    ])
    expect(sortFieldErrors(errors)).toEqual({
      complaints: { sortCode: 'Refused. Unknown bank.' },
      others: ['Refused.', 'Unknown bank.'],
    })
  })
})
