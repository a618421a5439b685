import { describe, expect, test } from 'vitest'
import { Day, pounds } from '../kernel/index.ts'
import type { Member, Transaction } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { savingsView } from './account.selectors.ts'
import { today, yearTotals } from './tax-year-totals.table.ts'

check(yearTotals)

describe('This tax year’s totals, on the screen', () => {
  const line = (transactionType: string, amount: string, status = 'Paid'): Transaction => ({
    id: '1',
    transactionType,
    status,
    cashbackAmount: pounds(amount),
    transactionDate: Day.make('2026-06-01'),
  })

  const keptOf = (member: Member) =>
    savingsView(member, { is: 'ready', value: member }, today).totals

  test('cashback and withdrawals have separate totals', () => {
    const transactions = [
      line('Cashback', '1000'),
      line('Cashback', '234.50'),
      line('Cashback', '50', 'Pending'),
      line('Withdrawal', '-150'),
      line('Withdrawal', '-100'),
    ]
    expect(keptOf({ ...exampleMember, transactions })).toEqual({
      title: 'Since 6 April 2026',
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
