import { pageCountOf } from '@save/domain/kernel'
import { placeOf, soughtAt } from '@save/domain/search'
import { decisionTable } from '@save/domain/testing/decision-table'
import { describe, expect, test } from 'vitest'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { searchJson } from './search.examples.ts'
import { httpSearch } from './search.http.ts'

describe('How is a search sent to the server, and how many pages does its answer have?', () => {
  const cases = decisionTable(
    ['id', 'case', 'search text', 'filter', 'page', 'sent to the server', 'Count', 'pages'],
    `
    id                           | case                                          | search text  | filter   | page | sent to the server                                          | Count | pages
    API-39, SEARCH-32            | a word                                        | 'tea'        | All      | 1    | /api/search?search=tea&page=1&filter=All                    | 59    | 1
    API-39, SEARCH-32            | the sign & of M&S is sent encoded             | 'M&S'        | All      | 1    | /api/search?search=M%26S&page=1&filter=All                  | 60    | 1
    API-39, SEARCH-32            | the second page of M&S                        | 'M&S'        | All      | 2    | /api/search?search=M%26S&page=2&filter=All                  | 61    | 2
    API-39, SEARCH-32            | M&S among the vouchers                        | 'M&S'        | Vouchers | 1    | /api/search?search=M%26S&page=1&filter=Vouchers             | 120   | 2
    API-39, SEARCH-32            | other signs with a meaning in an address      | '50% + a=b?' | All      | 1    | /api/search?search=50%25%20%2B%20a%3Db%3F&page=1&filter=All | 121   | 3
    API-39                       | an accent                                     | 'café'       | Benefits | 1    | /api/search?search=caf%C3%A9&page=1&filter=Benefits         | 1     | 1
    API-39                       | white space around the text isn't sent        | ' M&S '      | All      | 1    | /api/search?search=M%26S&page=1&filter=All                  | 1     | 1
    API-39, SEARCH-32, SEARCH-33 | no text: all three are sent, even so (OQ-074) | ''           | All      | 1    | /api/search?search=&page=1&filter=All                       | 0     | 1
    `,
  )
  for (const row of cases)
    test(`${row.id} ${row.case}`, async () => {
      const { client, requests } = scriptedServer(() =>
        jsonAnswer({ ...searchJson, Count: Number(row.Count) }),
      )
      const place = placeOf([
        ['search', row['search text'].slice(1, -1)],
        ['page', row.page],
        ['filter', row.filter],
      ])
      const ended = await outcomeOf(httpSearch(client).search(soughtAt(place)))
      const [sent] = requests.map(({ url }) => url.replace('https://portal.test', ''))
      expect({
        'sent to the server': sent,
        pages: 'answer' in ended ? String(pageCountOf(ended.answer.count)) : 'none',
      }).toEqual({ 'sent to the server': row['sent to the server'], pages: row.pages })
    })
})
