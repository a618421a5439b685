import { createActor } from 'xstate'
import {
  CategoryId,
  clampPage,
  failureMessages,
  folded,
  type PageMove,
  type ResourceView,
  RetailerId,
  serverFault,
} from '../kernel/index.ts'
import { count, list, named, oneOf, quoted, text, yesNo } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { query } from '../testing/query.ts'
import { table } from '../testing/table.ts'
import { type DirectoryEvent, directoryInAddress } from './directory.machine.ts'
import {
  type DirectoryFilter,
  directoryPage,
  directoryStateOf,
  hasNameLike,
  isInCategory,
  queryOf,
  retailersFor,
} from './directory.rules.ts'
import { directoryView, hasDirectoryFailed, isFindingSavings } from './directory.selectors.ts'
import { exampleCategory, exampleRetailer } from './retailers.examples.ts'
import { retailersMessages } from './retailers.messages.ts'

const nothing = { retailers: [], categories: [], favourites: new Set<RetailerId>() }

export const searchedNames = table({
  title: 'Which names does a search find?',
  given: { name: text, searched: quoted },
  answers: { answer: yesNo, 'name matches': yesNo },
  rows: `
    id     | case                       | name          | searched        | answer | name matches
    DIR-28 | the whole name             | Wickerby Home | "Wickerby Home" | yes    | yes
    DIR-28 | a part in the middle       | Wickerby Home | "by ho"         | yes    | yes
    DIR-28 | other letter case          | Wickerby Home | "WICKERBY"      | yes    | yes
    ours   | white space around it      | Wickerby Home | " home "        | yes    | yes
    DIR-28 | a letter too many          | Wickerby Home | "homes"         | no     | no
    DIR-28 | the parts in another order | Wickerby Home | "Home Wick"     | no     | no
    ours   | white space alone          | Wickerby Home | "  "            | yes    | yes
    ours   | a phone's apostrophe       | Tam’s Attic   | "tam's"         | yes    | yes
    ours   | no accent                  | Ostravík      | "ostravik"      | yes    | yes
    ours   | “and” for an ampersand     | Tea & Brick   | "tea and"       | yes    | yes
    ours   | a space for a hyphen       | Bed-Time      | "bed time"      | yes    | yes
  `,
  decide: ({ name, searched }) => {
    const retailer = exampleRetailer({ name })
    const stock = { ...nothing, retailers: [retailer] }
    return {
      answer: retailersFor({ mode: 'search', text: searched }, stock).length === 1,
      'name matches': hasNameLike(retailer, folded(searched)),
    }
  },
})

export const categoryTags = table({
  title: 'What is in a category?',
  ids: ['DIR-29', 'OQ-056'],
  given: { tags: list(text) },
  answers: { answer: yesNo },
  rows: `
    case                          | tags          | answer
    the category's id             | 10            | yes
    its name                      | Home & Garden | yes
    its name in other letter case | home & GARDEN | yes
    among others                  | 7, 10         | yes
    an id that only begins so     | 100           | no
    a part of its name            | Garden        | no
    no tags                       | (none)        | no
  `,
  decide: ({ tags }) => ({
    answer: isInCategory({ tagList: tags }, exampleCategory('10', 'Home & Garden')),
  }),
})

export const directoryAddresses = table({
  title: 'What does an address of the directory mean, and how is it written?',
  given: { address: query },
  answers: { mode: text, page: count, written: query },
  rows: `
    id             | case                            | address                     | mode        | page | written
    DIR-15         | nothing                         | (none)                      | none        | 1    | (none)
    DIR-21         | a page                          | ?page=3                     | none        | 3    | ?page=3
    DIR-24         | page 1 is not written           | ?page=1                     | none        | 1    | (none)
    DIR-22         | a category                      | ?category=10                | category 10 | 1    | ?category=10
    DIR-23         | a search                        | ?search=tea                 | search tea  | 1    | ?search=tea
    DIR-21         | a search and a page             | ?search=tea&page=2          | search tea  | 2    | ?search=tea&page=2
    OQ-046         | favourites                      | ?favourites=true            | favourites  | 1    | ?favourites=true
    DIR-15         | favourites that are not true    | ?favourites=false           | none        | 1    | (none)
    DIR-21, OQ-054 | names in other letter case      | ?Page=3&Search=tea          | search tea  | 3    | ?search=tea&page=3
    DIR-21, OQ-054 | both spellings: lower case wins | ?Page=9&page=3              | none        | 3    | ?page=3
    DIR-15, OQ-060 | favourites before search        | ?search=tea&favourites=true | favourites  | 1    | ?favourites=true
    DIR-15, OQ-060 | search before category          | ?category=10&search=tea     | search tea  | 1    | ?search=tea
    DIR-21         | a page that is not a number     | ?page=last                  | none        | 1    | (none)
    DIR-23         | an empty search is none         | ?search=                    | none        | 1    | (none)
    DIR-22         | an empty category is none       | ?category=                  | none        | 1    | (none)
  `,
  decide: ({ address }) => {
    const state = directoryStateOf(address)
    const { mode, ...detail } = state.filter
    return {
      mode: [mode, ...Object.values(detail)].join(' '),
      page: state.page,
      written: queryOf(state),
    }
  },
})

