import { describe, expect, test } from 'vitest'
import { pounds } from '../kernel/index.ts'
import { CardOutcome, type Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { spaced } from '../testing/spaced.ts'
import { sortFieldErrors } from './field-errors.rules.ts'
import { endOfWithdrawal, leavesBalance } from './outcome.rules.ts'
import { bankMessage, cardNotices, failedNotice } from './outcome-messages.rules.ts'
import { isFailureDoubtful, outcomeBetween } from './unsaid-outcome.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import { BankOutcome } from './withdrawal.schema.ts'

function bankOutcome(name: string): BankOutcome {
  const known = BankOutcome.literals.find((literal) => spaced(literal) === name)
  if (known === undefined) throw new Error(`'${name}' is no outcome.`)
  return known
}

describe('How did a withdrawal end whose answer did not say? (OQ-116)', () => {
  const cases = decisionTable(
    ['id', 'case', 'before', 'after', 'balance before', 'balance after', 'listed since', 'outcome'],
    `
    id               | case                                                                | before        | after         | balance before | balance after | listed since         | outcome
    CARDW-10, OQ-116 | no outcome before                                                   | (none)        | withdrawn     | 500.00         | 250.00        | (nothing)            | withdrawn
    CARDW-10, OQ-116 | another outcome before                                              | withdrawn     | count limited | 500.00         | 500.00        | (nothing)            | count limited
    CARDW-10, OQ-116 | no outcome before, and the balance stays                            | (none)        | count limited | 500.00         | 500.00        | (nothing)            | count limited
    CARDW-10, OQ-116 | an unchanged outcome, and a lower balance                           | withdrawn     | withdrawn     | 500.00         | 250.00        | (nothing)            | withdrawn
    CARDW-10, OQ-116 | an unchanged outcome, and a balance lower by a penny                | withdrawn     | withdrawn     | 500.00         | 499.99        | (nothing)            | withdrawn
    CARDW-10, OQ-116 | capped before, too, and a lower balance                             | capped        | capped        | 500.00         | 250.00        | (nothing)            | capped
    CARDW-10, OQ-116 | an unchanged outcome, and a withdrawal is listed                    | withdrawn     | withdrawn     | 500.00         | 550.00        | withdrawal           | withdrawn
    CARDW-10, OQ-116 | an unchanged outcome, and a line without a type is listed           | withdrawn     | withdrawn     | 0.00           | 0.00          | (no type)            | withdrawn
    CARDW-10, OQ-116 | an unchanged outcome, and both cashback and a withdrawal are listed | withdrawn     | withdrawn     | 500.00         | 255.00        | cashback, withdrawal | withdrawn
    OQ-116           | an unchanged outcome, and the balance stays                         | withdrawn     | withdrawn     | 500.00         | 500.00        | (nothing)            | (none)
    OQ-116           | an unchanged outcome, and cashback is credited                      | withdrawn     | withdrawn     | 500.00         | 505.00        | cashback             | (none)
    OQ-116           | an unchanged outcome, and cashback is taken back                    | withdrawn     | withdrawn     | 500.00         | 495.00        | cashback             | (none)
    OQ-116           | an unchanged refusal                                                | count limited | count limited | 500.00         | 500.00        | (nothing)            | (none)
    OQ-116           | an unchanged refusal, and another device has withdrawn              | count limited | count limited | 500.00         | 250.00        | withdrawal           | (none)
    OQ-116           | no outcome before or after                                          | (none)        | (none)        | 500.00         | 250.00        | (nothing)            | (none)
    `,
  )
  const memberOf = (outcome: string, balance: string, listed = '(nothing)'): Member => {
    const known = CardOutcome.literals.find((literal) => spaced(literal) === outcome)
    const since = listed === '(nothing)' ? [] : listed.split(', ')
    return {
      ...exampleMember,
      availableBalance: pounds(balance),
      transactions: [
        { id: '1', name: 'Prepaid card', transactionType: 'Withdrawal' },
        ...since.map((type, place) => ({
          id: String(place + 2),
          ...(type !== '(no type)' && { transactionType: type }),
        })),
      ],
      ...(known && { lastCardWithdrawal: known }),
    }
  }
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.outcome}`, () => {
      const before = memberOf(row.before, row['balance before'])
      const after = memberOf(row.after, row['balance after'], row['listed since'])
      expect(spaced(outcomeBetween(before, after) ?? '(none)')).toBe(row.outcome)
    })
  }

  test('CARDW-05 where the member was not known before, the outcome found counts', () => {
    expect(outcomeBetween(undefined, memberOf('withdrawn', '0.00'))).toBe('withdrawn')
  })
})

test('CARDW-10 without a member from before the call, nothing contradicts a failure', () => {
  expect(isFailureDoubtful('failed', undefined, exampleMember)).toBe(false)
})

describe('After which outcomes is the balance on the page still the one that counts? (OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'outcome', 'shown balance holds'],
    `
    id     | outcome           | shown balance holds
    OQ-135 | refused           | yes
    OQ-135 | requested         | no
    OQ-135 | over limit        | no
    OQ-135 | over balance      | no
    OQ-135 | already requested | no
    OQ-135 | failed            | no
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.outcome}: ${row['shown balance holds']}`, () => {
      expect(leavesBalance({ outcome: bankOutcome(row.outcome) })).toBe(
        row['shown balance holds'] === 'yes',
      )
    })
  }
})

describe('Was anything withdrawn, as shown after the login? (OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'outcome', 'end'],
    `
    id     | outcome           | end
    OQ-135 | withdrawn         | made
    OQ-135 | capped            | made
    OQ-135 | count limited     | not made
    OQ-135 | requested         | made
    OQ-135 | refused           | not made
    OQ-135 | over limit        | not made
    OQ-135 | over balance      | not made
    OQ-135 | already requested | not made
    OQ-135 | failed            | unknown
    OQ-116 | (none)            | unknown
    `,
  )
  const outcomes = [...CardOutcome.literals, ...BankOutcome.literals]
  for (const row of cases) {
    test(`${row.id} ${row.outcome}: ${row.end}`, () => {
      const outcome = outcomes.find((outcome) => spaced(outcome) === row.outcome)
      expect(spaced(endOfWithdrawal(outcome))).toBe(row.end)
    })
  }
})

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('1234.50'),
  withdrawalCountLimit: 2,
  withdrawalLimit: pounds('250'),
}
/** The member with the limits that a row gives. */
const memberOf = (limits: {
  readonly 'times a day'?: string
  readonly 'daily limit'?: string
  readonly balance?: string
}): Member => {
  const { withdrawalCountLimit, withdrawalLimit, ...rest } = member
  const {
    'times a day': times = '(none)',
    'daily limit': limit = '(none)',
    balance = '£1234.50',
  } = limits
  return {
    ...rest,
    availableBalance: pounds(balance.replace(/[£,]/g, '')),
    ...(times !== '(none)' && { withdrawalCountLimit: Number(times) }),
    ...(limit !== '(none)' && { withdrawalLimit: pounds(limit.replace(/[£,]/g, '')) }),
  }
}

describe('What is the member told about a withdrawal to the card? (section 8)', () => {
  const cases = decisionTable(
    ['id', 'case', 'outcome', 'times a day', 'daily limit', 'says', 'tone', 'says as well'],
    `
    id                           | case                                                    | outcome       | times a day | daily limit | says                                                                                                 | tone    | says as well
    CARDW-05                     | withdrawn: one notice, of success                       | withdrawn     | 2           | £250        | Thank you for your withdrawal, you will receive an email shortly.                                    | success | (nothing)
    CARDW-06, CONST-03           | too often: the member’s own count limit                 | count limited | 2           | £250        | Sorry, you are only able to withdraw from your savings account 2 time(s) a day.                      | error   | (nothing)
    CARDW-06, CONST-03           | too often, with another limit                           | count limited | 1           | £250        | Sorry, you are only able to withdraw from your savings account 1 time(s) a day.                      | error   | (nothing)
    CARDW-06                     | too often, and the server gave no count limit           | count limited | (none)      | £250        | An error occured while processig your withdrawal request. Please contact support or try again later. | error   | (nothing)
    CARDW-07, CARDW-08, CONST-03 | capped: two notices, the second with the member’s limit | capped        | 2           | £250        | Thank you for your withdrawal, you will receive an email shortly.                                    | success | Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.
    CARDW-08                     | a limit with pence shows them (OQ-037)                  | capped        | 2           | £250.50     | Thank you for your withdrawal, you will receive an email shortly.                                    | success | Your withdrawal request exceeded allowable amount of £250.50 - £250.50 has been withdrawn.
    CARDW-08                     | capped, and the server gave no limit: never made up     | capped        | 2           | (none)      | Thank you for your withdrawal, you will receive an email shortly.                                    | success | (nothing)
    OQ-117                       | any other outcome, spelled as specified (OQ-117)        | failed        | 2           | £250        | An error occured while processig your withdrawal request. Please contact support or try again later. | error   | (nothing)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const outcome =
        CardOutcome.literals.find((literal) => spaced(literal) === row.outcome) ?? 'failed'
      const notices = cardNotices(outcome, memberOf(row))
      const [first, second] = notices
      expect({
        says: first?.text,
        tone: first?.tone,
        'says as well': second?.text ?? '(nothing)',
      }).toEqual({ says: row.says, tone: row.tone, 'says as well': row['says as well'] })
      expect(second?.tone ?? 'note').toBe('note')
      // An answer came, so none of them says that the request may have arrived.
      expect(notices.filter(({ addition }) => addition !== undefined)).toEqual([])
    })
  }

  test('CARDW-10 without an answer a sentence of ours says that it may have arrived (OQ-135)', () => {
    expect(failedNotice(true)).toEqual({
      about: 'failed',
      tone: 'error',
      text: withdrawalMessages.failed,
      addition: withdrawalMessages.ours.mayHaveArrived,
    })
  })
})

