import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import { parameterOf } from './query.rules.ts'

describe('What does a query say? (OQ-054)', () => {
  const cases = decisionTable(
    ['case', 'query', 'asked for', 'says'],
    `
    case                                  | query                | asked for | says
    the parameter                         | page=3               | page      | 3
    among others                          | search=tea page=3    | page      | 3
    another is not it                     | search=tea           | page      | (nothing)
    in another letter case                | Page=3               | page      | 3
    both spellings: lower case wins       | Page=9 page=3        | page      | 3
    twice: the first                      | page=3 page=4        | page      | 3
    an empty one is there                 | search=              | search    |
    none at all                           |                      | page      | (nothing)
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      const query = row.query
        .split(' ')
        .filter((pair) => pair !== '')
        .map((pair) => pair.split('=') as [string, string])
      expect(parameterOf(query, row['asked for']) ?? '(nothing)').toBe(row.says)
    })
  }
})
