import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPounds, guarded, Pence, pounds, poundsOf } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { accountNumberAsTyped, sortCodeAsTyped } from './bank-details.rules.ts'
import { isBankOffered, mayWithdrawToCard, withdrawalButtons } from './offering.rules.ts'
import {
  blankTransfer,
  complaintsAboutTransfer,
  isMinimumNoted,
  leftAfter,
  minimumOf,
  missingToMinimum,
  type TransferField,
  type TransferForm,
  transferOf,
  transferValueIn,
} from './transfer.rules.ts'

describe('Which withdrawal buttons are there? (CARDW-01, CARDW-02, CARDW-04, BANKW-01)', () => {
  const cases = decisionTable(
    ['id', 'case', 'savings withdrawal', 'bank transfer', 'balance', 'running', 'card', 'bank'],
    `
    id       | case                          | savings withdrawal | bank transfer | balance | running | card     | bank
    CARDW-01 | both flags                    | on                 | on            | 100.00  | no      | enabled  | enabled
    BANKW-01 | savings withdrawal alone      | on                 | off           | 100.00  | no      | enabled  | hidden
    BANKW-01 | bank transfer alone           | off                | on            | 100.00  | no      | hidden   | hidden
    CARDW-01 | neither flag                  | off                | off           | 100.00  | no      | hidden   | hidden
    CARDW-02 | a penny                       | on                 | on            | 0.01    | no      | enabled  | enabled
    CARDW-02 | nothing                       | on                 | on            | 0.00    | no      | disabled | disabled
    CARDW-02 | a debt                        | on                 | on            | -0.01   | no      | disabled | disabled
    CARDW-04 | a withdrawal runs             | on                 | on            | 100.00  | yes     | disabled | disabled
    CARDW-01 | hidden stays hidden meanwhile | off                | on            | 100.00  | yes     | hidden   | hidden
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: card ${row.card}, bank ${row.bank}`, () => {
      const member: Member = {
        ...exampleMember,
        isSavingsWithdrawalOn: row['savings withdrawal'] === 'on',
        isSavingsBankTransferEnabled: row['bank transfer'] === 'on',
        availableBalance: pounds(row.balance),
      }
      expect([
        withdrawalButtons(member, row.running === 'yes'),
        mayWithdrawToCard(member),
        isBankOffered(member),
      ]).toEqual([
        { card: row.card, bank: row.bank },
        row.card === 'enabled' || (row.running === 'yes' && row.card !== 'hidden'),
        row.bank !== 'hidden',
      ])
    })
  }
})

describe('How far is the balance below the minimum? (OQ-119)', () => {
  const cases = decisionTable(
    ['case', 'minimum', 'balance', 'missing'],
    `
    case              | minimum | balance | missing
    a penny short     | 10.00   | 9.99    | 0.01
    exactly there     | 10.00   | 10.00   | (nothing)
    a penny over      | 10.00   | 10.01   | (nothing)
    nothing saved yet | 10.00   | 0.00    | 10.00
    a debt            | 10.00   | -5.00   | 15.00
    the least minimum | 0.01    | 0.00    | 0.01
    no minimum        | 0.00    | 0.00    | (nothing)
    `,
  )
  for (const row of cases) {
    test(`OQ-119 ${row.case}: ${row.missing}`, () => {
      const range = { minimum: pounds(row.minimum), balance: pounds(row.balance) }
      const missing = row.missing === '(nothing)' ? undefined : pounds(row.missing)
      expect(missingToMinimum(range)).toBe(missing)
    })
  }
})