describe('What is the member told about a transfer to the bank? (section 8)', () => {
  const cases = decisionTable(
    ['id', 'case', 'outcome', 'daily limit', 'balance', 'says', 'tone'],
    `
    id                 | case                                      | outcome           | daily limit | balance   | says                                                                                                       | tone
    BANKW-21           | made                                      | requested         | £250        | £1,234.50 | Thank you for your request. You should typically receive funds within 7 working days.                      | success
    BANKW-23, CONST-03 | over the limit                            | over limit        | £250        | £1,234.50 | Your withdrawal request exceeded allowable amount of £250.                                                 | error
    BANKW-23           | over a limit with pence                   | over limit        | £250.50     | £1,234.50 | Your withdrawal request exceeded allowable amount of £250.50.                                              | error
    BANKW-23, CONST-03 | over a limit that the server did not give | over limit        | (none)      | £1,234.50 | An error occured while processig your withdrawal request. Please contact support or try again later.       | error
    BANKW-23, CONST-03 | over the limit of a member not known      | over limit        | (unknown)   | (unknown) | An error occured while processig your withdrawal request. Please contact support or try again later.       | error
    BANKW-24           | over the balance                          | over balance      | £250        | £1,234.50 | Your withdrawal request exceeded available balance of £1,234.50.                                           | error
    BANKW-24           | over a balance that is not known          | over balance      | (unknown)   | (unknown) | An error occured while processig your withdrawal request. Please contact support or try again later.       | error
    BANKW-25           | one exists already                        | already requested | £250        | £1,234.50 | A Bank Transfer withdrawal request already exists. Further requests cannot be made until this has cleared. | error
    BANKW-26           | any other                                 | failed            | £250        | £1,234.50 | An error occured while processig your withdrawal request. Please contact support or try again later.       | error
    OQ-123             | refused fields speak for themselves       | refused           | £250        | £1,234.50 | (nothing)                                                                                                  | (none)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const message = bankMessage(
        bankOutcome(row.outcome),
        row.balance === '(unknown)' ? undefined : memberOf(row),
      )
      expect({ says: message?.text ?? '(nothing)', tone: message?.tone ?? '(none)' }).toEqual({
        says: row.says,
        tone: row.tone,
      })
      // An answer came, so it does not say that the request may have arrived.
      expect(message?.addition).toBeUndefined()
    })
  }
})

describe('Which field does a field error belong to? (BANKW-19, OQ-122)', () => {
  const cases = decisionTable(
    ['case', 'server says', 'stands under'],
    `
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

  test('BANKW-19 several about one field are together, repeats once, blanks not at all', () => {
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
