import { orNone, text } from '../../testing/cells.ts'
import { query } from '../../testing/query.ts'
import { table } from '../../testing/table.ts'
import { parameterOf, writtenQuery } from './query.rules.ts'

export const parameters = table({
  title: 'Which value does a parameter have in a query?',
  ids: ['OQ-054'],
  given: { query, 'asked for': text },
  answers: { value: orNone(text, '(nothing)') },
  rows: `
    case                             | query              | asked for | value
    the parameter                    | ?page=3            | page      | 3
    among other parameters           | ?search=tea&page=3 | page      | 3
    another parameter is not the one | ?search=tea        | page      | (nothing)
    in another letter case           | ?Page=3            | page      | 3
    both spellings: lower case wins  | ?Page=9&page=3     | page      | 3
    twice: the first                 | ?page=3&page=4     | page      | 3
    an empty parameter is there      | ?search=           | search    |
    none at all                      | (none)             | page      | (nothing)
  `,
  decide: ({ query, 'asked for': name }) => ({ value: parameterOf(query, name) }),
})

export const writtenQueries = table({
  title: 'How is a query written into an address?',
  ids: ['OQ-077'],
  given: { search: text },
  answers: { address: text },
  rows: `
    case                       | search    | address
    plain letters              | tea       | ?search=tea&page=2
    a space                    | café bar  | ?search=caf%C3%A9%20bar&page=2
    what an address is made of | M&S=?#+/% | ?search=M%26S%3D%3F%23%2B%2F%25&page=2
  `,
  decide: ({ search }) => ({
    address: writtenQuery([
      ['search', search],
      ['page', '2'],
    ]),
  }),
})
