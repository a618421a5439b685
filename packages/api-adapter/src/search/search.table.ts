import { pageCountOf } from '@save/domain/kernel'
import { searchFilters, searchStateOf, trimmedState } from '@save/domain/search'
import { count, oneOf, quoted, text } from '@save/domain/testing/cells'
import { table } from '@save/domain/testing/table'
import { Effect } from 'effect'
import { jsonAnswer, scriptedServer } from '../testing/scripted-server.ts'
import { searchJson } from './search.examples.ts'
import { httpSearch } from './search.http.ts'

export const searchCalls = table({
  title: 'How is a search sent to the server, and how many pages does its answer have?',
  given: { 'search text': quoted, filter: oneOf(...searchFilters), page: count, Count: count },
  answers: { 'sent to the server': text, pages: count },
  rows: `
    id                                   | case                                     | search text  | filter   | page | Count | sent to the server                                          | pages
    API-39, SEARCH-32                    | a word                                   | "tea"        | All      | 1    | 59    | /api/search?search=tea&page=1&filter=All                    | 1
    API-39, SEARCH-32                    | the sign & of M&S is sent encoded        | "M&S"        | All      | 1    | 60    | /api/search?search=M%26S&page=1&filter=All                  | 1
    API-39, SEARCH-32                    | the second page of M&S                   | "M&S"        | All      | 2    | 61    | /api/search?search=M%26S&page=2&filter=All                  | 2
    API-39, SEARCH-32                    | M&S among the vouchers                   | "M&S"        | Vouchers | 1    | 120   | /api/search?search=M%26S&page=1&filter=Vouchers             | 2
    API-39, SEARCH-32                    | other signs with a meaning in an address | "50% + a=b?" | All      | 1    | 121   | /api/search?search=50%25%20%2B%20a%3Db%3F&page=1&filter=All | 3
    API-39                               | an accent                                | "café"       | Benefits | 1    | 1     | /api/search?search=caf%C3%A9&page=1&filter=Benefits         | 1
    API-39                               | white space around the text isn't sent   | " M&S "      | All      | 1    | 1     | /api/search?search=M%26S&page=1&filter=All                  | 1
    API-39, SEARCH-32, SEARCH-33, OQ-074 | no text: all three are sent, even so     | ""           | All      | 1    | 0     | /api/search?search=&page=1&filter=All                       | 1
  `,
  decide: async ({ 'search text': written, filter, page, Count }) => {
    const { client, requests } = scriptedServer(() => jsonAnswer({ ...searchJson, Count }))
    const searchState = searchStateOf([
      ['search', written],
      ['page', String(page)],
      ['filter', filter],
    ])
    const answer = await Effect.runPromise(httpSearch(client).search(trimmedState(searchState)))
    return {
      'sent to the server': requests
        .map(({ url }) => url.replace('https://portal.test', ''))
        .join(' '),
      pages: pageCountOf(answer.count),
    }
  },
})
