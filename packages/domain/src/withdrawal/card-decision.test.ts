import { describe, expect, test } from 'vitest'
import { pounds } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { cardAmountAtMost, cardDecision } from './card-decision.rules.ts'

/** How it ends, in the table's words. */
const endsIn = {
  withdrawn: 'the whole balance',
  capped: 'up to the limit',
  countLimited: 'no more today',
  failed: 'nothing to withdraw',
}

const memberWith = (balance: string, limit: string, timesADay: string): Member => ({
  ...exampleMember,
  isSavingsWithdrawalOn: true,
  availableBalance: pounds(balance),
  ...(limit !== 'none' && { withdrawalLimit: pounds(limit) }),
  ...(timesADay !== 'none' && { withdrawalCountLimit: Number(timesADay) }),
})

describe('How does a withdrawal to the card end?', () => {
  const cases = decisionTable(
    ['case', 'balance', 'limit', 'times a day', 'made today', 'withdrawn today', 'ends', 'amount'],
    `
    case                                           | balance | limit | times a day | made today | withdrawn today | ends                | amount
    more than the limit                            | 1284.60 | 250   | 2           | 0          | 0               | up to the limit     | 250
    exactly the limit                              | 250     | 250   | 2           | 0          | 0               | the whole balance   | 250
    no limits, whatever was withdrawn today        | 3.00    | none  | none        | 9          | 900             | the whole balance   | 3.00
    more than the rest of the limit                | 1284.60 | 250   | 2           | 1          | 100             | up to the limit     | 150
    no limit in pounds, one withdrawal left        | 1284.60 | none  | 2           | 1          | 0               | the whole balance   | 1284.60
    no limit in pounds, no withdrawal left         | 1284.60 | none  | 2           | 2          | 0               | no more today       | 0
    one a day, and it was made                     | 1284.60 | none  | 1           | 1          | 0               | no more today       | 0
    none a day                                     | 1284.60 | none  | 0           | 0          | 0               | no more today       | 0
    one withdrawal left, the limit is used up      | 1284.60 | 250   | 2           | 1          | 250             | no more today       | 0
    two withdrawals left, a limit of nothing       | 1284.60 | 0     | 2           | 0          | 0               | no more today       | 0
    a limit of a penny                             | 1284.60 | 0.01  | 2           | 0          | 0               | up to the limit     | 0.01
    a penny of the limit is left                   | 1284.60 | 250   | 2           | 1          | 249.99          | up to the limit     | 0.01
    a penny more than the limit                    | 250.01  | 250   | 2           | 0          | 0               | up to the limit     | 250
    a penny                                        | 0.01    | 250   | 2           | 0          | 0               | the whole balance   | 0.01
    no savings                                     | 0       | 250   | 2           | 0          | 0               | nothing to withdraw | 0
    a debt                                         | -5.00   | 250   | 0           | 0          | 0               | nothing to withdraw | 0
    `,
  )
  for (const row of cases) {
    test(`${row.case}: ${row.ends}`, () => {
      const { outcome, amount } = cardDecision(
        memberWith(row.balance, row.limit, row['times a day']),
        { times: Number(row['made today']), amount: pounds(row['withdrawn today']) },
      )
      expect({ ends: endsIn[outcome], amount }).toEqual({
        ends: row.ends,
        amount: pounds(row.amount),
      })
    })
  }
})

describe('What does one press of the card button take at most?', () => {
  const cases = decisionTable(
    ['case', 'balance', 'limit', 'times a day', 'at most'],
    `
    case                        | balance | limit | times a day | at most
    over the limit              | 1284.60 | 250   | none        | 250
    a penny over the limit      | 250.01  | 250   | none        | 250
    exactly the limit           | 250     | 250   | none        | 250
    below the limit             | 249.99  | 250   | none        | 249.99
    no limit given              | 1284.60 | none  | none        | 1284.60
    a penny                     | 0.01    | 250   | none        | 0.01
    nothing                     | 0       | 250   | none        | nothing to say
    a debt                      | -5      | none  | none        | nothing to say
    a limit of nothing          | 1284.60 | 0     | none        | nothing to say
    a limit of a penny          | 1284.60 | 0.01  | none        | 0.01
    nothing, and no limit       | 0       | none  | none        | nothing to say
    a penny, and no limit       | 0.01    | none  | none        | 0.01
    no withdrawal a day         | 1284.60 | 250   | 0           | nothing to say
    one withdrawal a day        | 1284.60 | 250   | 1           | 250
    `,
  )
  for (const row of cases) {
    test(`${row.case}: ${row['at most']}`, () => {
      const member = memberWith(row.balance, row.limit, row['times a day'])
      const expected = row['at most'] === 'nothing to say' ? undefined : pounds(row['at most'])
      expect(cardAmountAtMost(member)).toBe(expected)
    })
  }
})
