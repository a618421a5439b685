import { describe, expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { transactionWay } from './transaction-way.rules.ts'

describe('What does a transaction open to?', () => {
  const cases = decisionTable(
    ['case', 'type', 'status', 'means', 'next', 'may ask'],
    `
    case                       | type       | status    | means                                                                  | next                                                  | may ask
    cashback that is pending   | Cashback   | Pending   | Waiting for the shop to confirm.                                       | Once it has, this is added to your available balance. | no
    in any letter case         | CASHBACK   | pending   | Waiting for the shop to confirm.                                       | Once it has, this is added to your available balance. | no
    cashback that was paid     | Cashback   | Paid      | The shop has confirmed it, and it was added to your available balance. | (none)                                                | no
    cashback that was declined | Cashback   | Declined  | The shop has not confirmed it, so nothing was added to your balance.   | (none)                                                | yes
    a withdrawal in progress   | Withdrawal | Pending   | We are sending it to you.                                              | (none)                                                | no
    a withdrawal asked for     | Withdrawal | Requested | We are sending it to you.                                              | (none)                                                | no
    cashback asked for         | Cashback   | Requested | (none)                                                                 | (none)                                                | no
    a withdrawal that was paid | Withdrawal | Paid      | We have sent it to you.                                                | (none)                                                | no
    a withdrawal that failed   | Withdrawal | Failed    | It was not sent.                                                       | (none)                                                | yes
    an unknown word            | Cashback   | Tracked   | (none)                                                                 | (none)                                                | no
    no status                  | Cashback   |           | (none)                                                                 | (none)                                                | no
    an unknown type            | Bonus      | Paid      | (none)                                                                 | (none)                                                | no
    an unknown type, declined  | Bonus      | Declined  | (none)                                                                 | (none)                                                | no
    no type                    |            | Paid      | (none)                                                                 | (none)                                                | no
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      const way = transactionWay({ id: 'T-17', transactionType: row.type, status: row.status })
      expect([way.means ?? '(none)', way.next ?? '(none)', way.question ? 'yes' : 'no']).toEqual([
        row.means,
        row.next,
        row['may ask'],
      ])
    })
  }

  const declined = { id: 'T-17', transactionType: 'Cashback', status: 'Declined' }

  test.each([
    [
      'shop, id and day',
      { ...declined, name: 'Bramblewick Garden', transactionDate: Day.make('2026-10-09') },
      'T-17 - 09/10/2026',
      'My question is about Bramblewick Garden, T-17 - 09/10/2026: ',
    ],
    ['what is there of them', declined, 'T-17', 'My question is about T-17: '],
  ])('ACCOUNT-08 reference and question name %s', (_, transaction, reference, question) => {
    expect(transactionWay(transaction)).toMatchObject({ reference, question })
  })

  test.each([
    ['type and status', {}],
    ['status', { transactionType: 'Withdrawal' }],
  ])('a transaction without %s shows only its reference', (_, sent) => {
    expect(transactionWay({ id: 'T-17', ...sent })).toEqual({
      reference: 'T-17',
      means: undefined,
      next: undefined,
      question: undefined,
    })
  })
})
