import { describe, expect, test } from 'vitest'
import { pounds } from '../kernel/index.ts'
import { CardOutcome, type Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { sortFieldErrors } from './field-errors.rules.ts'
import { leavesBalance, outcomeBetween } from './outcome.rules.ts'
import {
  bankMessage,
  type CardNotice,
  cardNotices,
  failedNotice,
} from './outcome-messages.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import type { BankOutcome } from './withdrawal.schema.ts'

describe('Which outcome is that of a withdrawal whose answer did not say? (OQ-116)', () => {
  const cases = decisionTable(
    ['id', 'case', 'before', 'after', 'balance before', 'balance after', 'outcome'],
    `
    id       | case                                   | before       | after        | balance before | balance after | outcome
    CARDW-05 | none before                            | (none)       | withdrawn    | 500.00         | 250.00        | withdrawn
    CARDW-06 | another before                         | withdrawn    | countLimited | 500.00         | 500.00        | countLimited
    CARDW-06 | none before, and the balance stays     | (none)       | countLimited | 500.00         | 500.00        | countLimited
    CARDW-05 | the same before, the balance is lower  | withdrawn    | withdrawn    | 500.00         | 250.00        | withdrawn
    CARDW-10 | the same before, the balance stays     | withdrawn    | withdrawn    | 500.00         | 500.00        | (none)
    CARDW-10 | the same refusal before                | countLimited | countLimited | 500.00         | 500.00        | (none)
    CARDW-10 | none at all                            | (none)       | (none)       | 500.00         | 250.00        | (none)
    `,
  )
  const memberOf = (outcome: string, balance: string): Member => {
    const known = CardOutcome.literals.find((literal) => literal === outcome)
    return {
      ...exampleMember,
      availableBalance: pounds(balance),
      ...(known && { lastCardWithdrawal: known }),
    }
  }
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.outcome}`, () => {
      const before = memberOf(row.before, row['balance before'])
      const after = memberOf(row.after, row['balance after'])
      expect(outcomeBetween(before, after) ?? '(none)').toBe(row.outcome)
    })
  }

  test('CARDW-05 a further transaction tells as well', () => {
    const before = memberOf('withdrawn', '0.00')
    const transactions = [{ id: '1', name: 'Prepaid card' }]
    expect(outcomeBetween(before, { ...before, transactions })).toBe('withdrawn')
    expect(outcomeBetween(undefined, before)).toBe('withdrawn')
  })
})

describe('Which outcomes leave the balance as it was? (OQ-135)', () => {
  test.each([
    ['BANKW-19', 'refused', true],
    ['BANKW-21', 'requested', false],
    ['BANKW-23', 'overLimit', true],
    ['BANKW-24', 'overBalance', false],
    ['BANKW-25', 'alreadyRequested', true],
    ['BANKW-26', 'failed', false],
  ] as const)('%s %s: %j', (_, outcome, isLeft) => {
    expect(leavesBalance({ outcome })).toBe(isLeft)
  })
})

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('1234.50'),
  withdrawalCountLimit: 2,
  withdrawalLimit: pounds('250'),
}
const { withdrawalLimit: _limit, withdrawalCountLimit: _count, ...withoutLimits } = member
const failed = withdrawalMessages.failed
const shown = (notices: readonly CardNotice[]) =>
  notices.map(({ tone, text, addition = '' }) => [tone, text, addition])

describe('What does the member hear of a withdrawal to the card? (section 8)', () => {
  const thanks = 'Thank you for your withdrawal, you will receive an email shortly.'

  test('CARDW-05 withdrawn: one notice, of success', () => {
    expect(shown(cardNotices('withdrawn', member))).toEqual([['success', thanks, '']])
  })

  test('CARDW-06, CONST-03 too often: the member’s own count limit', () => {
    expect(shown(cardNotices('countLimited', member))).toEqual([
      [
        'error',
        'Sorry, you are only able to withdraw from your savings account 2 time(s) a day.',
        '',
      ],
    ])
  })

  test('CARDW-07, CARDW-08, CONST-03 capped: two notices, success and the member’s own limit', () => {
    expect(shown(cardNotices('capped', member))).toEqual([
      ['success', thanks, ''],
      [
        'note',
        'Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.',
        '',
      ],
    ])
  })

  test('CARDW-08 a limit with pence shows them (OQ-037)', () => {
    const [, capped] = cardNotices('capped', { ...member, withdrawalLimit: pounds('250.50') })
    expect(capped?.text).toContain('amount of £250.50 - £250.50 has')
  })

  test('CARDW-06, CARDW-08 a limit that the server did not give is never made up', () => {
    expect([
      shown(cardNotices('countLimited', withoutLimits)),
      shown(cardNotices('capped', withoutLimits)),
    ]).toEqual([[['error', failed, '']], [['success', thanks, '']]])
  })

  test('CARDW-10 any other outcome: the general sentence, as it is spelled (OQ-117)', () => {
    expect(shown(cardNotices('failed', member))).toEqual([
      [
        'error',
        'An error occured while processig your withdrawal request. Please contact support or try again later.',
        '',
      ],
    ])
  })

  test('CARDW-10 without an answer one sentence of ours says that it may have arrived (OQ-135)', () => {
    expect(shown([failedNotice(true)])).toEqual([
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
