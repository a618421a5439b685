import { array, assert, constant, constantFrom, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { CategoryId, folded, OfferId, type Query, RetailerId } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { categoryOptions } from './category.rules.ts'
import { type DirectoryEvent, directoryMachine } from './directory.machine.ts'
import {
  type DirectoryFilter,
  type DirectoryStock,
  directoryPage,
  hasNameLike,
  isInCategory,
  placeOf,
  queryOf,
  retailersFor,
  withKnownCategory,
} from './directory.rules.ts'
import { directoryView, nothingFoundHelp } from './directory.selectors.ts'
import type { Category, Retailer } from './retailer.schema.ts'
import { retailersMessages } from './retailers.messages.ts'

/** The codes in the specification. */
const codes = { pounds: 1, percent: 2 }

const retailer = (id: string, name: string, tagList: readonly string[] = []): Retailer => ({
  id: RetailerId.make(id),
  name,
  tagList,
  offers: [],
  retailerInfo: [],
})

const category = (id: string, name: string, depth: number): Category => ({
  id: CategoryId.make(id),
  name,
  depth,
})

const home = category('10', 'Home & Garden', 1)

const stock: DirectoryStock = {
  retailers: [
    retailer('1', 'Tidewater Stays', ['20']),
    retailer('2', 'Wickerby Home', ['10']),
    retailer('3', 'Fernhill Books', []),
  ],
  categories: [home],
  favourites: new Set([RetailerId.make('3')]),
}

const ids = (retailers: readonly Retailer[]) => retailers.map(({ id }) => id).join()

/** '?search=tea&page=2' as a query, and back. */
const query = (text: string): Query =>
  text
    .replace('?', '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => part.split('=') as [string, string])
const written = (parameters: Query) =>
  parameters.length === 0 ? '(none)' : `?${parameters.map((pair) => pair.join('=')).join('&')}`

describe('What matches a filter?', () => {
  test('DIR-15 without a filter every retailer is listed', () => {
    expect(ids(retailersFor({ mode: 'none' }, stock))).toBe('1,2,3')
  })

  test('DIR-16 favourites: only what the member has starred', () => {
    expect(ids(retailersFor({ mode: 'favourites' }, stock))).toBe('3')
  })

  test('DIR-28 a search: only names that contain it', () => {
    expect(ids(retailersFor({ mode: 'search', text: 'home' }, stock))).toBe('2')
  })

  test('DIR-29 a category: only what is tagged with it', () => {
    expect(ids(retailersFor({ mode: 'category', category: home.id }, stock))).toBe('2')
  })

  test('DIR-15 an unknown category filters nothing (OQ-055)', () => {
    const unknown = CategoryId.make('99')
    expect(ids(retailersFor({ mode: 'category', category: unknown }, stock))).toBe('1,2,3')
  })
})

describe('Which names does a search find? (DIR-28)', () => {
  const names = decisionTable(
    ['id', 'case', 'name', 'searched', 'answer'],
    `
    id     | case                       | name          | searched        | answer
    DIR-28 | the whole name             | Wickerby Home | 'Wickerby Home' | yes
    DIR-28 | a part in the middle       | Wickerby Home | 'by ho'         | yes
    DIR-28 | other letter case          | Wickerby Home | 'WICKERBY'      | yes
    ours   | white space around it      | Wickerby Home | ' home '        | yes
    DIR-28 | a letter too many          | Wickerby Home | 'homes'         | no
    DIR-28 | the parts in another order | Wickerby Home | 'Home Wick'     | no
    ours   | white space alone          | Wickerby Home | '  '            | yes
    ours   | a phone's apostrophe       | Tam’s Attic   | 'tam's'         | yes
    ours   | no accent                  | Ostravík      | 'ostravik'      | yes
    ours   | “and” for an ampersand     | Tea & Brick   | 'tea and'       | yes
    ours   | a space for a hyphen       | Bed-Time      | 'bed time'      | yes
    `,
  )
  for (const row of names) {
    test(`${row.id} ${row.case}: ${row.searched}`, () => {
      const text = row.searched.slice(1, -1)
      const shop = retailer('1', row.name)
      const found = retailersFor({ mode: 'search', text }, { ...stock, retailers: [shop] })
      expect(found.length === 1).toBe(row.answer === 'yes')
      expect(hasNameLike(shop, folded(text))).toBe(row.answer === 'yes')
    })
  }
})

describe('What is in a category? (DIR-29, OQ-056)', () => {
  const tags = decisionTable(
    ['case', 'tags', 'answer'],
    `
    case                          | tags          | answer
    the category's id             | 10            | yes
    its name                      | Home & Garden | yes
    its name in other letter case | home & GARDEN | yes
    among others                  | 7, 10         | yes
    an id that only begins so     | 100           | no
    a part of its name            | Garden        | no
    no tags                       |               | no
    `,
  )
  for (const row of tags) {
    test(`DIR-29 ${row.case}: ${row.answer} (OQ-056)`, () => {
      const tagList = row.tags.split(', ').filter((tag) => tag !== '')
      expect(isInCategory({ tagList }, home)).toBe(row.answer === 'yes')
    })
  }

  test('DIR-29 an id with letters is found in any letter case (OQ-056)', () => {
    expect(isInCategory({ tagList: ['HOME-1'] }, category('Home-1', 'Garden', 1))).toBe(true)
  })
})

describe('What does an address mean, and how is it written? (DIR-21 to DIR-24)', () => {
  const cases = decisionTable(
    ['id', 'case', 'address', 'mode', 'page', 'written'],
    `
    id     | case                                     | address                     | mode        | page | written
    DIR-15 | nothing                                  |                             | none        | 1    | (none)
    DIR-21 | a page                                   | ?page=3                     | none        | 3    | ?page=3
    DIR-24 | page 1 is not written                    | ?page=1                     | none        | 1    | (none)
    DIR-22 | a category                               | ?category=10                | category 10 | 1    | ?category=10
    DIR-23 | a search                                 | ?search=tea                 | search tea  | 1    | ?search=tea
    DIR-21 | a search and a page                      | ?search=tea&page=2          | search tea  | 2    | ?search=tea&page=2
    OQ-046 | favourites (OQ-046)                      | ?favourites=true            | favourites  | 1    | ?favourites=true
    DIR-15 | favourites that are not true             | ?favourites=false           | none        | 1    | (none)
    DIR-21 | names in other letter case (OQ-054)      | ?Page=3&Search=tea          | search tea  | 3    | ?search=tea&page=3
    DIR-21 | both spellings: lower case wins (OQ-054) | ?Page=9&page=3              | none        | 3    | ?page=3
    DIR-15 | favourites before search (OQ-060)        | ?search=tea&favourites=true | favourites  | 1    | ?favourites=true
    DIR-15 | search before category (OQ-060)          | ?category=10&search=tea     | search tea  | 1    | ?search=tea
    DIR-21 | a page that is not a number              | ?page=last                  | none        | 1    | (none)
    DIR-23 | an empty search is none                  | ?search=                    | none        | 1    | (none)
    DIR-22 | an empty category is none                | ?category=                  | none        | 1    | (none)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const place = placeOf(query(row.address))
      const { filter } = place
      const detail =
        filter.mode === 'search' ? filter.text : filter.mode === 'category' ? filter.category : ''
      expect({
        mode: `${filter.mode} ${detail}`.trim(),
        page: String(place.page),
        written: written(queryOf(place)),
      }).toEqual({ mode: row.mode, page: row.page, written: row.written })
    })
  }
})

describe('Which filter holds after what the member does?', () => {
  function startDirectory(address: string) {
    const history: string[] = []
    let scrolled = 0
    const port = {
      addQuery: (parameters: Query) => history.push(`added ${written(parameters)}`),
      replaceQuery: (parameters: Query) => history.push(`replaced ${written(parameters)}`),
      scrollToTop: () => {
        scrolled += 1
      },
    }
    const actor = createActor(directoryMachine(port), { input: { query: query(address) } }).start()
    return {
      history,
      scrolled: () => scrolled,
      place: () => actor.getSnapshot().context.place,
      tell: (...events: DirectoryEvent[]) => {
        for (const event of events) actor.send(event)
        return written(queryOf(actor.getSnapshot().context.place))
      },
    }
  }

  const favourites: DirectoryEvent = { type: 'favouritesFilter.toggled' }
  const order: DirectoryEvent = { type: 'order.toggled' }
  const typed = (text: string): DirectoryEvent => ({ type: 'search.typed', text })
  const chosen = (id: string | undefined): DirectoryEvent => ({
    type: 'category.chosen',
    category: id === undefined ? undefined : CategoryId.make(id),
  })
  const moved = (move: 'next' | 'last', page = 1, pageCount = 5): DirectoryEvent => ({
    type: 'page.moved',
    move,
    page,
    pageCount,
  })

  const cases: [string, string, DirectoryEvent[], string][] = [
    ['DIR-17 favourites clear the category', '?category=10', [favourites], '?favourites=true'],
    ['DIR-17 favourites clear the search', '?search=tea', [favourites], '?favourites=true'],
    ['DIR-17 favourites start at page 1 (OQ-058)', '?page=3', [favourites], '?favourites=true'],
    ['DIR-17 favourites once more: everything', '?favourites=true', [favourites], '(none)'],
    ['DIR-18 searching clears the category', '?category=10', [typed('tea')], '?search=tea'],
    ['DIR-18 searching ends favourites', '?favourites=true', [typed('tea')], '?search=tea'],
    ['DIR-18 searching starts at page 1 (OQ-058)', '?page=3', [typed('tea')], '?search=tea'],
    ['DIR-18 an empty search lists everything', '?search=tea', [typed('')], '(none)'],
    ['DIR-19 a category clears the search', '?search=tea', [chosen('10')], '?category=10'],
    ['DIR-19 a category ends favourites', '?favourites=true', [chosen('10')], '?category=10'],
    ['DIR-20 a category resets the page to 1', '?page=3', [chosen('10')], '?category=10'],
    ['DIR-20 another category does, too', '?category=9&page=3', [chosen('10')], '?category=10'],
    ['DIR-20 no category lists everything', '?category=10&page=3', [chosen(undefined)], '(none)'],
    ['DIR-15 clearing lists everything', '?search=tea', [{ type: 'filter.cleared' }], '(none)'],
    [
      'DIR-21 the most cashback first, from page 1',
      '?search=tea&page=3',
      [order],
      '?search=tea&order=gain',
    ],
    ['DIR-21 once more: as listed', '?order=gain&page=3', [order], '(none)'],
    [
      'DIR-21 another filter leaves the order',
      '?order=gain',
      [typed('tea')],
      '?search=tea&order=gain',
    ],
    [
      'DIR-21 so does clearing it',
      '?search=tea&order=gain',
      [{ type: 'filter.cleared' }],
      '?order=gain',
    ],
    ['DIR-21 so does a page move', '?order=gain', [moved('next')], '?order=gain&page=2'],
    ['DIR-21 favourites leave it, too', '?order=GAIN', [favourites], '?favourites=true&order=gain'],
    ['DIR-21 an unknown order is ignored', '?order=name', [favourites], '?favourites=true'],
    ['DIR-21 a page move keeps the filter', '?search=tea', [moved('next')], '?search=tea&page=2'],
    ['DIR-21 to the last page', '?category=10', [moved('last')], '?category=10&page=5'],
    ['DIR-21 a move out of range is ignored', '?page=5', [moved('next', 5)], '?page=5'],
    [
      'DIR-21 Back brings back what the address says',
      '?search=tea',
      [{ type: 'address.entered', query: query('?category=10&page=2') }],
      '?category=10&page=2',
    ],
  ]
  for (const [title, address, events, after] of cases) {
    test(title, () => {
      expect(startDirectory(address).tell(...events)).toBe(after)
    })
  }

  test('DIR-23 typing replaces the history entry, every other choice adds one', () => {
    const { tell, history } = startDirectory('')
    tell(typed('t'), typed('te'), chosen('10'), favourites, moved('next'), {
      type: 'filter.cleared',
    })
    expect(history).toEqual([
      'replaced ?search=t',
      'replaced ?search=te',
      'added ?category=10',
      'added ?favourites=true',
      'added ?favourites=true&page=2',
      'added (none)',
    ])
  })

  test.each([
    ['an unknown one goes, and the page stays', '?category=99&page=2', '?page=2', true],
    ['one that there is stays', '?category=10&page=2', '?category=10&page=2', false],
    ['a search is none', '?search=tea', '?search=tea', false],
  ])(
    'DIR-22 the category of an address, once they are known: %s (OQ-055)',
    (_, address, after, isWritten) => {
      const { tell, history } = startDirectory(address)
      expect(tell({ type: 'categories.known', categories: [home] })).toBe(after)
      expect(history).toEqual(isWritten ? [`replaced ${after}`] : [])
    },
  )

  test('DIR-22 without its unknown category the directory is the same as for the address without it (OQ-055)', () => {
    expect(withKnownCategory(placeOf(query('?category=99&page=2')), [home])).toEqual(
      placeOf(query('?page=2')),
    )
  })

  test('DIR-21 a page move scrolls to the top, a filter doesn’t', () => {
    const { tell, scrolled } = startDirectory('')
    tell(typed('t'), chosen('10'), favourites)
    expect(scrolled()).toBe(0)
    tell(moved('next'))
    expect(scrolled()).toBe(1)
  })

  test('DIR-21 a change that comes from the address is not written again', () => {
    const { tell, history } = startDirectory('')
    tell({ type: 'address.entered', query: query('?page=2') })
    expect(history).toEqual([])
  })

  test('DIR-23 typed text is not undone by its own address, even when blank', () => {
    const { tell, place } = startDirectory('?category=10')
    tell(typed(' '), { type: 'address.entered', query: query('?search= ') })
    expect(place().filter).toEqual({ mode: 'search', text: ' ' })
    tell({ type: 'address.entered', query: query('?search=tea') })
    expect(place().filter).toEqual({ mode: 'search', text: 'tea' })
  })

  test('DIR-15 after any events exactly one filter holds, and the address means what is shown', () => {
    const event = oneof(
      constant(favourites),
      constantFrom('', 't', 'tea pot').map(typed),
      constantFrom('10', '20', undefined).map(chosen),
      record({
        type: constant('page.moved' as const),
        move: constantFrom('first', 'previous', 'next', 'last'),
        page: constantFrom(1, 2, 3),
        pageCount: constant(3),
      }),
      constant({ type: 'filter.cleared' as const }),
      constant(order),
    )
    assert(
      property(array(event, { maxLength: 12 }), (events) => {
        const { tell, place } = startDirectory('')
        tell(...events)
        const names = queryOf(place()).map(([name]) => name)
        expect(names.filter((name) => name !== 'page' && name !== 'order').length).toBe(
          place().filter.mode === 'none' ? 0 : 1,
        )
        expect(placeOf(queryOf(place()))).toEqual(place())
      }),
    )
  })
})

describe('Which page is shown? (DIR-11, OQ-058, OQ-059)', () => {
  const many: DirectoryStock = {
    retailers: Array.from({ length: 121 }, (_, index) => retailer(`${index + 1}`, `Shop ${index}`)),
    categories: [],
    favourites: new Set(Array.from({ length: 61 }, (_, index) => RetailerId.make(`${index + 1}`))),
  }
  const cases = decisionTable(
    ['id', 'case', 'mode', 'page', 'shown page', 'of', 'first', 'cards'],
    `
    id             | case                                | mode       | page | shown page | of | first | cards
    DIR-11         | sixty on the first page             | none       | 1    | 1          | 3  | 1     | 60
    DIR-11         | the rest on the last                | none       | 3    | 3          | 3  | 121   | 1
    DIR-11         | a page beyond the last is the last  | none       | 9    | 3          | 3  | 121   | 1
    DIR-11, DIR-16 | favourites are filtered, then paged | favourites | 2    | 2          | 2  | 61    | 1
    DIR-11         | sixty more on the second            | none       | 2    | 2          | 3  | 61    | 60
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const filter = { mode: row.mode as 'none' | 'favourites' }
      const shown = directoryPage({ filter, page: Number(row.page) }, many, codes)
      expect([shown.page, shown.pageCount, shown.retailers[0]?.id, shown.retailers.length]).toEqual(
        [Number(row['shown page']), Number(row.of), row.first, Number(row.cards)],
      )
    })
  }

  test('DIR-16 removing the last favourite of a page leads to the page before', () => {
    const place = { filter: { mode: 'favourites' as const }, page: 2 }
    const fewer = { ...many, favourites: new Set([...many.favourites].slice(0, 60)) }
    expect(directoryPage(place, fewer, codes).page).toBe(1)
  })
})

