import { array, assert, constant, constantFrom, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { CategoryId, folded, type Query, RetailerId, serverFault } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { addressOf, queryIn } from '../testing/query.ts'
import { indentedCategories } from './category.table.ts'
import { type DirectoryEvent, directoryInAddress } from './directory.machine.ts'
import {
  type DirectoryFilter,
  type DirectoryStock,
  directoryPage,
  directoryStateOf,
  hasNameLike,
  isInCategory,
  queryOf,
  retailersFor,
  withKnownCategory,
} from './directory.rules.ts'
import {
  directoryLeftOut,
  directoryStock,
  directoryView,
  nothingFoundHelp,
} from './directory.selectors.ts'
import {
  categoryChosen,
  categoryTags,
  directoryAddresses,
  directoryFilters,
  directoryPages,
  directoryParts,
  favouritesToggled,
  filterCleared,
  manyRetailers,
  offerCounts,
  orderToggled,
  pageMoved,
  searchedNames,
  searchTyped,
} from './directory.table.ts'
import type { Retailer } from './retailer.schema.ts'
import { exampleCategory, exampleOffer, exampleRetailer } from './retailers.examples.ts'
import { retailersMessages } from './retailers.messages.ts'

const codes = exampleConfiguration.cashbackTypes
const home = exampleCategory('10', 'Home & Garden')

const retailer = (id: string, name: string, tagList: readonly string[] = []): Retailer =>
  exampleRetailer({ id: RetailerId.make(id), name, tagList })

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

check(searchedNames)
check(categoryTags)
check(directoryAddresses)
check(directoryFilters)
check(directoryPages)
check(offerCounts)
check(directoryParts)
check(indentedCategories)

describe('Matching a filter', () => {
  test('DIR-15 without a filter every retailer is listed', () => {
    expect(ids(retailersFor({ mode: 'none' }, stock))).toBe('1,2,3')
  })

  test('DIR-16 the favourites are only retailers that the member has starred', () => {
    expect(ids(retailersFor({ mode: 'favourites' }, stock))).toBe('3')
  })

  test('DIR-28 a search lists only names that contain its text', () => {
    expect(ids(retailersFor({ mode: 'search', text: 'home' }, stock))).toBe('2')
  })

  test('DIR-29 a category lists only retailers tagged with it', () => {
    expect(ids(retailersFor({ mode: 'category', category: home.id }, stock))).toBe('2')
  })

  test('DIR-15 an unknown category doesn’t filter (OQ-055)', () => {
    const unknown = CategoryId.make('99')
    expect(ids(retailersFor({ mode: 'category', category: unknown }, stock))).toBe('1,2,3')
  })
})

test('DIR-29 an id with letters matches in any letter case (OQ-056)', () => {
  expect(isInCategory({ tagList: ['HOME-1'] }, exampleCategory('Home-1', 'Garden'))).toBe(true)
})

describe('The directory and its address', () => {
  function startDirectory(address: string) {
    const history: string[] = []
    const port = {
      addQuery: (parameters: Query) => history.push(`added ${addressOf(parameters)}`),
      replaceQuery: (parameters: Query) => history.push(`replaced ${addressOf(parameters)}`),
      scrollToTop: () => undefined,
    }
    const actor = createActor(directoryInAddress(port), {
      input: { query: queryIn(address) },
    }).start()
    return {
      history,
      listState: () => actor.getSnapshot().context.state,
      tell: (...events: DirectoryEvent[]) => {
        for (const event of events) actor.send(event)
        return addressOf(queryOf(actor.getSnapshot().context.state))
      },
    }
  }

  test('DIR-23 typing replaces the history entry, and every other change adds one', () => {
    const { tell, history } = startDirectory('')
    tell(
      searchTyped('t'),
      searchTyped('te'),
      categoryChosen('10'),
      favouritesToggled,
      pageMoved('next'),
      filterCleared,
      filterCleared,
    )
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
    'DIR-22 an address with a category, once the categories are known: %s (OQ-055)',
    (_, address, after, isWritten) => {
      const { tell, history } = startDirectory(address)
      expect(tell({ type: 'categories.known', categories: [home] })).toBe(after)
      expect(history).toEqual(isWritten ? [`replaced ${after}`] : [])
    },
  )

  test('DIR-22 an unknown category in the address is ignored (OQ-055)', () => {
    expect(withKnownCategory(directoryStateOf(queryIn('?category=99&page=2')), [home])).toEqual(
      directoryStateOf(queryIn('?page=2')),
    )
  })

  test('DIR-15 after any events exactly one filter applies, and the address matches the list (property)', () => {
    const event = oneof(
      constant(favouritesToggled),
      constantFrom('', 't', 'tea pot').map(searchTyped),
      constantFrom('10', '20', undefined).map(categoryChosen),
      record({
        type: constant('page.moved' as const),
        move: constantFrom('first', 'previous', 'next', 'last'),
        page: constantFrom(1, 2, 3),
        pageCount: constant(3),
      }),
      constant(filterCleared),
      constant(orderToggled),
    )
    assert(
      property(array(event, { maxLength: 12 }), (events) => {
        const { tell, listState } = startDirectory('')
        tell(...events)
        const names = queryOf(listState()).map(([name]) => name)
        expect(names.filter((name) => name !== 'page' && name !== 'order').length).toBe(
          listState().filter.mode === 'none' ? 0 : 1,
        )
        expect(directoryStateOf(queryOf(listState()))).toEqual(listState())
      }),
    )
  })
})

test('DIR-16 removing the last favourite on a page opens the previous page', () => {
  const state = { filter: { mode: 'favourites' as const }, page: 2 }
  const fewer = {
    ...manyRetailers,
    favourites: new Set([...manyRetailers.favourites].slice(0, 60)),
  }
  expect(directoryPage(state, fewer, codes).page).toBe(1)
})

describe('A card of the directory', () => {
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

  test('DIR-08, DIR-14 a card has thumbnail and name, and links to the retailer', () => {
    expect([card?.image, card?.name, card?.path]).toEqual([
      'https://img.example/7.svg',
      'Nook & Larder',
      '/Retailer/7/nook-larder',
    ])
  })

  test('DIR-07 the star shows whether the retailer is a favourite', () => {
    expect([card?.isFavourite, view(retailer('7', 'x')).cards[0]?.isFavourite]).toEqual([
      true,
      false,
    ])
  })

  test('DIR-12 the card list shows its page position, unless it is empty', () => {
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

  test('DIR-28 the letters of the name that match the typed text are marked', () => {
    const shops = { ...stock, retailers: [retailer('7', 'Tallow & Thread')] }
    const cardFor = (filter: DirectoryFilter) =>
      directoryView({ filter, page: 1 }, shops, {}, { imageHost: '', cashbackTypes: codes })
        .cards[0]
    expect(cardFor({ mode: 'search', text: 'and th' })).toMatchObject({ foundFrom: 7, foundTo: 11 })
    expect(cardFor({ mode: 'none' })?.foundFrom).toBeUndefined()
  })
})

describe('The stock of the directory', () => {
  const [one, two] = [RetailerId.make('1'), RetailerId.make('2')]
  const retailers = Object.assign([retailer('1', 'Tea')], { leftOut: 2 })
  const parts = {
    retailers: { is: 'ready', value: retailers },
    categories: { is: 'failed', failure: serverFault(500) },
    favourites: { is: 'ready', value: Object.assign([one], { leftOut: 3 }) },
  } as const

  test('DIR-25 the stock includes running changes, and data that failed to load count as empty', () => {
    expect(directoryStock(parts, { [two]: 'adding' })).toEqual({
      retailers,
      categories: [],
      favourites: new Set([one, two]),
    })
  })

  test('DIR-15 the stock counts the items that the filter needs and that can’t be shown (OQ-143)', () => {
    const modes = ['none', 'favourites'] as const
    expect(modes.map((mode) => directoryLeftOut({ mode }, parts))).toEqual([2, 5])
  })
})

test('DIR-02 without favourites the page explains how to add one, otherwise what else to search for', () => {
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

test('DIR-28 the same search finds the same name again, and another doesn’t find it', () => {
  const retailer = { name: 'Zieliński’s' }
  expect(
    ['zielinski', 'zielinski', 'tea'].map((text) => hasNameLike(retailer, folded(text))),
  ).toEqual([true, true, false])
})

test('DIR-28 sorting by cashback puts the highest first, and without sorting the server’s order stays', () => {
  const offer = exampleOffer({ cashbackDetails: { type: 2, value: 5 } })
  const stock: DirectoryStock = {
    retailers: [retailer('1', 'Low'), { ...retailer('2', 'Tea'), offers: [offer] }],
    favourites: new Set(),
  } as never
  const first = (order?: 'gain') =>
    directoryPage({ ...directoryStateOf([]), ...(order && { order }) }, stock, codes).retailers[0]
      ?.name
  expect([first(), first('gain')]).toEqual(['Low', 'Tea'])
})
