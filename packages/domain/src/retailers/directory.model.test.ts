import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { CategoryId, type PageMove } from '../kernel/index.ts'
import { queryInWords } from '../testing/directory-in-words.ts'
import { compareWithModel } from '../testing/model.ts'
import { type DirectoryEvent, directoryMachine } from './directory.machine.ts'
import { queryOf } from './directory.rules.ts'

/** One filter at a time, as the address writes it, and a page. */
interface Looking {
  readonly only: '' | 'favourites=true' | 'search=tea' | 'category=10'
  readonly page: number
}

const pageCount = 3
const moves: readonly PageMove[] = ['first', 'previous', 'next', 'last']

function after(looking: Looking, { type, ...said }: EventObject): Looking {
  const event = said as { text?: string; category?: string; move?: PageMove; query?: unknown }
  switch (type) {
    case 'favouritesFilter.toggled':
      return { only: looking.only === 'favourites=true' ? '' : 'favourites=true', page: 1 }
    case 'search.typed':
      return { only: event.text === 'tea' ? 'search=tea' : '', page: 1 }
    case 'category.chosen':
      return { only: event.category === '10' ? 'category=10' : '', page: 1 }
    case 'filter.cleared':
      return { only: '', page: 1 }
    case 'address.entered':
      return { only: 'category=10', page: 2 }
    default:
      return { ...looking, page: pageMoved(looking.page, event.move ?? 'first') }
  }
}

function pageMoved(page: number, move: PageMove): number {
  if (move === 'first') return 1
  if (move === 'last') return pageCount
  const next = move === 'next' ? page + 1 : page - 1
  return next < 1 || next > pageCount ? page : next
}

const events = ({ page }: Looking): readonly DirectoryEvent[] => [
  { type: 'favouritesFilter.toggled' },
  { type: 'search.typed', text: 'tea' },
  { type: 'search.typed', text: '' },
  { type: 'category.chosen', category: CategoryId.make('10') },
  { type: 'category.chosen', category: undefined },
  { type: 'filter.cleared' },
  { type: 'address.entered', query: queryInWords('?category=10&page=2') },
  ...moves.map((move): DirectoryEvent => ({ type: 'page.moved', move, page, pageCount })),
]

const silent = {
  addQuery: () => undefined,
  replaceQuery: () => undefined,
  scrollToTop: () => undefined,
}

test('DIR-15, DIR-17, DIR-18, DIR-19, DIR-20, DIR-21 whatever the member does, one filter holds, and a page that there is', () => {
  const compared = compareWithModel<Looking>({
    machine: directoryMachine(silent),
    input: { query: [] },
    events,
    seen: ({ context: { place } }) => {
      const filters = queryOf({ ...place, page: 1 })
      expect(filters.length).toBeLessThanOrEqual(1)
      return { only: (filters[0]?.join('=') ?? '') as Looking['only'], page: place.page }
    },
    model: { start: { only: '', page: 1 }, after },
  })
  expect(compared).toEqual({ states: 4 * pageCount, steps: 4 * pageCount * 12, differences: [] })
})
