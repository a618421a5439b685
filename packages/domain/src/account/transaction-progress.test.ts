import { describe, expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { transactionProgress } from './transaction-progress.rules.ts'
import { transactionWays } from './transaction-progress.table.ts'

check(transactionWays)

describe('The details of a transaction', () => {
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
    expect(transactionProgress(transaction)).toMatchObject({ reference, question })
  })

  test.each([
    ['type and status', {}],
    ['status', { transactionType: 'Withdrawal' }],
  ])('a transaction without %s shows only its reference and the question', (_, sent) => {
    expect(transactionProgress({ id: 'T-17', ...sent })).toEqual({
      reference: 'T-17',
      means: undefined,
      next: undefined,
      question: 'My question is about T-17: ',
    })
  })
})
