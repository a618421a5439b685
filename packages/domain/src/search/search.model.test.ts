import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { type PageMove, serverFault } from '../kernel/index.ts'
import { answered, compareWithModel, failedWith, passed } from '../testing/model.ts'
import { searchMachine } from './search.machine.ts'

interface Searching {
  readonly state: 'pausing' | 'searching' | 'found' | 'failed'
  readonly text: string
  readonly filter: string
  readonly page: number
  /** Nought as long as no answer has told. */
  readonly pages: number
}

const moves: readonly PageMove[] = ['first', 'previous', 'next', 'last']

/** What each answer's count makes, sixty on a page. */
const pagesOf: Readonly<Record<number, number>> = { 0: 1, 60: 1, 121: 3 }

function after(now: Searching, event: EventObject): Searching {
  const said = event as EventObject & {
    text: string
    filter: string
    move: PageMove
    output: { count: number }
  }
  const anew = { ...now, state: 'pausing', page: 1, pages: 0 } as const
  switch (said.type) {
    case 'text.typed':
      return { ...anew, text: said.text }
    case 'filter.chosen':
      return { ...anew, filter: said.filter }
    case 'page.moved':
      return turned(now, said.move)
    case 'address.entered':
      return now.text === 'tea' && now.filter === 'Vouchers' && now.page === 3
        ? now
        : { ...anew, text: 'tea', filter: 'Vouchers', page: 3 }
    case 'retry.requested':
      return now.state === 'failed' ? { ...now, state: 'searching' } : now
    case 'xstate.after.pause.search.pausing':
      return now.state === 'pausing' ? { ...now, state: 'searching' } : now
    case 'xstate.done.actor.0.search.searching':
      return now.state === 'searching' ? found(now, pagesOf[said.output.count] ?? 0) : now
    default:
      return now.state === 'searching' ? { ...now, state: 'failed' } : now
  }
}

function turned(now: Searching, move: PageMove): Searching {
  const target = { first: 1, previous: now.page - 1, next: now.page + 1, last: now.pages }[move]
  const isThere = now.pages > 0 && target >= 1 && target <= now.pages && target !== now.page
  return isThere ? { ...now, state: 'pausing', page: target } : now
}

/** A page beyond the last is corrected, and asked for. */
const found = (now: Searching, pages: number): Searching =>
  now.page > pages ? { ...now, page: pages } : { ...now, state: 'found', pages }

const events: readonly EventObject[] = [
  { type: 'text.typed', text: 'tea' } as EventObject,
  { type: 'text.typed', text: '' } as EventObject,
  { type: 'filter.chosen', filter: 'Vouchers' } as EventObject,
  { type: 'filter.chosen', filter: 'All' } as EventObject,
  ...moves.map((move) => ({ type: 'page.moved', move }) as EventObject),
  {
    type: 'address.entered',
    query: [
      ['search', 'tea'],
      ['page', '3'],
      ['filter', 'Vouchers'],
    ],
  } as EventObject,
  { type: 'retry.requested' },
  passed('pause', 'search.pausing'),
  ...[0, 60, 121].map((count) => answered('search.searching', { results: [], count })),
  failedWith('search.searching', serverFault(500)),
]

const silent = {
  addQuery: () => undefined,
  replaceQuery: () => undefined,
  scrollToTop: () => undefined,
}
const unasked = { search: () => expect.unreachable('A path is walked without asking') }

test('SEARCH-25, SEARCH-26, SEARCH-27, SEARCH-31 whatever happens in whatever order, the search is where its model says', () => {
  const { states, differences } = compareWithModel<Searching>({
    machine: searchMachine(unasked, silent),
    input: { query: [] },
    events: () => events,
    seen: ({ value, context: { place, pageCount } }) => ({
      state: value as Searching['state'],
      text: place.text,
      filter: place.filter,
      page: place.page,
      pages: pageCount ?? 0,
    }),
    model: {
      start: { state: 'searching', text: '', filter: 'All', page: 1, pages: 0 },
      after,
    },
  })
  expect(differences).toEqual([])
  expect(states).toBeGreaterThan(50)
})
