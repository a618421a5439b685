import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import { formatPounds, poundsOf } from './money.rules.ts'
import { Pence } from './money.schema.ts'
import { amountFromText } from './typed-amount.rules.ts'

describe('Which amount does a member type? (OQ-094, OQ-121)', () => {
  const cases = decisionTable(
    ['id', 'case', 'typed', 'is read as'],
    `
    id         | case                           | typed       | is read as
    VOUCHER-18 | whole pounds                   | '25'        | £25.00
    VOUCHER-18 | pounds and pence               | '25.50'     | £25.50
    VOUCHER-18 | one decimal is ten pence       | '25.5'      | £25.50
    VOUCHER-18 | a point without pence          | '25.'       | £25.00
    VOUCHER-18 | a pound sign                   | '£25.50'    | £25.50
    VOUCHER-18 | thousands separated            | '1,234.50'  | £1,234.50
    VOUCHER-18 | millions separated             | '1,234,567' | £1,234,567.00
    VOUCHER-18 | thousands separated wrongly    | '12,34'     | none
    VOUCHER-18 | white space around it          | ' 25 '      | £25.00
    VOUCHER-18 | a penny                        | '0.01'      | £0.01
    VOUCHER-18 | nothing at all                 | '0'         | £0.00
    VOUCHER-18 | a debt                         | '-5'        | -£5.00
    VOUCHER-18 | minus nothing is nothing       | '-0'        | £0.00
    VOUCHER-18 | a third decimal                | '25.505'    | none
    VOUCHER-18 | a third decimal of zero        | '25.500'    | none
    VOUCHER-18 | pence alone                    | '.50'       | £0.50
    VOUCHER-18 | one decimal alone              | '.5'        | £0.50
    VOUCHER-18 | pence alone after a sign       | '£.50'      | £0.50
    VOUCHER-18 | a debt of pence alone          | '-.50'      | -£0.50
    VOUCHER-18 | only a point                   | '.'         | none
    VOUCHER-18 | a sign and a point             | '£.'        | none
    VOUCHER-18 | a third decimal of pence alone | '.505'      | none
    VOUCHER-18 | two points before pence        | '..50'      | none
    VOUCHER-18 | a separator before pence       | ',.50'      | none
    VOUCHER-18 | a word                         | 'ten'       | none
    VOUCHER-18 | 1e3 for 1,000                  | '1e3'       | none
    VOUCHER-18 | two points                     | '1.2.3'     | none
    VOUCHER-18 | an empty field                 | ''          | none
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.typed}`, () => {
      const amount = amountFromText(row.typed.slice(1, -1))
      expect(amount === undefined ? 'none' : formatPounds(amount)).toBe(row['is read as'])
    })
  }

  test('VOUCHER-18 minus zero is zero, without a minus', () => {
    expect(Object.is(amountFromText('-0.00'), 0)).toBe(true)
  })

  test('a shown amount can be typed, and means the same', () => {
    assert(
      property(integer({ min: -99_999_999, max: 99_999_999 }), (pence) => {
        expect(amountFromText(formatPounds(Pence.make(pence)))).toBe(pence)
        expect(amountFromText(poundsOf(Pence.make(pence)).toFixed(2))).toBe(pence)
      }),
    )
  })
})