describe('What is the minimum, and is it worth a note? (BANKW-06 to BANKW-09)', () => {
  const cases = decisionTable(
    ['id', 'case', 'settings', 'minimum', 'note'],
    `
    id       | case                          | settings     | minimum | note
    BANKW-07 | the settings' minimum         | 5.00         | 5.00    | yes
    BANKW-06 | a penny over the least        | 0.02         | 0.02    | yes
    BANKW-06 | exactly the least             | 0.01         | 0.01    | no
    BANKW-09 | zero                          | 0.00         | 0.01    | no
    BANKW-09 | below zero                    | -5.00        | 0.01    | no
    BANKW-08 | settings that give none       | (none given) | 0.01    | no
    BANKW-08 | settings not there, or failed | (not there)  | 0.01    | no
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: £${row.minimum}`, () => {
      const settings = {
        '(not there)': undefined,
        '(none given)': {},
      }[row.settings]
      const minimum = minimumOf(
        row.settings.startsWith('(')
          ? settings
          : { minimumMemberWithdrawalAmount: pounds(row.settings) },
      )
      expect([minimum, isMinimumNoted(minimum) ? 'yes' : 'no']).toEqual([
        pounds(row.minimum),
        row.note,
      ])
    })
  }
})

const range = { minimum: pounds('5.00'), balance: pounds('1284.60') }

