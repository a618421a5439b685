import { describe, expect, test } from 'vitest'
import { pounds } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { cardAmount, isOverLimit, leftToday } from './daily-limit.rules.ts'

const amountIn = (text: string) => (text === 'none' ? undefined : pounds(text))
const limitOf = (text: string) => {
  const withdrawalLimit = amountIn(text)
  return withdrawalLimit === undefined ? {} : { withdrawalLimit }
}

describe('How much does the day’s limit in pounds leave for the card?', () => {
  const cases = decisionTable(
    ['balance', 'limit', 'withdrawn', 'at most', 'less than the balance'],
    `
    balance | limit | withdrawn | at most | less than the balance
    1284.60 | 250   | 0         | 250     | yes
    250.01  | 250   | 0         | 250     | yes
    250     | 250   | 0         | 250     | no
    249.99  | 250   | 0         | 249.99  | no
    1284.60 | 250   | 100       | 150     | yes
    150.01  | 250   | 100       | 150     | yes
    150     | 250   | 100       | 150     | no
    1284.60 | 250   | 249.99    | 0.01    | yes
    1284.60 | 250   | 250       | 0       | yes
    1284.60 | 250   | 300       | 0       | yes
    1284.60 | 0     | 0         | 0       | yes
    1284.60 | none  | 900       | 1284.60 | no
    `,
  )
  for (const row of cases) {
    test(`£${row.balance}, limit ${row.limit}, withdrawn ${row.withdrawn}: £${row['at most']}`, () => {
      const member = { availableBalance: pounds(row.balance), ...limitOf(row.limit) }
      const { amount, isCapped } = cardAmount(member, pounds(row.withdrawn))
      expect({ 'at most': amount, 'less than the balance': isCapped ? 'yes' : 'no' }).toEqual({
        'at most': pounds(row['at most']),
        'less than the balance': row['less than the balance'],
      })
    })
  }
})

describe('Is a transfer over the limit?', () => {
  const cases = decisionTable(
    ['value', 'limit', 'withdrawn', 'over'],
    `
    value  | limit | withdrawn | over
    250    | 250   | 0         | no
    250.01 | 250   | 0         | yes
    150    | 250   | 100       | no
    150.01 | 250   | 100       | yes
    0.01   | 250   | 250       | yes
    9000   | none  | 9000      | no
    `,
  )
  for (const row of cases) {
    test(`£${row.value} after £${row.withdrawn}, limit ${row.limit}: ${row.over}`, () => {
      const isOver = isOverLimit(pounds(row.value), limitOf(row.limit), pounds(row.withdrawn))
      expect(isOver).toBe(row.over === 'yes')
    })
  }
})

test('CONST-03 without a limit nothing is deducted from it', () => {
  expect(leftToday({}, pounds('5'))).toBeUndefined()
})
