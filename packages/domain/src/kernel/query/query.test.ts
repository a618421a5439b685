import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import { parameterOf, writtenQuery } from './query.rules.ts'

describe('What does a query say? (OQ-054)', () => {
  const cases = decisionTable(
    ['case', 'query', 'asked for', 'says'],
    `
    case                             | query             | asked for | says
    the parameter                    | page=3            | page      | 3
    among other parameters           | search=tea page=3 | page      | 3
    another parameter is not the one | search=tea        | page      | (nothing)
    in another letter case           | Page=3            | page      | 3
    both spellings: lower case wins  | Page=9 page=3     | page      | 3
    twice: the first                 | page=3 page=4     | page      | 3
    an empty parameter is there      | search=           | search    |
    none at all                      |                   | page      | (nothing)
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

describe('How is a query written into an address? (OQ-077)', () => {
  const cases = decisionTable(
    ['case', 'search', 'address'],
    `
    case                         | search    | address
    plain letters                | tea       | ?search=tea&page=2
    a space                      | café bar  | ?search=caf%C3%A9%20bar&page=2
    what an address is made of   | M&S=?#+/% | ?search=M%26S%3D%3F%23%2B%2F%25&page=2
    `,
  )
  for (const row of cases) {
    test(row.case, () => {
      const query = [['search', row.search] as const, ['page', '2'] as const]
      expect(writtenQuery(query)).toBe(row.address)
    })
  }

  test('nothing is no query', () => {
    expect(writtenQuery([])).toBe('')
  })

  test('half a character, as a cut-off emoji leaves it, is replaced and breaks nothing', () => {
    expect(writtenQuery([['search', 'tea \ud83c']])).toBe('?search=tea%20%EF%BF%BD')
  })
})
