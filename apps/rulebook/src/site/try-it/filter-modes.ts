import { CategoryId, type Query, writtenQuery } from '@save/domain/kernel'
import type { Category } from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import {
  addressInWords,
  directoryDoings,
  directoryQueries,
} from '@save/domain/testing/directory-in-words'
import { parseQuery, queryIn, queryOf } from '@save/portal/routing/query-string'
import { pathOfAddress, queryOfAddress } from './pasted-address.ts'
import {
  type Answer,
  countIn,
  newCase,
  type TryIt,
  type Typed,
  textIn,
  unreadable,
} from './try-it.ts'

/** What the decision table takes for granted. */
const ofTable = { pages: '5', categories: '9, 10' }

export const filterModes: TryIt = {
  id: 'filter-modes',
  title: 'Which filter of the directory applies?',
  chapter: 'retailers',
  fields: [
    {
      name: 'address',
      label: 'Query of the address at first',
      hint: 'A whole address of the directory can be pasted as well.',
      first: '?category=10&page=3',
    },
    {
      name: 'doings',
      label: 'What the member does',
      hint: `Such as: ${directoryDoings}.`,
      first: 'search tea then next page',
    },
    { name: 'pages', label: 'How many pages the list has', first: ofTable.pages },
    {
      name: 'categories',
      label: 'Ids of the known categories',
      hint: 'Empty while they are loading: then any id holds.',
      first: ofTable.categories,
    },
  ],
  answer,
  columns: { address: 'address', 'the member does': 'doings' },
  table: {
    file: 'packages/domain/src/retailers/filter-modes.test.ts',
    headings: ['id', 'case', 'address', 'the member does', 'gives'],
  },
}

function answer(typed: Typed): Answer {
  const address = textIn(typed, 'address').trim()
  const doings = textIn(typed, 'doings')
  const path = pathOfAddress(address)
  if (path !== '' && !`/${path}`.endsWith(paths.cashback.toLowerCase()))
    return unreadable('address', `an address of the directory, such as ${paths.cashback}?page=2`)
  const pageCount = countIn(typed, 'pages') ?? 0
  if (pageCount === 0) return unreadable('pages', 'a whole number from 1, such as 20')
  const categories = textIn(typed, 'categories').trim()
  // As the router and the directory's screen read an address.
  const query = queryIn(queryOf(parseQuery(queryOfAddress(address))))
  const shown = queriesAfter(query, doings, pageCount, categories)
  if (typeof shown === 'string')
    return { says: shown, isRefusal: true, field: 'doings', steps: [], row: undefined }
  const written = shown.map((query) => writtenQuery(query) || '(none)')
  const [first = '', ...later] = written
  const done = later.length === 0 ? [] : doings.split(' then ')
  const gives = addressInWords(shown.at(-1) ?? [])
  return {
    says:
      done.length === 0 ? `The address means ${first}` : `The address ends with ${written.at(-1)}`,
    isRefusal: false,
    steps: [
      { what: 'At first the address means', gives: first },
      ...done.map((what, index) => ({ what, gives: later[index] ?? '' })),
    ],
    row: isOfTable({ pages: String(pageCount), categories, doings })
      ? {
          id: 'DIR-15',
          case: newCase,
          address: addressInWords(query),
          'the member does': doings.trim(),
          gives,
        }
      : undefined,
    gives: { gives },
  }
}

/** The table has five pages and no unknown category, and its cells have no white space around them. */
const isOfTable = ({ pages, categories, doings }: typeof ofTable & { readonly doings: string }) =>
  pages === ofTable.pages &&
  (categories === ofTable.categories || categories === '') &&
  doings.split(' then ').every((doing) => doing === doing.trim() && doing !== '')

/** The queries, or what is wrong with the words. */
function queriesAfter(
  query: Query,
  doings: string,
  pageCount: number,
  categories: string,
): readonly Query[] | string {
  const known = categories === '' ? undefined : categories.split(/[\s,]+/).map(categoryOf)
  try {
    return directoryQueries(query, doings, {
      pageCount,
      queryIn,
      ...(known && { categories: known }),
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const categoryOf = (id: string): Category => ({ id: CategoryId.make(id), name: id, depth: 0 })