export const favouritesToggled: DirectoryEvent = { type: 'favouritesFilter.toggled' }
export const orderToggled: DirectoryEvent = { type: 'order.toggled' }
export const filterCleared: DirectoryEvent = { type: 'filter.cleared' }
export const searchTyped = (text: string): DirectoryEvent => ({ type: 'search.typed', text })
export const categoryChosen = (id?: string): DirectoryEvent => ({
  type: 'category.chosen',
  category: id === undefined ? undefined : CategoryId.make(id),
})
export const pageMoved = (move: PageMove, page = 1, pageCount = 5): DirectoryEvent => ({
  type: 'page.moved',
  move,
  page: clampPage(page, pageCount),
  pageCount,
})

/** The member's actions on a page of the directory. */
const action = named<(page: number) => DirectoryEvent>({
  favourites: () => favouritesToggled,
  'search tea': () => searchTyped('tea'),
  'search M&S': () => searchTyped('M&S'),
  'empty search': () => searchTyped(''),
  'category 10': () => categoryChosen('10'),
  'no category': () => categoryChosen(),
  clear: () => filterCleared,
  'best cashback': () => orderToggled,
  'previous page': (page) => pageMoved('previous', page),
  'next page': (page) => pageMoved('next', page),
  'last page': (page) => pageMoved('last', page),
  'address ?category=10&page=2': () => ({
    type: 'address.entered',
    query: [
      ['category', '10'],
      ['page', '2'],
    ],
  }),
})

const unwritten = {
  addQuery: () => undefined,
  replaceQuery: () => undefined,
  scrollToTop: () => undefined,
}

export const directoryFilters = table({
  title: 'Which filter, order and page apply after these steps in the directory? (five pages)',
  given: { address: query, 'the member does': list(action, { separator: ' then ' }) },
  answers: { gives: query },
  rows: `
    id                     | case                                      | address                 | the member does              | gives
    DIR-17                 | favourites clear the category             | ?category=10            | favourites                   | ?favourites=true
    DIR-17                 | favourites clear the search               | ?search=tea             | favourites                   | ?favourites=true
    DIR-17, OQ-058         | favourites start at page 1                | ?page=3                 | favourites                   | ?favourites=true
    DIR-17                 | favourites twice are none                 | (none)                  | favourites then favourites   | (none)
    DIR-17                 | favourites once more list everything      | ?favourites=true        | favourites                   | (none)
    DIR-18                 | a search clears the category              | ?category=10            | search tea                   | ?search=tea
    DIR-15, DIR-18         | a search ends favourites                  | ?favourites=true        | search tea                   | ?search=tea
    DIR-18, OQ-058         | a first search starts at page 1           | ?page=3                 | search tea                   | ?search=tea
    OQ-058                 | a search starts at page 1                 | ?search=te&page=3       | search tea                   | ?search=tea
    DIR-23                 | a sign with a meaning is encoded          | ?category=10            | search M&S                   | ?search=M%26S
    DIR-15, DIR-18         | clearing the search lists everything      | ?search=tea             | empty search                 | (none)
    DIR-19                 | a category clears the search              | ?search=tea             | category 10                  | ?category=10
    DIR-15, DIR-19         | a category ends favourites                | ?favourites=true        | category 10                  | ?category=10
    DIR-20                 | a first category starts at page 1         | ?page=3                 | category 10                  | ?category=10
    DIR-20                 | a category starts at page 1               | ?category=9&page=3      | category 10                  | ?category=10
    DIR-15, DIR-20, OQ-058 | no category lists everything              | ?category=10&page=3     | no category                  | (none)
    DIR-15                 | clearing lists everything                 | ?favourites=true&page=2 | clear                        | (none)
    DIR-15                 | clearing a search lists everything        | ?search=tea             | clear                        | (none)
    DIR-21                 | the best cashback starts at page 1        | ?search=tea&page=3      | best cashback                | ?search=tea&order=gain
    DIR-21                 | once more, the order is as listed         | ?order=gain&page=3      | best cashback                | (none)
    DIR-21                 | another filter keeps the order            | ?order=gain             | search tea                   | ?search=tea&order=gain
    DIR-21                 | clearing the filter keeps the order       | ?search=tea&order=gain  | clear                        | ?order=gain
    DIR-21                 | a page move keeps the order               | ?order=gain             | next page                    | ?order=gain&page=2
    DIR-21                 | favourites keep the order                 | ?order=GAIN             | favourites                   | ?favourites=true&order=gain
    DIR-21                 | an unknown order is ignored               | ?order=name             | favourites                   | ?favourites=true
    DIR-21                 | a page move keeps the filter              | ?search=tea             | next page                    | ?search=tea&page=2
    DIR-21                 | a page move keeps an encoded sign         | ?search=M%26S           | next page                    | ?search=M%26S&page=2
    DIR-21                 | a move to the last page                   | ?category=10            | last page                    | ?category=10&page=5
    DIR-21                 | a move beyond the last page leads nowhere | ?search=tea&page=5      | next page                    | ?search=tea&page=5
    DIR-24                 | back on page 1 the page is left out       | ?search=tea&page=2      | previous page                | ?search=tea
    DIR-15                 | what was replaced does not come back      | ?search=tea             | category 10 then no category | (none)
    DIR-21                 | Back shows what the address says          | ?search=tea             | address ?category=10&page=2  | ?category=10&page=2
  `,
  decide: ({ address, 'the member does': actions }) => {
    const actor = createActor(directoryInAddress(unwritten), { input: { query: address } }).start()
    const listState = () => actor.getSnapshot().context.state
    for (const action of actions) actor.send(action(listState().page))
    return { gives: queryOf(listState()) }
  },
})

