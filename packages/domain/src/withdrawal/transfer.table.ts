import { pounds } from '../kernel/index.ts'
import { list, money, named, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import {
  accountNumberAsTyped,
  blankTransfer,
  complaintsAboutTransfer,
  isMinimumNoted,
  leftAfter,
  minimumOf,
  missingToMinimum,
  readTransfer,
  sortCodeAsTyped,
  sortFieldErrors,
  type TransferForm,
  transferOf,
  transferValueIn,
} from './transfer.rules.ts'
import { orElse } from './withdrawal.examples.ts'

export const range = { minimum: pounds('5.00'), balance: pounds('1284.60') }

export const complete: TransferForm = {
  transferValue: '250',
  accountNumber: '01234567',
  sortCode: '01-02-03',
  contactTelephoneNumber: '020 7946 0000',
  buildingSocietyRollNumber: '',
}

export const missing = table({
  title: 'How far is the balance below the minimum?',
  ids: ['OQ-119'],
  given: { minimum: money, balance: money },
  answers: { missing: orNone(money, '(nothing)') },
  rows: `
    case              | minimum | balance | missing
    a penny short     | £10.00  | £9.99   | £0.01
    exactly there     | £10.00  | £10.00  | (nothing)
    a penny over      | £10.00  | £10.01  | (nothing)
    nothing saved yet | £10.00  | £0.00   | £10.00
    a debt            | £10.00  | -£5.00  | £15.00
    the least minimum | £0.01   | £0.00   | £0.01
    no minimum        | £0.00   | £0.00   | (nothing)
  `,
  decide: (given) => ({ missing: missingToMinimum(given) }),
})

export const minimumInForce = table({
  title: 'What is the minimum, and is it worth a note?',
  given: { settings: orElse(orNone(money, '(none given)'), '(not there)', 'notThere') },
  answers: { minimum: money, note: yesNo },
  rows: `
    id       | case                          | settings     | minimum | note
    BANKW-07 | the settings' minimum         | £5.00        | £5.00   | yes
    BANKW-06 | a penny over the least        | £0.02        | £0.02   | yes
    BANKW-06 | exactly the least             | £0.01        | £0.01   | no
    BANKW-09 | zero                          | £0.00        | £0.01   | no
    BANKW-09 | below zero                    | -£5.00       | £0.01   | no
    BANKW-08 | settings that give none       | (none given) | £0.01   | no
    BANKW-08 | settings not there, or failed | (not there)  | £0.01   | no
  `,
  decide: ({ settings }) => {
    const minimum = minimumOf(
      settings === 'notThere'
        ? undefined
        : { ...(settings !== undefined && { minimumMemberWithdrawalAmount: settings }) },
    )
    return { minimum, note: isMinimumNoted(minimum) }
  },
})

export const transferredAmounts = table({
  title: 'May this amount be transferred? (from £5.00 to £1,284.60)',
  given: { typed: quoted },
  answers: { transfers: orNone(money, 'no'), leaves: orNone(money, ''), complaint: text },
  rows: `
    id       | case                      | typed       | transfers | leaves    | complaint
    BANKW-10 | a penny under the minimum | "4.99"      | no        |           | Transfer value should be greater than £5.00 and less than £1,284.60
    BANKW-10 | the minimum               | "5.00"      | £5.00     | £1,279.60 |
    BANKW-10 | a penny over the minimum  | "5.01"      | £5.01     | £1,279.59 |
    BANKW-11 | a penny under the balance | "1284.59"   | £1,284.59 | £0.01     |
    BANKW-11 | the whole balance         | "1284.60"   | £1,284.60 | £0.00     |
    BANKW-11 | a penny over the balance  | "1284.61"   | no        |           | Transfer value should be greater than £5.00 and less than £1,284.60
    BANKW-11 | as the balance is shown   | "£1,284.60" | £1,284.60 | £0.00     |
    BANKW-12 | one decimal               | "5.5"       | £5.50     | £1,279.10 |
    BANKW-12 | white space around it     | " 5 "       | £5.00     | £1,279.60 |
    BANKW-12 | a third decimal           | "5.001"     | no        |           | Transfer value should be greater than £5.00 and less than £1,284.60
    BANKW-12 | empty                     | ""          | no        |           | Transfer value should be greater than £5.00 and less than £1,284.60
    BANKW-12 | not a number              | "ten"       | no        |           | Transfer value should be greater than £5.00 and less than £1,284.60
    BANKW-12 | below zero                | "-5"        | no        |           | Transfer value should be greater than £5.00 and less than £1,284.60
  `,
  decide: ({ typed }) => ({
    transfers: transferValueIn(typed, range),
    leaves: leftAfter(typed, range),
    complaint:
      complaintsAboutTransfer({ ...blankTransfer, transferValue: typed }, range).transferValue ??
      '',
  }),
})

export const fieldTexts = table({
  title: 'What is wrong with the text in a field?',
  given: {
    field: named({
      'account number': 'accountNumber',
      'sort code': 'sortCode',
      'telephone number': 'contactTelephoneNumber',
      'roll number': 'buildingSocietyRollNumber',
    }),
    'in the field': quoted,
  },
  answers: { complaint: text, sent: yesNo },
  rows: `
    id       | case                                         | field            | in the field | complaint                                                | sent
    BANKW-14 | eight digits                                 | account number   | "01234567"   |                                                          | yes
    BANKW-14 | seven digits                                 | account number   | "1234567"    | Account number should be a number in the format 99999999 | no
    BANKW-14 | nine digits                                  | account number   | "123456789"  | Account number should be a number in the format 99999999 | no
    BANKW-14 | a letter among them                          | account number   | "1234567a"   | Account number should be a number in the format 99999999 | no
    BANKW-14 | a space among them, filled in by the browser | account number   | "1234 567"   | Account number should be a number in the format 99999999 | no
    BANKW-14 | in two groups, filled in by the browser | account number   | "0123 4567"   |  | yes
    BANKW-14 | white space around them                      | account number   | " 01234567 " |                                                          | yes
    BANKW-13 | empty                                        | account number   | ""           | Account number should be a number in the format 99999999 | no
    BANKW-16 | two, two and two digits                      | sort code        | "01-02-03"   |                                                          | yes
    BANKW-16 | without hyphens, filled in by the browser    | sort code        | "010203"     |                                                          | yes
    BANKW-16 | with spaces, filled in by the browser        | sort code        | "01 02 03"   |                                                          | yes
    BANKW-16 | a digit short, filled in by the browser      | sort code        | "01020"      | Sort code should be in the format 99-99-99               | no
    BANKW-16 | one digit short                              | sort code        | "01-02-3"    | Sort code should be in the format 99-99-99               | no
    BANKW-16 | one digit more                               | sort code        | "01-02-033"  | Sort code should be in the format 99-99-99               | no
    BANKW-16 | one digit more in front                      | sort code        | "101-02-03"  | Sort code should be in the format 99-99-99               | no
    BANKW-16 | a letter                                     | sort code        | "01-02-0a"   | Sort code should be in the format 99-99-99               | no
    BANKW-16 | white space around it                        | sort code        | " 01-02-03 " |                                                          | yes
    BANKW-15 | an empty sort code                           | sort code        | ""           | Sort code should be in the format 99-99-99               | no
    BANKW-17 | any text is a telephone                      | telephone number | "ext. 5"     |                                                          | yes
    BANKW-17 | an empty telephone number                    | telephone number | ""           | This field is required.                                  | no
    BANKW-17 | white space is empty                         | telephone number | "  "         | This field is required.                                  | no
    BANKW-18 | empty: it is optional                        | roll number      | ""           |                                                          | yes
    BANKW-18 | any text                                     | roll number      | "A/1-2"      |                                                          | yes
  `,
  decide: ({ field, 'in the field': typed }) => {
    const form = { ...complete, [field]: typed }
    const complaints = Object.entries(complaintsAboutTransfer(readTransfer(form), range))
    return {
      complaint: complaints
        .map(([about, sentence]) => (about === field ? sentence : `${about}: ${sentence}`))
        .join('; '),
      sent: transferOf(form, range) !== undefined,
    }
  },
})

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

export const fieldsOfErrors = table({
  title: 'Which field does a field error belong to?',
  ids: ['BANKW-19'],
  given: { 'server says': text },
  answers: { 'stands under': list(text) },
  rows: `
    case                 | server says               | stands under
    the form's own name  | sortCode                  | sortCode
    with a capital       | SortCode                  | sortCode
    all capitals         | SORTCODE                  | sortCode
    the amount           | TransferValue             | transferValue
    the account number   | AccountNumber             | accountNumber
    the telephone number | ContactTelephoneNumber    | contactTelephoneNumber
    the roll number      | BuildingSocietyRollNumber | buildingSocietyRollNumber
    another name         | Sort                      | (on top)
    no name              |                           | (on top)
  `,
  decide: ({ 'server says': field }) => {
    const { complaints, others } = sortFieldErrors([{ field, errorMessage: 'Refused.' }])
    const sorted = [...Object.entries(complaints), ...others.map((error) => ['(on top)', error])]
    return {
      'stands under': sorted.map(([field, error]) =>
        error === 'Refused.' ? `${field}` : `${field}: ${error}`,
      ),
    }
  },
})
