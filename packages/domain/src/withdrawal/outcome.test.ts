import { describe, expect, test } from 'vitest'
import { pounds } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { sortFieldErrors } from './field-errors.rules.ts'
import { type BankOutcome, bankOutcomeOf, cardOutcomeOf, statusOf } from './outcome.rules.ts'
import {
  bankMessage,
  type CardBanner,
  cardBanners,
  failedBanner,
} from './outcome-messages.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import { withdrawalStatuses } from './withdrawal.policy.ts'

describe('Which status does the server mean? (CONST-05, OQ-115)', () => {
  const cases = decisionTable(
    ['case', 'written', 'status'],
    `
    case                          | written                | status
    a number                      | 201                    | 201
    the number as text            | '201'                  | 201
    its name                      | 'Created'              | 201
    the name in small letters     | 'created'              | 201
    white space around it         | ' Created '            | 201
    406 by name                   | 'NotAcceptable'        | 406
    409 by name                   | 'Conflict'             | 409
    412 by name                   | 'PreconditionFailed'   | 412
    412 as text                   | '412'                  | 412
    a number nobody foresaw       | 500                    | 500
    a name nobody foresaw         | 'Teapot'               | none
    a number of two digits        | '20'                   | none
    a number of four digits       | '2010'                 | none
    a fraction                    | 201.5                  | none
    an empty text                 | ''                     | none
    nothing                       | null                   | none
    a yes                         | true                   | none
    `,
  )
  for (const row of cases) {
    test(`CONST-05 ${row.case}: ${row.written}`, () => {
      const written: unknown = JSON.parse(row.written.replaceAll("'", '"'))
      expect(String(statusOf(written) ?? 'none')).toBe(row.status)
    })
  }

  test('CONST-05 the codes used are 201, 406, 409 and 412', () => {
    expect(Object.values(withdrawalStatuses)).toEqual([201, 406, 409, 412])
  })
})

const status = (cell: string) => (cell === '(none)' ? undefined : Number(cell))

describe('How did the withdrawal to the card end? (CARDW-05 to CARDW-08)', () => {
  const cases = decisionTable(
    ['id', 'status', 'outcome'],
    `
    id       | status | outcome
    CARDW-05 | 201    | withdrawn
    CARDW-06 | 409    | countLimited
    CARDW-07 | 412    | capped
    CARDW-10 | 406    | failed
    CARDW-10 | 200    | failed
    CARDW-10 | 500    | failed
    CARDW-10 | (none) | failed
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.status}: ${row.outcome}`, () => {
      expect(cardOutcomeOf(status(row.status))).toBe(row.outcome)
    })
  }
})

