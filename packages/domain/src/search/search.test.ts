import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ChoiceId, type Query, RetailerId, serverFault, VendorCode } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { type SearchEvent, searchMachine } from './search.machine.ts'
import { searchMessages } from './search.messages.ts'
import { partitionKeys, searchFilters } from './search.policy.ts'
import { placeOf, queryOf, type SearchPlace } from './search.rules.ts'
import type { SearchAnswer, SearchResult } from './search.schema.ts'
import { searchCard, searchView } from './search.selectors.ts'

const query = (text: string): Query =>
  text
    .replace('?', '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => part.split('=') as [string, string])
const written = (parameters: Query) => `?${parameters.map((pair) => pair.join('=')).join('&')}`

const shop: Extract<SearchResult, { kind: 'retailer' }> = {
  kind: 'retailer',
  id: RetailerId.make('7'),
  name: 'Nook & Larder',
  thumbnailImageUrl: '7.svg',
  offers: [{ enabled: true }, { enabled: false }, { enabled: true }],
}
const found = (count: number): SearchAnswer => ({ results: count === 0 ? [] : [shop], count })

describe('What does an address mean, and how is it written? (SEARCH-07 to SEARCH-12)', () => {
  const cases = decisionTable(
    ['id', 'case', 'address', 'text', 'filter', 'page', 'written'],
    `
    id        | case                                     | address                     | text | filter   | page | written
    SEARCH-08 | nothing: page 1 of everything is written |                             |      | All      | 1    | ?page=1
    SEARCH-12 | a search                                 | ?search=tea&page=1          | tea  | All      | 1    | ?search=tea&page=1
    SEARCH-07 | an empty search is left out              | ?search=&page=1             |      | All      | 1    | ?page=1
    SEARCH-10 | a page                                   | ?search=tea&page=3          | tea  | All      | 3    | ?search=tea&page=3
    SEARCH-10 | a page that is not a number is the first | ?search=tea&page=last       | tea  | All      | 1    | ?search=tea&page=1
    SEARCH-11 | a filter                                 | ?search=tea&filter=Vouchers | tea  | Vouchers | 1    | ?search=tea&page=1&filter=Vouchers
    SEARCH-09 | All is left out                          | ?search=tea&filter=All      | tea  | All      | 1    | ?search=tea&page=1
    SEARCH-11 | a filter in other letter case            | ?filter=benefits            |      | Benefits | 1    | ?page=1&filter=Benefits
    SEARCH-11 | an unknown filter is All                 | ?filter=Shoes               |      | All      | 1    | ?page=1
    SEARCH-10 | names in other letter case               | ?Search=tea&Page=2          | tea  | All      | 2    | ?search=tea&page=2
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const place = placeOf(query(row.address))
      expect({
        text: place.text,
        filter: place.filter,
        page: String(place.page),
        written: written(queryOf(place)),
      }).toEqual({ text: row.text, filter: row.filter, page: row.page, written: row.written })
    })
  }

  test('SEARCH-04 the filters are exactly these', () => {
    expect(searchFilters).toEqual(['All', 'Cashback', 'Benefits', 'Vouchers'])
  })
})

const configuration = {
  imageHost: 'https://img.example',
  cashbackTypes: { pounds: 1, percent: 2 },
}

describe('Which kind of result is it? (SEARCH-13)', () => {
  const kinds = decisionTable(
    ['id', 'partition key', 'kind'],
    `
    id        | partition key    | kind
    SEARCH-13 | cashbackretailer | retailer
    SEARCH-13 | ngcvendor        | vendor
    SEARCH-13 | choice           | choice
    `,
  )
  for (const row of kinds) {
    test(`${row.id} ${row['partition key']} is a ${row.kind}`, () => {
      expect({ kind: partitionKeys[row['partition key']] }).toEqual({ kind: row.kind })
    })
  }
  test('SEARCH-13 there are no other kinds', () => {
    expect(Object.keys(partitionKeys)).toHaveLength(kinds.length)
  })
})

describe('What does a card show? (SEARCH-13 to SEARCH-21)', () => {
  const card = (result: SearchResult) => searchCard(result, configuration)

  test('SEARCH-15 beside the count is the best cashback of an enabled offer', () => {
    const gainOf = (...offers: Extract<SearchResult, { kind: 'retailer' }>['offers']) =>
      card({ ...shop, offers }).gain
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

  const cases = decisionTable(
    ['id', 'case', 'kind', 'given', 'label', 'detail', 'leads to', 'image'],
    `
    id                              | case                            | kind     | given                   | label            | detail            | leads to                | image
    SEARCH-14, SEARCH-15, SEARCH-16 | enabled offers only are counted | retailer | 2 offers enabled, 1 not | (none)           | 2 cashback offers | /Retailer/7/nook-larder | https://img.example/7.svg
    SEARCH-15                       | one enabled offer is one        | retailer | 1 offer enabled, 1 not  | (none)           | 1 cashback offer  | /Retailer/7/nook-larder | https://img.example/7.svg
    SEARCH-15                       | none of them is enabled         | retailer | 0 offers enabled, 2 not | (none)           | 0 cashback offers | /Retailer/7/nook-larder | https://img.example/7.svg
    SEARCH-17, SEARCH-18, SEARCH-19 | a saving has two decimals       | vendor   | a discount of 0.075     | Voucher          | Saving of 7.50%   | /Vendor/PLU1089         | /v.svg
    SEARCH-18                       | whole points of a discount      | vendor   | a discount of 0.1       | Voucher          | Saving of 10.00%  | /Vendor/PLU1089         | /v.svg
    SEARCH-20, SEARCH-21            | a direct link                   | choice   | journey type 50         | Direct Saving    | (none)            | /Choice/120             | (none)
    SEARCH-21                       | without an external supplier    | choice   | journey type 100        | Salary Sacrifice | (none)            | /Choice/120             | (none)
    SEARCH-21                       | with a supplier                 | choice   | journey type 200        | Salary Sacrifice | (none)            | /Choice/120             | (none)
    SEARCH-21                       | any other type                  | choice   | journey type 7          | Salary Sacrifice | (none)            | /Choice/120             | (none)
    `,
  )
  const named = { retailer: 'Nook & Larder', vendor: 'Plumfield Grocers', choice: 'Dental plan' }
  function resultOf({ kind, given }: { readonly kind: string; readonly given: string }) {
    const [first = 0, second = 0] = [...given.matchAll(/[\d.]+/g)].map(([figure]) => Number(figure))
    const offers = [
      ...Array.from({ length: first }, () => ({ enabled: true })),
      ...Array.from({ length: second }, () => ({ enabled: false })),
    ]
    const results: Readonly<Record<string, SearchResult>> = {
      retailer: { ...shop, offers },
      vendor: {
        kind: 'vendor',
        id: 'v1',
        code: VendorCode.make('PLU1089'),
        name: named.vendor,
        logo: '/v.svg',
        percentageDiscount: first,
      },
      choice: {
        kind: 'choice',
        id: ChoiceId.make('120'),
        name: named.choice,
        journeyType: first,
      },
    }
    return results[kind] ?? shop
  }
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const shown = card(resultOf(row))
      expect(Object.entries(named)).toContainEqual([row.kind, shown.name])
      expect({
        kind: shown.kind,
        label: shown.label ?? '(none)',
        detail: shown.detail ?? '(none)',
        'leads to': shown.path,
        image: shown.image ?? '(none)',
      }).toEqual({
        kind: row.kind,
        label: row.label,
        detail: row.detail,
        'leads to': row['leads to'],
        image: row.image,
      })
    })
  }
})

describe('Searching', () => {
  async function startSearch(address = '') {
    const clock = new SimulatedClock()
    const search = scriptedCall<SearchAnswer, [SearchPlace]>()
    const history: string[] = []
    let scrolled = 0
    const port = {
      addQuery: (parameters: Query) => history.push(`added ${written(parameters)}`),
      replaceQuery: (parameters: Query) => history.push(`replaced ${written(parameters)}`),
      scrollToTop: () => {
        scrolled += 1
      },
    }
    const actor = createActor(searchMachine({ search: search.call }, port), {
      input: { query: query(address) },
      clock,
    }).start()
    await quiet()
    return {
      clock,
      search,
      history,
      scrolled: () => scrolled,
      asked: () => search.asked.map(([place]) => written(queryOf(place))),
      place: () => written(queryOf(actor.getSnapshot().context.place)),
      tell: (...events: SearchEvent[]) => {
        for (const event of events) actor.send(event)
      },
      pause: async (milliseconds: number) => {
        clock.increment(milliseconds)
        await quiet()
      },
      text: () => actor.getSnapshot().context.place.text,
      view: () => searchView(actor.getSnapshot(), configuration),
    }
  }

  const typed = (text: string): SearchEvent => ({ type: 'text.typed', text })
  const moved = (move: 'first' | 'previous' | 'next' | 'last'): SearchEvent => ({
    type: 'page.moved',
    move,
  })

  test('SEARCH-12, SEARCH-31 the first load goes out at once, with the address’s values', async () => {
    const { asked, view } = await startSearch('?search=tea&page=2&filter=Vouchers')
    expect([asked(), view().is]).toEqual([['?search=tea&page=2&filter=Vouchers'], 'loading'])
  })

  test('SEARCH-22, SEARCH-05 loading, then the results', async () => {
    const { search, view } = await startSearch()
    expect(view()).toEqual({ is: 'loading' })
    await search.answer(found(61))
    expect(view()).toEqual({
      is: 'found',
      cards: [searchCard(shop, configuration)],
      count: 61,
      page: 1,
      pageCount: 2,
      position: 'Page 1 of 2',
    })
  })

  test('SEARCH-05 the letters that match the searched text are marked, not those typed since', async () => {
    const { search, view, tell } = await startSearch('?search=AND')
    await search.answer({ results: [{ ...shop, name: 'Tea & Brick' }], count: 1 })
    tell(typed('tea'))
    expect(view()).toMatchObject({ cards: [{ found: { from: 4, to: 5 } }] })
  })

  test('SEARCH-23 without results it says so', async () => {
    const { search, view } = await startSearch()
    await search.answer(found(0))
    expect(view()).toEqual({ is: 'nothing', mayWiden: false, help: 'Try another word.' })
  })

  test('SEARCH-23 a text that was not searched for yet is not said to have no results', async () => {
    const { search, view, tell, pause } = await startSearch('?search=xyz')
    await search.answer(found(0))
    tell(typed('tea'))
    expect(view()).toEqual({ is: 'loading' })
    await pause(500)
    await search.answer(found(0))
    expect(view().is).toBe('nothing')
  })

  test('SEARCH-23 without results of one kind it offers to search everything', async () => {
    const { search, view } = await startSearch('?search=tea&filter=Vouchers')
    await search.answer(found(0))
    expect(view()).toEqual({
      is: 'nothing',
      mayWiden: true,
      help: 'Try another word, or search everything.',
    })
  })

  test('SEARCH-24 on failure it says so, requests nothing by itself, and can be tried again', async () => {
    const { search, view, tell } = await startSearch('?search=tea')
    await search.fail(serverFault(500))
    expect([view(), search.asked.length]).toEqual([{ is: 'failed' }, 1])
    tell({ type: 'retry.requested' })
    await quiet()
    await search.answer(found(1))
    expect(view().is).toBe('found')
  })

  test('SEARCH-31 several changes within 500 ms give one call, 500 ms after the last', async () => {
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

  test('SEARCH-31 the newest answer wins: an older one that is still running is dropped', async () => {
    const { search, tell, pause, view } = await startSearch()
    tell(typed('tea'))
    await pause(500)
    expect([search.asked.length, search.interrupted()]).toEqual([2, 1])
    await search.answer(found(2))
    expect(view()).toMatchObject({ is: 'found', count: 2 })
  })

  test('SEARCH-22, SEARCH-31 before the first answer typing leaves it loading', async () => {
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
    const { search, tell, place } = await startSearch('?search=tea&page=2')
    await search.answer(found(121))
    tell(typed('pot'))
    expect(place()).toBe('?search=pot&page=1')
    const other = await startSearch('?search=tea&page=2')
    await other.search.answer(found(121))
    other.tell({ type: 'filter.chosen', filter: 'Cashback' })
    expect(other.place()).toBe('?search=tea&page=1&filter=Cashback')
  })

  test('SEARCH-28 a page move requests that page, adds to the history and scrolls to the top', async () => {
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

  test('SEARCH-27 a move out of range is ignored: nothing is requested, written or scrolled', async () => {
    const { search, tell, pause, history, scrolled } = await startSearch('?search=tea&page=2')
    await search.answer(found(120))
    tell(moved('next'), moved('last'))
    await pause(500)
    expect([search.asked.length, history, scrolled()]).toEqual([1, [], 0])
  })

  test('SEARCH-27 so is a move before the first answer, when no page is known', async () => {
    const { tell, place } = await startSearch('?search=tea&page=2')
    tell(moved('next'))
    expect(place()).toBe('?search=tea&page=2')
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

  test('SEARCH-07 typing replaces the history entry, a filter adds one (OQ-075)', async () => {
    const { tell, history } = await startSearch()
    tell(typed('t'), typed('te'), { type: 'filter.chosen', filter: 'Benefits' })
    expect(history).toEqual([
      'replaced ?search=t&page=1',
      'replaced ?search=te&page=1',
      'added ?search=te&page=1&filter=Benefits',
    ])
  })

  test('SEARCH-12 Back restores the address’s search; our own address is no change', async () => {
    const { search, tell, pause, place } = await startSearch('?search=tea&page=1')
    await search.answer(found(1))
    tell({ type: 'address.entered', query: query('?search=tea&page=1') })
    await pause(500)
    expect(search.asked).toHaveLength(1)
    tell({ type: 'address.entered', query: query('?search=pot&page=1') })
    await pause(500)
    expect([search.asked.length, place()]).toEqual([2, '?search=pot&page=1'])
  })

  test('SEARCH-12 a blank text stays as typed, although its address has none', async () => {
    const { tell, text, pause, search } = await startSearch()
    tell(typed('  '), { type: 'address.entered', query: query('?page=1') })
    expect(text()).toBe('  ')
    await pause(500)
    tell(typed(' tea '))
    await pause(500)
    expect(search.asked.map(([place]) => place.text)).toEqual(['', '', 'tea'])
    tell({ type: 'address.entered', query: query('?page=1') })
    expect(text()).toBe('')
  })

  test('SEARCH-29, SEARCH-30 while another text is typed the list says its page, and offers no other', async () => {
    const { search, tell, view } = await startSearch('?search=tea&page=2')
    await search.answer(found(181))
    expect(view()).toMatchObject({ page: 2, pageCount: 4, position: 'Page 2 of 4' })
    tell(typed('pot'))
    expect(view()).toMatchObject({ page: 1, pageCount: 1, position: 'Page 2 of 4' })
  })

  test('SEARCH-12 an empty text is searched for, too: a filter alone is a listing (OQ-072)', async () => {
    const { asked } = await startSearch('?filter=Vouchers')
    expect(asked()).toEqual(['?page=1&filter=Vouchers'])
  })
})

test('SEARCH-01, SEARCH-03, SEARCH-22, SEARCH-23 the sentences are the specified ones', () => {
  const { search, loading, noResults } = searchMessages
  expect([search, loading, noResults]).toEqual(['Search', 'Loading...', 'No results'])
})
