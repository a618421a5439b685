import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Query, serverFault } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { addressOf, queryIn } from '../testing/query.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { type SearchEvent, searchMachine } from './search.machine.ts'
import { searchMessages } from './search.messages.ts'
import { partitionKeys, searchFilters } from './search.policy.ts'
import { queryOf, type SearchState } from './search.rules.ts'
import type { SearchAnswer } from './search.schema.ts'
import { searchCard, searchView } from './search.selectors.ts'
import {
  foundRetailer,
  imagesConfiguration,
  resultCards,
  resultKinds,
  searchAddresses,
} from './search.table.ts'

const shop = foundRetailer([{ enabled: true }, { enabled: false }, { enabled: true }])
const found = (count: number): SearchAnswer => ({ results: count === 0 ? [] : [shop], count })

check(searchAddresses)
check(resultKinds)
check(resultCards)

test('SEARCH-04 the filters are exactly these', () => {
  expect(searchFilters).toEqual(['All', 'Cashback', 'Benefits', 'Vouchers'])
})

test('SEARCH-13 every other kind is ignored', () => {
  expect(Object.keys(partitionKeys)).toHaveLength(resultKinds.rows.length)
})

test('SEARCH-15 the best cashback of an enabled offer is beside the count', () => {
  const gainOf = (...offers: typeof shop.offers) =>
    searchCard({ ...shop, offers }, imagesConfiguration).gain
  expect([
    gainOf(
      { enabled: true, cashbackDetails: { type: 2, value: 5 } },
      { enabled: true, cashbackDetails: { type: 1, value: 7.5 } },
      { enabled: false, cashbackDetails: { type: 2, value: 20 } },
    ),
    gainOf({ enabled: true }),
    gainOf(),
  ]).toEqual(['Up to £7.50', undefined, undefined])
})