describe('What does a card show?', () => {
  const view = (shop: Retailer, favourites: readonly string[] = []) =>
    directoryView(
      { filter: { mode: 'none' }, page: 1 },
      {
        retailers: [shop],
        categories: [],
        favourites: new Set(favourites.map((id) => RetailerId.make(id))),
      },
      {},
      { imageHost: 'https://img.example', cashbackTypes: codes },
    )
  const [card] = view({ ...retailer('7', 'Nook & Larder'), thumbnailImageUrl: '7.svg' }, [
    '7',
  ]).cards

  test('DIR-08, DIR-14 thumbnail and name, leading to the retailer', () => {
    expect([card?.image, card?.name, card?.path]).toEqual([
      'https://img.example/7.svg',
      'Nook & Larder',
      '/Retailer/7/nook-larder',
    ])
  })

  test('DIR-07 the star shows whether it is a favourite', () => {
    expect([card?.isFavourite, view(retailer('7', 'x')).cards[0]?.isFavourite]).toEqual([
      true,
      false,
    ])
  })

  test('DIR-12 the position among the pages, and none when nothing was found', () => {
    expect(view(retailer('7', 'x')).position).toBe('Page 1 of 1')
    expect(
      directoryView(
        { filter: { mode: 'favourites' }, page: 1 },
        { ...stock, favourites: new Set() },
        {},
        { imageHost: '', cashbackTypes: codes },
      ),
    ).toMatchObject({ position: undefined, count: 0, cards: [] })
  })

  test('DIR-28 the letters of the name that match what is typed', () => {
    const shops = { ...stock, retailers: [retailer('7', 'Tallow & Thread')] }
    const cardFor = (filter: DirectoryFilter) =>
      directoryView({ filter, page: 1 }, shops, {}, { imageHost: '', cashbackTypes: codes })
        .cards[0]
    expect(cardFor({ mode: 'search', text: 'and th' })).toMatchObject({ foundFrom: 7, foundTo: 11 })
    expect(cardFor({ mode: 'none' })?.foundFrom).toBeUndefined()
  })

  const counts = decisionTable(
    ['id', 'offers', 'says'],
    `
    id     | offers | says
    DIR-10 | 0      | 0 cashback offers
    DIR-09 | 1      | 1 cashback offer
    DIR-10 | 2      | 2 cashback offers
    DIR-10 | 21     | 21 cashback offers
    `,
  )
  for (const row of counts) {
    test(`${row.id} ${row.says}`, () => {
      const shop = { ...retailer('7', 'x'), totalOfferCount: Number(row.offers) }
      expect(view(shop).cards[0]?.offers).toBe(row.says)
    })
  }
})