describe('How did the transfer to the bank end? (BANKW-19 to BANKW-26)', () => {
  const cases = decisionTable(
    ['id', 'case', 'status', 'field error', 'outcome'],
    `
    id       | case                                     | status | field error | outcome
    BANKW-21 | made                                     | 201    | (none)      | requested
    BANKW-23 | over the limit                           | 409    | (none)      | overLimit
    BANKW-24 | over the balance                         | 412    | (none)      | overBalance
    BANKW-25 | one exists already                       | 406    | (none)      | alreadyRequested
    BANKW-26 | a status nobody foresaw                  | 500    | (none)      | failed
    BANKW-26 | 200 is not 201                           | 200    | (none)      | failed
    BANKW-26 | no status                                | (none) | (none)      | failed
    BANKW-19 | fields refused, without a status         | (none) | Not a bank. | refused
    BANKW-19 | fields refused go before any other       | 409    | Not a bank. | refused
    BANKW-19 | a field error that says nothing is none  | 409    | (blank)     | overLimit
    BANKW-21 | made is made, whatever else it says      | 201    | Not a bank. | requested
    `,
  )
  const errorsOf = (cell: string) =>
    cell === '(none)' ? [] : [{ field: 'SortCode', errorMessage: cell === '(blank)' ? ' ' : cell }]
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.outcome}`, () => {
      const known = status(row.status)
      expect(
        bankOutcomeOf({
          ...(known !== undefined && { status: known }),
          fieldErrors: errorsOf(row['field error']),
        }),
      ).toBe(row.outcome)
    })
  }
})

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('1234.50'),
  withdrawalCountLimit: 2,
  withdrawalLimit: pounds('250'),
}
const { withdrawalLimit: _limit, withdrawalCountLimit: _count, ...withoutLimits } = member
const failed = withdrawalMessages.failed
const shown = (banners: readonly CardBanner[]) =>
  banners.map(({ tone, text, addition = '' }) => [tone, text, addition])

describe('What does the member hear of a withdrawal to the card? (section 8)', () => {
  const thanks = 'Thank you for your withdrawal, you will receive an email shortly.'

  test('CARDW-05 withdrawn: one banner, of success', () => {
    expect(shown(cardBanners('withdrawn', member))).toEqual([['success', thanks, '']])
  })

  test('CARDW-06, CONST-03 too often: the member’s own count limit', () => {
    expect(shown(cardBanners('countLimited', member))).toEqual([
      [
        'error',
        'Sorry, you are only able to withdraw from your savings account 2 time(s) a day.',
        '',
      ],
    ])
  })

  test('CARDW-07, CARDW-08, CONST-03 capped: two banners, success and the member’s own limit', () => {
    expect(shown(cardBanners('capped', member))).toEqual([
      ['success', thanks, ''],
      [
        'note',
        'Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.',
        '',
      ],
    ])
  })

  test('CARDW-08 a limit with pence shows them (OQ-037)', () => {
    const [, capped] = cardBanners('capped', { ...member, withdrawalLimit: pounds('250.50') })
    expect(capped?.text).toContain('amount of £250.50 - £250.50 has')
  })

  test('CARDW-06, CARDW-08 a limit that the server did not give is never made up', () => {
    expect([
      shown(cardBanners('countLimited', withoutLimits)),
      shown(cardBanners('capped', withoutLimits)),
    ]).toEqual([[['error', failed, '']], [['success', thanks, '']]])
  })

  test('CARDW-10 any other outcome: the general sentence, as it is spelled (OQ-117)', () => {
    expect(shown(cardBanners('failed', member))).toEqual([
      [
        'error',
        'An error occured while processig your withdrawal request. Please contact support or try again later.',
        '',
      ],
    ])
  })

  test('CARDW-10 without an answer one sentence of ours says that it may have arrived (OQ-135)', () => {
    expect(shown([failedBanner(true)])).toEqual([
      ['error', failed, withdrawalMessages.ours.mayHaveArrived],
    ])
  })
})

describe('What does the member hear of a transfer to the bank? (section 8)', () => {
  const cases: readonly [string, BankOutcome, string | undefined, string | undefined][] = [
    [
      'BANKW-21 made',
      'requested',
      'success',
      'Thank you for your request. You should typically receive funds within 7 working days.',
    ],
    [
      'BANKW-23, CONST-03 over the limit',
      'overLimit',
      'error',
      'Your withdrawal request exceeded allowable amount of £250.',
    ],
    [
      'BANKW-24 over the balance',
      'overBalance',
      'error',
      'Your withdrawal request exceeded available balance of £1,234.50.',
    ],
    [
      'BANKW-25 one exists already',
      'alreadyRequested',
      'error',
      'A Bank Transfer withdrawal request already exists. Further requests cannot be made until this has cleared.',
    ],
    ['BANKW-26 any other', 'failed', 'error', failed],
    ['BANKW-27 refused fields speak for themselves', 'refused', undefined, undefined],
  ]
  for (const [title, outcome, tone, text] of cases) {
    test(title, () => {
      const message = bankMessage(outcome, member)
      expect([message?.tone, message?.text]).toEqual([tone, text])
    })
  }

  test('BANKW-23, BANKW-24 a figure that is not known is never made up', () => {
    expect([
      bankMessage('overLimit', withoutLimits),
      bankMessage('overLimit', undefined),
      bankMessage('overBalance', undefined),
    ]).toEqual(Array.from({ length: 3 }, () => ({ tone: 'error', text: failed })))
  })
})

describe('Which field does a field error belong to? (BANKW-19, OQ-122)', () => {
  const cases = decisionTable(
    ['case', 'server says', 'stands under'],
    `
    case                        | server says               | stands under
    the form's own name         | sortCode                  | sortCode
    with a capital              | SortCode                  | sortCode
    all capitals                | SORTCODE                  | sortCode
    the amount                  | TransferValue             | transferValue
    the account number          | AccountNumber             | accountNumber
    the telephone number        | ContactTelephoneNumber    | contactTelephoneNumber
    the roll number             | BuildingSocietyRollNumber | buildingSocietyRollNumber
    another name                | Sort                      | (on top)
    no name                     |                           | (on top)
    `,
  )
  for (const row of cases) {
    test(`BANKW-19 ${row.case}: ${row['stands under']}`, () => {
      const sorted = sortFieldErrors([{ field: row['server says'], errorMessage: 'Refused.' }])
      expect(sorted).toEqual(
        row['stands under'] === '(on top)'
          ? { complaints: {}, others: ['Refused.'] }
          : { complaints: { [row['stands under']]: 'Refused.' }, others: [] },
      )
    })
  }

  test('BANKW-19 white space around the name makes no difference', () => {
    const { complaints } = sortFieldErrors([{ field: ' SortCode ', errorMessage: 'Refused.' }])
    expect(complaints).toEqual({ sortCode: 'Refused.' })
  })

  test('BANKW-19 several about one field stand together, repeats once, blanks not at all', () => {
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
