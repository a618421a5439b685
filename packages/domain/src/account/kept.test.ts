import { describe, expect, test } from 'vitest'
import { Day, pounds } from '../kernel/index.ts'
import type { Member, Transaction } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { savingsView } from './account.selectors.ts'
import { keptInTaxYear } from './kept.rules.ts'

const today = Day.make('2026-11-22')

describe('Does a transaction count towards this tax year’s totals, and towards which? (Today is 22 November 2026)', () => {
  const cases = decisionTable(
    ['case', 'type', 'status', 'amount', 'day', 'cashback', 'withdrawn'],
    `
    case                                   | type       | status    | amount  | day        | cashback | withdrawn
    paid cashback                          | Cashback   | Paid      | 5.79    | 2026-10-18 | 5.79     | 0.00
    confirmed, in capitals                 | CASHBACK   | CONFIRMED | 5.79    | 2026-10-18 | 5.79     | 0.00
    on the year's first day                | Cashback   | Paid      | 5.79    | 2026-04-06 | 5.79     | 0.00
    the day before the year                | Cashback   | Paid      | 5.79    | 2026-04-05 | (not)    | (not)
    on the year's last day                 | Cashback   | Paid      | 5.79    | 2027-04-05 | 5.79     | 0.00
    the day after the year                 | Cashback   | Paid      | 5.79    | 2027-04-06 | (not)    | (not)
    pending                                | Cashback   | Pending   | 5.79    | 2026-10-18 | (not)    | (not)
    declined                               | Cashback   | Declined  | 0.00    | 2026-10-18 | (not)    | (not)
    an unknown status                      | Cashback   | In review | 5.79    | 2026-10-18 | (not)    | (not)
    taken back by the shop                 | Cashback   | Paid      | -2.00   | 2026-10-18 | -2.00    | 0.00
    a withdrawal                           | Withdrawal | Paid      | -150.00 | 2026-10-21 | 0.00     | 150.00
    a withdrawal sent as a positive amount | Withdrawal | Paid      | 150.00  | 2026-10-21 | 0.00     | 150.00
    a withdrawal in progress               | Withdrawal | Requested | -150.00 | 2026-10-21 | (not)    | (not)
    a bonus                                | Bonus      | Paid      | 10.00   | 2026-10-21 | (not)    | (not)
    no type                                |            | Paid      | 10.00   | 2026-10-21 | (not)    | (not)
    no amount                              | Cashback   | Paid      |         | 2026-10-21 | (not)    | (not)
    no day                                 | Cashback   | Paid      | 5.79    |            | (not)    | (not)
    `,
  )
  for (const row of cases) {
    test(`${row.case}: cashback ${row.cashback}, withdrawn ${row.withdrawn}`, () => {
      const transaction: Transaction = {
        id: '1',
        transactionType: row.type,
        status: row.status,
        ...(row.amount && { cashbackAmount: pounds(row.amount) }),
        ...(row.day && { transactionDate: Day.make(row.day) }),
      }
      const kept = keptInTaxYear([transaction], today) ?? { cashback: '(not)', withdrawn: '(not)' }
      const amountOf = (cell: string) => (cell === '(not)' ? cell : pounds(cell))
      expect(kept).toEqual({
        cashback: amountOf(row.cashback),
        withdrawn: amountOf(row.withdrawn),
      })
    })
  }
})

describe('This tax year’s totals, on the screen', () => {
  const line = (transactionType: string, amount: string, status = 'Paid'): Transaction => ({
    id: '1',
    transactionType,
    status,
    cashbackAmount: pounds(amount),
    transactionDate: Day.make('2026-06-01'),
  })

  const keptOf = (member: Member) => savingsView(member, { is: 'ready', value: member }, today).kept

  test('cashback and withdrawals are shown apart, each summed up', () => {
    const transactions = [
      line('Cashback', '1000'),
      line('Cashback', '234.50'),
      line('Cashback', '50', 'Pending'),
      line('Withdrawal', '-150'),
      line('Withdrawal', '-100'),
    ]
    expect(keptOf({ ...exampleMember, transactions })).toEqual({
      title: 'Tax year 2026-27, from the transactions below',
      facts: [
        { label: 'Cashback paid', value: '£1,234.50' },
        { label: 'Withdrawn', value: '£250.00' },
      ],
    })
  })

  test('without settled transactions there are no totals', () => {
    expect(keptOf(exampleMember)).toBeUndefined()
  })
})