describe('How are categories indented? (DIR-06, OQ-057)', () => {
  const cases = decisionTable(
    ['id', 'case', 'categories with their depth', 'options'],
    `
    id     | case                                     | categories with their depth         | options
    DIR-06 | > for the second level, >> for the third | Home 1, Kitchen 2, Pans 3, Travel 1 | Home, > Kitchen, >> Pans, Travel
    DIR-06 | depths that count from zero              | Home 0, Kitchen 1                   | Home, > Kitchen
    DIR-06 | their order stays                        | Travel 1, Home 1, Kitchen 2         | Travel, Home, > Kitchen
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const categories = row['categories with their depth'].split(', ').map((text, index) => {
        const [name = '', depth = ''] = text.split(' ')
        return category(String(index + 1), name, Number(depth))
      })
      expect(
        categoryOptions(categories)
          .map(({ label }) => label)
          .join(', '),
      ).toBe(row.options)
    })
  }

  test('DIR-05 no categories, no options', () => {
    expect(categoryOptions([])).toEqual([])
  })
})

test('DIR-02 without favourites the page says how to add one; otherwise, what else to look for', () => {
  expect(nothingFoundHelp({ mode: 'favourites' })).toContain('star')
  expect(nothingFoundHelp({ mode: 'search', text: 'zzz' })).toContain('another name')
})

test('DIR-01, DIR-02, DIR-03 the sentences of the directory are the specified ones', () => {
  const { findingSavings, noRetailersFound, viewFavourites } = retailersMessages
  expect([findingSavings, noRetailersFound, viewFavourites]).toEqual([
    'Finding savings...',
    'No Retailers Found',
    'View Favourites',
  ])
})

test('DIR-28 searched for twice a name is found twice, and another text does not find it', () => {
  const retailer = { name: 'Zieliński’s' }
  expect(
    ['zielinski', 'zielinski', 'tea'].map((text) => hasNameLike(retailer, folded(text))),
  ).toEqual([true, true, false])
})

test('DIR-28 by cashback the highest comes first; as listed, the server’s order stays', () => {
  const offer = { id: OfferId.make('1'), enabled: true, cashbackDetails: { type: 2, value: 5 } }
  const stock: DirectoryStock = {
    retailers: [retailer('1', 'Low'), { ...retailer('2', 'Tea'), offers: [offer] }],
    favourites: new Set(),
  } as never
  const first = (order?: 'gain') =>
    directoryPage({ ...placeOf([]), ...(order && { order }) }, stock, codes).retailers[0]?.name
  expect([first(), first('gain')]).toEqual(['Low', 'Tea'])
})