describe('May this amount be transferred? (BANKW-10 to BANKW-12; from £5.00 to £1,284.60)', () => {
  const cases = decisionTable(
    ['id', 'case', 'typed', 'transfers', 'leaves'],
    `
    id       | case                      | typed       | transfers | leaves
    BANKW-10 | a penny under the minimum | '4.99'      | no        |
    BANKW-10 | the minimum               | '5.00'      | 5.00      | £1,279.60
    BANKW-10 | a penny over the minimum  | '5.01'      | 5.01      | £1,279.59
    BANKW-11 | a penny under the balance | '1284.59'   | 1284.59   | £0.01
    BANKW-11 | the whole balance         | '1284.60'   | 1284.60   | £0.00
    BANKW-11 | a penny over the balance  | '1284.61'   | no        |
    BANKW-11 | as the balance is shown   | '£1,284.60' | 1284.60   | £0.00
    BANKW-12 | one decimal               | '5.5'       | 5.50      | £1,279.10
    BANKW-12 | white space around it     | ' 5 '       | 5.00      | £1,279.60
    BANKW-12 | a third decimal           | '5.001'     | no        |
    BANKW-12 | empty                     | ''          | no        |
    BANKW-12 | not a number              | 'ten'       | no        |
    BANKW-12 | below zero                | '-5'        | no        |
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.transfers}`, () => {
      const typed = row.typed.slice(1, -1)
      const left = leftAfter(typed, range)
      const complaint = complaintsAboutTransfer({ ...blankTransfer, transferValue: typed }, range)
      expect([
        transferValueIn(typed, range),
        left === undefined ? '' : formatPounds(left),
        complaint.transferValue,
      ]).toEqual(
        row.transfers === 'no'
          ? [undefined, '', 'Transfer value should be greater than £5.00 and less than £1,284.60']
          : [pounds(row.transfers), row.leaves, undefined],
      )
    })
  }

  test('BANKW-12 a balance below the minimum refuses every amount (OQ-119)', () => {
    const poor = { minimum: pounds('5.00'), balance: pounds('4.00') }
    expect(['3.99', '4.00', '4.50', '5.00'].map((text) => transferValueIn(text, poor))).toEqual(
      Array.from({ length: 4 }),
    )
  })

  test('BANKW-10, BANKW-11 whatever is typed, what may be transferred lies within the range', () => {
    assert(
      property(string(), (text) => {
        const value = transferValueIn(text, range)
        expect(value === undefined || (value >= range.minimum && value <= range.balance)).toBe(true)
      }),
    )
  })

  test('BANKW-10, BANKW-11 the typed pence are the transferred pence, and with the rest make up the balance', () => {
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

const complete: TransferForm = {
  transferValue: '250',
  accountNumber: '01234567',
  sortCode: '01-02-03',
  contactTelephoneNumber: '020 7946 0000',
  buildingSocietyRollNumber: '',
}

describe('What is wrong with what stands in a field? (BANKW-13 to BANKW-18)', () => {
  const fields = new Map<string, TransferField>([
    ['account number', 'accountNumber'],
    ['sort code', 'sortCode'],
    ['telephone number', 'contactTelephoneNumber'],
    ['roll number', 'buildingSocietyRollNumber'],
  ])
  const cases = decisionTable(
    ['id', 'case', 'field', 'in the field', 'complaint'],
    `
    id       | case                                         | field            | in the field | complaint
    BANKW-14 | eight digits                                 | account number   | '01234567'   |
    BANKW-14 | seven digits                                 | account number   | '1234567'    | Account number should be a number in the format 99999999
    BANKW-14 | nine digits                                  | account number   | '123456789'  | Account number should be a number in the format 99999999
    BANKW-14 | a letter among them                          | account number   | '1234567a'   | Account number should be a number in the format 99999999
    BANKW-14 | a space among them, filled in by the browser | account number   | '1234 567'   | Account number should be a number in the format 99999999
    BANKW-14 | white space around them                      | account number   | ' 01234567 ' |
    BANKW-13 | empty                                        | account number   | ''           | Account number should be a number in the format 99999999
    BANKW-16 | two, two and two digits                      | sort code        | '01-02-03'   |
    BANKW-16 | without hyphens, filled in by the browser    | sort code        | '010203'     | Sort code should be in the format 99-99-99
    BANKW-16 | with spaces, filled in by the browser        | sort code        | '01 02 03'   | Sort code should be in the format 99-99-99
    BANKW-16 | one digit short                              | sort code        | '01-02-3'    | Sort code should be in the format 99-99-99
    BANKW-16 | one digit more                               | sort code        | '01-02-033'  | Sort code should be in the format 99-99-99
    BANKW-16 | one digit more in front                      | sort code        | '101-02-03'  | Sort code should be in the format 99-99-99
    BANKW-16 | a letter                                     | sort code        | '01-02-0a'   | Sort code should be in the format 99-99-99
    BANKW-16 | white space around it                        | sort code        | ' 01-02-03 ' |
    BANKW-15 | an empty sort code                           | sort code        | ''           | Sort code should be in the format 99-99-99
    BANKW-17 | any text is a telephone                      | telephone number | 'ext. 5'     |
    BANKW-17 | an empty telephone number                    | telephone number | ''           | This field is required.
    BANKW-17 | white space is empty                         | telephone number | '  '         | This field is required.
    BANKW-18 | empty: it is optional                        | roll number      | ''           |
    BANKW-18 | any text                                     | roll number      | 'A/1-2'      |
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['in the field']}`, () => {
      const field = guarded(fields.get(row.field))
      const form = { ...complete, [field]: row['in the field'].slice(1, -1) }
      expect(complaintsAboutTransfer(form, range)).toEqual(
        row.complaint === '' ? {} : { [field]: row.complaint },
      )
      expect(transferOf(form, range) === undefined).toBe(row.complaint !== '')
    })
  }

  // While it is typed, the form writes it otherwise: only a browser or a program can leave it so (OQ-122).
  const asTyped: Readonly<Record<string, (text: string) => string>> = {
    'account number': accountNumberAsTyped,
    'sort code': sortCodeAsTyped,
  }
  const isPutRight = ({ field, 'in the field': written }: (typeof cases)[number]) => {
    const text = written.slice(1, -1)
    return (asTyped[field]?.(text) ?? text).trim() !== text.trim()
  }

  test('BANKW-14, BANKW-16 what a member can’t leave in a field is said to be filled in by the browser', () => {
    expect(cases.filter(isPutRight).map((row) => row.case)).toEqual(
      cases.map((row) => row.case).filter((name) => name.endsWith('filled in by the browser')),
    )
  })
})

describe('What is sent? (OQ-122)', () => {
  const spaced: TransferForm = {
    transferValue: ' 250 ',
    accountNumber: ' 01234567 ',
    sortCode: ' 01-02-03 ',
    contactTelephoneNumber: ' 020 7946 0000 ',
    buildingSocietyRollNumber: ' ',
  }

  test('BANKW-18 the texts as typed, white space around them aside, and no roll number when blank', () => {
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

  test('BANKW-12, BANKW-13, BANKW-15, BANKW-17 nothing, while any field is wrong', () => {
    expect(transferOf(blankTransfer, range)).toBeUndefined()
    expect(transferOf({ ...complete, transferValue: '4.99' }, range)).toBeUndefined()
  })
})
