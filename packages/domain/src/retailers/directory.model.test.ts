import { expect, test } from 'vitest'
import { CategoryId, type PageMove } from '../kernel/index.ts'

import { compareWithModel } from '../testing/model.ts'
import { queryIn } from '../testing/query.ts'
import { type DirectoryEvent, directoryInAddress } from './directory.machine.ts'
import { queryOf } from './directory.rules.ts'

/** A filter, as written in the address, and a page. */
interface Looking {
  readonly state: 'browsing'
  readonly only: '' | 'favourites=true' | 'search=tea' | 'category=10'
  readonly page: number
}

const pageCount = 3
const moves: readonly PageMove[] = ['first', 'previous', 'next', 'last']

const only = (only: Looking['only'], page = 1): Looking => ({ state: 'browsing', only, page })

function pageMoved(looking: Looking, move: PageMove): Looking {
  const { page } = looking
  const target = { first: 1, previous: page - 1, next: page + 1, last: pageCount }[move]
  return target < 1 || target > pageCount ? looking : { ...looking, page: target }
}

const events = ({ page }: Looking): readonly DirectoryEvent[] => [
  { type: 'favouritesFilter.toggled' },
  { type: 'search.typed', text: 'tea' },
  { type: 'search.typed', text: '' },
  { type: 'category.chosen', category: CategoryId.make('10') },
  { type: 'category.chosen', category: undefined },
  { type: 'filter.cleared' },
  { type: 'categories.known', categories: [] },
  { type: 'address.entered', query: queryIn('?category=10&page=2') },
  ...moves.map((move): DirectoryEvent => ({ type: 'page.moved', move, page, pageCount })),
]

const silent = {
  addQuery: () => undefined,
  replaceQuery: () => undefined,
  scrollToTop: () => undefined,
}

test('DIR-15, DIR-17, DIR-18, DIR-19, DIR-20, DIR-21 exactly one filter applies, and the page exists (property)', () => {
  const { states, differences } = compareWithModel<Looking>({
    machine: directoryInAddress(silent),
    input: { query: [] },
    events,
    seen: ({ context: { state } }) => {
      const filters = queryOf({ ...state, page: 1 })
      expect(filters.length).toBeLessThanOrEqual(1)
      return only((filters[0]?.join('=') ?? '') as Looking['only'], state.page)
    },
    model: {
      start: only(''),
      steps: {
        'favouritesFilter.toggled': (now) =>
          only(now.only === 'favourites=true' ? '' : 'favourites=true'),
        'search.typed': (_, event) => only('text' in event && event.text ? 'search=tea' : ''),
        'category.chosen': (_, event) =>
          only('category' in event && event.category ? 'category=10' : ''),
        'filter.cleared': () => only(''),
        'categories.known': (now) => (now.only === 'category=10' ? only('', now.page) : now),
        'address.entered': () => only('category=10', 2),
        'page.moved': (now, event) =>
          pageMoved(now, (event as { move?: PageMove }).move ?? 'first'),
      },
    },
  })
  expect(differences).toEqual([])
  expect(states).toBe(4 * pageCount)
})
