import { describe, expect, test } from 'vitest'
import { RetailerId } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { type ViewedRetailer, withViewed } from './viewed.rules.ts'

const retailer = (name: string): ViewedRetailer => ({
  id: RetailerId.make(name),
  name,
  image: undefined,
})

describe('Which retailers were viewed recently?', () => {
  const cases = decisionTable(
    ['case', 'opened', 'viewed'],
    `
    case                      | opened              | viewed
    none                      |                     |
    one                       | A                   | A
    the newest first          | A, B                | B, A
    one again comes first     | A, B, A             | A, B
    six are kept              | A, B, C, D, E, F    | F, E, D, C, B, A
    of seven the oldest goes  | A, B, C, D, E, F, G | G, F, E, D, C, B
    `,
  )
  for (const row of cases) {
    test(`${row.case}: ${row.viewed}`, () => {
      const opened = row.opened.split(', ').filter((name) => name !== '')
      const viewed = opened.reduce<readonly ViewedRetailer[]>(
        (before, name) => withViewed(before, retailer(name)),
        [],
      )
      expect(viewed.map(({ name }) => name).join(', ')).toBe(row.viewed)
    })
  }

  test('a retailer that has changed is shown as last seen', () => {
    const renamed = { ...retailer('A'), name: 'A & Co', image: '/a.svg' }
    expect(withViewed([retailer('A')], renamed)).toEqual([renamed])
  })
})