describe('Searching', () => {
  async function startSearch(address = '') {
    const clock = new SimulatedClock()
    const search = scriptedCall<SearchAnswer, [SearchState]>()
    const history: string[] = []
    let scrolled = 0
    const port = {
      addQuery: (parameters: Query) => history.push(`added ${addressOf(parameters)}`),
      replaceQuery: (parameters: Query) => history.push(`replaced ${addressOf(parameters)}`),
      scrollToTop: () => {
        scrolled += 1
      },
    }
    const actor = createActor(searchMachine({ search: search.call }, port), {
      input: { query: queryIn(address) },
      clock,
    }).start()
    await waitUntilIdle()
    return {
      clock,
      search,
      history,
      scrolled: () => scrolled,
      asked: () => search.asked.map(([state]) => addressOf(queryOf(state))),
      shownAddress: () => addressOf(queryOf(actor.getSnapshot().context.state)),
      tell: (...events: SearchEvent[]) => {
        for (const event of events) actor.send(event)
      },
      pause: async (milliseconds: number) => {
        clock.increment(milliseconds)
        await waitUntilIdle()
      },
      text: () => actor.getSnapshot().context.state.text,
      view: () => searchView(actor.getSnapshot(), imagesConfiguration),
    }
  }

  const typed = (text: string): SearchEvent => ({ type: 'text.typed', text })
  const moved = (move: 'first' | 'previous' | 'next' | 'last'): SearchEvent => ({
    type: 'page.moved',
    move,
  })

  test('SEARCH-12, SEARCH-31 the first request is sent at once, with the address’s values', async () => {
    const { asked, view } = await startSearch('?search=tea&page=2&filter=Vouchers')
    expect([asked(), view().is]).toEqual([['?search=tea&page=2&filter=Vouchers'], 'loading'])
  })

  test('SEARCH-22, SEARCH-05 the page shows that it is loading, then the results', async () => {
    const { search, view } = await startSearch()
    expect(view()).toEqual({ is: 'loading' })
    await search.answer(found(61))
    expect(view()).toEqual({
      is: 'found',
      cards: [searchCard(shop, imagesConfiguration)],
      count: 61,
      leftOut: 0,
      page: 1,
      pageCount: 2,
      position: 'Page 1 of 2',
    })
  })

  test('SEARCH-05 the letters that match the searched text are marked, not those that match a newer text', async () => {
    const { search, view, tell } = await startSearch('?search=AND')
    await search.answer({ results: [{ ...shop, name: 'Tea & Brick' }], count: 1 })
    tell(typed('tea'))
    expect(view()).toMatchObject({ cards: [{ found: { from: 4, to: 5 } }] })
  })

  test('OQ-143 results that can’t be shown are counted', async () => {
    const { search, view } = await startSearch()
    await search.answer({ results: Object.assign([shop], { leftOut: 2 }), count: 3 })
    expect(view()).toMatchObject({ is: 'found', count: 3, leftOut: 2 })
  })

  test('SEARCH-23 the page says that there are no results', async () => {
    const { search, view } = await startSearch()
    await search.answer(found(0))
    expect(view()).toEqual({ is: 'nothing', mayWiden: false, help: 'Try another word.' })
  })

  test('SEARCH-23 the page doesn’t claim that there are no results before searching for the text', async () => {
    const { search, view, tell, pause } = await startSearch('?search=xyz')
    await search.answer(found(0))
    tell(typed('tea'))
    expect(view()).toEqual({ is: 'loading' })
    await pause(500)
    await search.answer(found(0))
    expect(view().is).toBe('nothing')
  })

  test('SEARCH-23 if one kind has no results, the page offers to search everything', async () => {
    const { search, view } = await startSearch('?search=tea&filter=Vouchers')
    await search.answer(found(0))
    expect(view()).toEqual({
      is: 'nothing',
      mayWiden: true,
      help: 'Try another word, or search everything.',
    })
  })

  test('SEARCH-24 a failure is reported, isn’t retried automatically, and can be tried again', async () => {
    const { search, view, tell } = await startSearch('?search=tea')
    await search.fail(serverFault(500))
    expect([view(), search.asked.length]).toEqual([{ is: 'failed' }, 1])
    tell({ type: 'retry.requested' })
    await waitUntilIdle()
    await search.answer(found(1))
    expect(view().is).toBe('found')
  })

  test('SEARCH-31 several changes within 500 ms make one call, 500 ms after the last', async () => {
    const { search, tell, pause, asked } = await startSearch()
    await search.answer(found(1))
    tell(typed('t'))
    await pause(300)
    tell(typed('te'))
    await pause(499)
    expect(search.asked).toHaveLength(1)
    await pause(1)
    expect(asked()).toEqual(['?page=1', '?search=te&page=1'])
  })

  test('SEARCH-31 the newest answer wins, and an older one that is still running is dropped', async () => {
    const { search, tell, pause, view } = await startSearch()
    tell(typed('tea'))
    await pause(500)
    expect([search.asked.length, search.interrupted()]).toEqual([2, 1])
    await search.answer(found(2))
    expect(view()).toMatchObject({ is: 'found', count: 2 })
  })

  test('SEARCH-22, SEARCH-31 typing before the first answer keeps the page loading', async () => {
    const { tell, view } = await startSearch()
    tell(typed('t'))
    expect(view()).toEqual({ is: 'loading' })
  })

  test('SEARCH-31 results stay on the screen while the member types', async () => {
    const { search, tell, view, pause } = await startSearch()
    await search.answer(found(3))
    tell(typed('t'))
    expect(view()).toMatchObject({ is: 'found', count: 3 })
    await pause(500)
    expect(view()).toEqual({ is: 'loading' })
  })

  test('SEARCH-25, SEARCH-26 another text or filter starts at page 1', async () => {
    const { search, tell, shownAddress } = await startSearch('?search=tea&page=2')
    await search.answer(found(121))
    tell(typed('pot'))
    expect(shownAddress()).toBe('?search=pot&page=1')
    const other = await startSearch('?search=tea&page=2')
    await other.search.answer(found(121))
    other.tell({ type: 'filter.chosen', filter: 'Cashback' })
    expect(other.shownAddress()).toBe('?search=tea&page=1&filter=Cashback')
  })

  test('SEARCH-28 moving to another page requests it, adds a history entry and scrolls to the top', async () => {
    const { search, tell, pause, asked, history, scrolled } = await startSearch('?search=tea')
    await search.answer(found(121))
    tell(moved('last'))
    await pause(500)
    expect([asked()[1], history, scrolled()]).toEqual([
      '?search=tea&page=3',
      ['added ?search=tea&page=3'],
      1,
    ])
  })

  test('SEARCH-27 a move to a page out of range is ignored: nothing is requested, written or scrolled', async () => {
    const { search, tell, pause, history, scrolled } = await startSearch('?search=tea&page=2')
    await search.answer(found(120))
    tell(moved('next'), moved('last'))
    await pause(500)
    expect([search.asked.length, history, scrolled()]).toEqual([1, [], 0])
  })

  test('SEARCH-27 a move to another page before the first answer is ignored, since no page is known', async () => {
    const { tell, shownAddress } = await startSearch('?search=tea&page=2')
    tell(moved('next'))
    expect(shownAddress()).toBe('?search=tea&page=2')
  })

  test('SEARCH-10 a page beyond the last is corrected to the last and fetched (OQ-073)', async () => {
    const { search, asked, history, view } = await startSearch('?search=tea&page=9')
    await search.answer({ results: [], count: 61 })
    expect([asked(), history]).toEqual([
      ['?search=tea&page=9', '?search=tea&page=2'],
      ['replaced ?search=tea&page=2'],
    ])
    await search.answer(found(61))
    expect(view()).toMatchObject({ is: 'found', page: 2, position: 'Page 2 of 2' })
  })

  test('SEARCH-07 typing replaces the history entry, and a filter adds one (OQ-075)', async () => {
    const { tell, history } = await startSearch()
    tell(typed('t'), typed('te'), { type: 'filter.chosen', filter: 'Benefits' })
    expect(history).toEqual([
      'replaced ?search=t&page=1',
      'replaced ?search=te&page=1',
      'added ?search=te&page=1&filter=Benefits',
    ])
  })

  test('SEARCH-12 Back restores the search in the address, and an address that the page itself wrote starts no search', async () => {
    const { search, tell, pause, shownAddress } = await startSearch('?search=tea&page=1')
    await search.answer(found(1))
    tell({ type: 'address.entered', query: queryIn('?search=tea&page=1') })
    await pause(500)
    expect(search.asked).toHaveLength(1)
    tell({ type: 'address.entered', query: queryIn('?search=pot&page=1') })
    await pause(500)
    expect([search.asked.length, shownAddress()]).toEqual([2, '?search=pot&page=1'])
  })

  test('SEARCH-12 a blank text stays as typed, although its address has no text', async () => {
    const { tell, text, pause, search } = await startSearch()
    tell(typed('  '), { type: 'address.entered', query: queryIn('?page=1') })
    expect(text()).toBe('  ')
    await pause(500)
    tell(typed(' tea '))
    await pause(500)
    expect(search.asked.map(([state]) => state.text)).toEqual(['', '', 'tea'])
    tell({ type: 'address.entered', query: queryIn('?page=1') })
    expect(text()).toBe('')
  })

  test('SEARCH-29, SEARCH-30 while the member types another text, the list shows its position without a pager', async () => {
    const { search, tell, view } = await startSearch('?search=tea&page=2')
    await search.answer(found(181))
    expect(view()).toMatchObject({ page: 2, pageCount: 4, position: 'Page 2 of 4' })
    tell(typed('pot'))
    expect(view()).toMatchObject({ page: 1, pageCount: 1, position: 'Page 2 of 4' })
  })

  test('SEARCH-12 an empty text is searched for as well: a filter without a text is a listing (OQ-072)', async () => {
    const { asked } = await startSearch('?filter=Vouchers')
    expect(asked()).toEqual(['?page=1&filter=Vouchers'])
  })
})

test('SEARCH-01, SEARCH-03, SEARCH-22, SEARCH-23 the sentences are the specified ones', () => {
  const { search, loading, noResults } = searchMessages
  expect([search, loading, noResults]).toEqual(['Search', 'Loading...', 'No results'])
})