/** Retailers 1 to 121; the first 61 are favourites. */
export const manyRetailers = {
  ...nothing,
  retailers: Array.from({ length: 121 }, (_, index) =>
    exampleRetailer({ id: RetailerId.make(`${index + 1}`) }),
  ),
  favourites: new Set(Array.from({ length: 61 }, (_, index) => RetailerId.make(`${index + 1}`))),
}

export const directoryPages = table({
  title: 'Which page of the directory is shown? (121 retailers, the first 61 are favourites)',
  given: { mode: oneOf('none', 'favourites'), page: count },
  answers: { 'shown page': count, of: count, first: text, cards: count },
  rows: `
    id                     | case                                | mode       | page | shown page | of | first | cards
    DIR-11                 | sixty on the first page             | none       | 1    | 1          | 3  | 1     | 60
    DIR-11                 | the rest on the last                | none       | 3    | 3          | 3  | 121   | 1
    DIR-11, OQ-058         | a page beyond the last is the last  | none       | 9    | 3          | 3  | 121   | 1
    DIR-11, DIR-16, OQ-059 | favourites are filtered, then paged | favourites | 2    | 2          | 2  | 61    | 1
    DIR-11                 | sixty more on the second            | none       | 2    | 2          | 3  | 61    | 60
  `,
  decide: ({ mode, page }) => {
    const { cashbackTypes } = exampleConfiguration
    const shown = directoryPage({ filter: { mode }, page }, manyRetailers, cashbackTypes)
    return {
      'shown page': shown.page,
      of: shown.pageCount,
      first: shown.retailers[0]?.id ?? '',
      cards: shown.retailers.length,
    }
  },
})

export const offerCounts = table({
  title: 'How does a card of the directory count the offers?',
  given: { offers: count },
  answers: { says: text },
  rows: `
    id     | offers | says
    DIR-10 | 0      | 0 cashback offers
    DIR-09 | 1      | 1 cashback offer
    DIR-10 | 2      | 2 cashback offers
    DIR-10 | 21     | 21 cashback offers
  `,
  decide: ({ offers }) => {
    const retailers = [exampleRetailer({ totalOfferCount: offers })]
    const stock = { ...nothing, retailers }
    const { cards } = directoryView(directoryStateOf([]), stock, {}, exampleConfiguration)
    return { says: cards.map(({ offers }) => offers).join() }
  },
})

const part = named<ResourceView<readonly never[]>>({
  ready: { is: 'ready', value: [] },
  loading: { is: 'loading' },
  failed: { is: 'failed', failure: serverFault(500) },
})

export const directoryParts = table({
  title: 'What does the directory show while a part of it loads or fails?',
  given: {
    filter: named<DirectoryFilter>({
      none: { mode: 'none' },
      search: { mode: 'search', text: 'tea' },
      favourites: { mode: 'favourites' },
      category: { mode: 'category', category: CategoryId.make('10') },
    }),
    retailers: part,
    categories: part,
    favourites: part,
  },
  answers: { shown: list(text, { none: 'the list' }) },
  rows: `
    id             | filter     | retailers | categories | favourites | shown
    DIR-01         | none       | loading   | ready      | ready      | Finding savings...
    DIR-01, OQ-132 | none       | ready     | loading    | loading    | the list
    DIR-01, OQ-132 | none       | ready     | failed     | failed     | the list
    OQ-140         | none       | failed    | ready      | ready      | Something went wrong.
    DIR-01         | search     | loading   | ready      | ready      | Finding savings...
    DIR-01, OQ-132 | search     | ready     | loading    | failed     | the list
    DIR-01, OQ-132 | favourites | ready     | loading    | ready      | the list
    DIR-01         | favourites | ready     | ready      | loading    | Finding savings...
    OQ-140         | favourites | ready     | ready      | failed     | Something went wrong.
    OQ-140         | favourites | failed    | ready      | loading    | Something went wrong.
    DIR-01, OQ-132 | category   | ready     | ready      | loading    | the list
    DIR-01         | category   | ready     | loading    | ready      | Finding savings...
    OQ-140         | category   | ready     | failed     | ready      | Something went wrong.
  `,
  decide: ({ filter, ...parts }) => ({
    shown: [
      ...(isFindingSavings(filter, parts) ? [retailersMessages.findingSavings] : []),
      ...(hasDirectoryFailed(filter, parts) ? [failureMessages.somethingWentWrong] : []),
    ],
  }),
})
