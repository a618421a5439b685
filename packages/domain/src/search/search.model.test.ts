import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { type PageMove, serverFault } from '../kernel/index.ts'
import { compareWithModel, duesOf } from '../testing/model.ts'
import { searchMachine } from './search.machine.ts'

interface Searching {
  readonly state: 'pausing' | 'searching' | 'found' | 'failed'
  readonly text: string
  readonly filter: string
  readonly page: number
  /** Zero until the first answer. */
  readonly pages: number
}

const moves: readonly PageMove[] = ['first', 'previous', 'next', 'last']

/** The number of pages for the count in an answer, at sixty results a page. */
const pagesOf: Readonly<Record<number, number>> = { 0: 1, 60: 1, 121: 3 }

/** Another text or filter returns to page 1, with an unknown number of pages. */
const firstPageOf = (now: Searching, change: Partial<Searching>): Searching => ({
  ...now,
  state: 'pausing',
  page: 1,
  pages: 0,
  ...change,
})

function turnPage(now: Searching, move: PageMove): Searching {
  const target = { first: 1, previous: now.page - 1, next: now.page + 1, last: now.pages }[move]
  const isThere = now.pages > 0 && target >= 1 && target <= now.pages && target !== now.page
  return isThere ? { ...now, state: 'pausing', page: target } : now
}

/** A page beyond the last is corrected and fetched. */
const found = (now: Searching, pages: number): Searching =>
  now.page > pages ? { ...now, page: pages } : { ...now, state: 'found', pages }

const { answered, failed, passed } = duesOf('search')

interface ModelEvent extends EventObject {
  readonly text: string
  readonly filter: string
  readonly move: PageMove
  readonly output: { readonly count: number }
}

const elsewhere = [
  ['search', 'tea'],
  ['page', '3'],
  ['filter', 'Vouchers'],
] as const

const events: readonly EventObject[] = [
  ...['tea', ''].map((text) => ({ type: 'text.typed', text })),
  ...['Vouchers', 'All'].map((filter) => ({ type: 'filter.chosen', filter })),
  ...moves.map((move) => ({ type: 'page.moved', move })),
  { type: 'address.entered', ...{ query: elsewhere } },
  { type: 'retry.requested' },
  passed('pause', 'pausing'),
  ...[0, 60, 121].map((count) => answered('searching', { results: [], count })),
  failed('searching', serverFault(500)),
]

const silent = {
  addQuery: () => undefined,
  replaceQuery: () => undefined,
  scrollToTop: () => undefined,
}
const noCall = { search: () => expect.unreachable('A path is walked without asking') }

test('SEARCH-25, SEARCH-26, SEARCH-27, SEARCH-31 the search agrees with its model after any events (property)', () => {
  const { states, differences } = compareWithModel<Searching>({
    machine: searchMachine(noCall, silent),
    input: { query: [] },
    events: () => events,
    seen: ({ value, context: { state, pageCount } }) => ({
      state: value as Searching['state'],
      text: state.text,
      filter: state.filter,
      page: state.page,
      pages: pageCount ?? 0,
    }),
    model: {
      start: { state: 'searching', text: '', filter: 'All', page: 1, pages: 0 },
      steps: {
        'text.typed': (now, event) => firstPageOf(now, { text: (event as ModelEvent).text }),
        'filter.chosen': (now, event) => firstPageOf(now, { filter: (event as ModelEvent).filter }),
        'page.moved': (now, event) => turnPage(now, (event as ModelEvent).move),
        'address.entered': (now) => {
          const isThere = now.text === 'tea' && now.filter === 'Vouchers' && now.page === 3
          return isThere ? now : firstPageOf(now, { text: 'tea', filter: 'Vouchers', page: 3 })
        },
        'retry.requested': (now) => (now.state === 'failed' ? { ...now, state: 'searching' } : now),
        'xstate.after.pause.search.pausing': (now) => ({ ...now, state: 'searching' }),
        'xstate.done.actor.0.search.searching': (now, event) =>
          found(now, pagesOf[(event as ModelEvent).output.count] ?? 0),
        'xstate.error.actor.0.search.searching': (now) => ({ ...now, state: 'failed' }),
      },
    },
  })
  expect(differences).toEqual([])
  expect(states).toBeGreaterThan(50)
})
