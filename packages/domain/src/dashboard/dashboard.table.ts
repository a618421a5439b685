import { ChoiceId, type ResourceView, RetailerId, TabId, unreachable } from '../kernel/index.ts'
import { count, decimal, list, named, oneOf, orNone, text, yesNo } from '../testing/cells.ts'
import {
  cashbackItems,
  emptyDashboard,
  exampleConfiguration,
  voucherItems,
} from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { maximumOfferText, upToText } from './cashback.rules.ts'
import { bannerPolicy } from './dashboard.policy.ts'
import { layOut } from './dashboard.rules.ts'
import { dashboardView, hasDashboardFailed, isLoadingOffers } from './dashboard.selectors.ts'

export const exampleTab = (choices: number) => ({
  id: TabId.make('12'),
  name: 'Health',
  choices: Array.from({ length: choices }, (_, index) => ({
    id: ChoiceId.make(`${index + 1}`),
    name: `Choice ${index + 1}`,
    journeyType: 100,
  })),
})

export const showcaseTiles = table({
  title: 'How many featured cashback tiles are there?',
  ids: ['OQ-044'],
  given: { favourites: count, featured: count },
  answers: { tiles: count, 'left for the list': count },
  rows: `
    id      | case                        | favourites | featured | tiles | left for the list
    DASH-07 | no favourites               | 0          | 9        | 6     | 3
    DASH-06 | one favourite is enough     | 1          | 9        | 7     | 2
    DASH-07 | just six, no favourites     | 0          | 6        | 6     | 0
    DASH-07 | a seventh goes to the list  | 0          | 7        | 6     | 1
    DASH-06 | just seven, with favourites | 1          | 7        | 7     | 0
    DASH-06 | an eighth goes to the list  | 1          | 8        | 7     | 1
    DASH-07 | fewer than the tiles        | 0          | 2        | 2     | 0
  `,
  decide: ({ favourites, featured }) => {
    const { showcase, moreCashback } = layOut({
      ...emptyDashboard,
      featuredCashback: cashbackItems('Featured', featured),
      favouriteCashback: cashbackItems('Favourite', favourites),
    })
    return { tiles: showcase.length, 'left for the list': moreCashback.length }
  },
})

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

/** 'Featured 1 to Featured 6' for consecutive items, otherwise every name. */
function rangeOf(items: readonly { name: string }[]): string {
  const names = namesOf(items)
  const hasGap = names.some((name, index) => name !== `Featured ${index + 1}`)
  return hasGap ? names.join(', ') : `${names[0]} to ${names.at(-1)}`
}

export const tilesAndLists = table({
  title:
    'Which items are tiles, and which does the list below them show, for a member without favourites?',
  given: { kind: oneOf('cashback', 'vouchers'), featured: count, extra: count },
  answers: { tiles: text, list: list(text) },
  rows: `
    id      | case                                      | kind     | featured | extra | tiles                    | list
    DASH-08 | the rest of the featured, then the extras | cashback | 8        | 2     | Featured 1 to Featured 6 | Featured 7, Featured 8, Extra 1, Extra 2
    DASH-08 | nothing is left of the featured           | cashback | 6        | 2     | Featured 1 to Featured 6 | Extra 1, Extra 2
    DASH-09 | the cashback list shows 5                 | cashback | 8        | 3     | Featured 1 to Featured 6 | Featured 7, Featured 8, Extra 1, Extra 2, Extra 3
    DASH-09 | the cashback list shows no sixth          | cashback | 8        | 9     | Featured 1 to Featured 6 | Featured 7, Featured 8, Extra 1, Extra 2, Extra 3
    DASH-10 | the first 9 featured vouchers are tiles   | vouchers | 9        | 0     | Featured 1 to Featured 9 | (none)
    DASH-10 | the tenth is not a tile                   | vouchers | 10       | 0     | Featured 1 to Featured 9 | Featured 10
    DASH-11 | the rest of the vouchers, then the extras | vouchers | 11       | 2     | Featured 1 to Featured 9 | Featured 10, Featured 11, Extra 1, Extra 2
  `,
  decide: ({ kind, featured, extra }) => {
    const { showcase, moreCashback, voucherTiles, moreVouchers } = layOut({
      ...emptyDashboard,
      featuredCashback: cashbackItems('Featured', featured),
      extraCashback: cashbackItems('Extra', extra),
      featuredVouchers: voucherItems('Featured', featured),
      extraVouchers: voucherItems('Extra', extra),
    })
    return kind === 'cashback'
      ? { tiles: rangeOf(showcase), list: namesOf(moreCashback) }
      : { tiles: rangeOf(voucherTiles), list: namesOf(moreVouchers) }
  },
})

export const listSizes = table({
  title: 'How many items does a list of the dashboard show?',
  given: {
    list: oneOf('more vouchers', 'newest cashback', 'choices of a tab', 'favourites'),
    given: count,
  },
  answers: { shown: count },
  rows: `
    id      | list             | given | shown
    DASH-12 | more vouchers    | 5     | 5
    DASH-12 | more vouchers    | 6     | 5
    DASH-13 | newest cashback  | 4     | 4
    DASH-13 | newest cashback  | 5     | 5
    DASH-13 | newest cashback  | 6     | 5
    DASH-15 | choices of a tab | 4     | 4
    DASH-15 | choices of a tab | 5     | 4
    DASH-16 | favourites       | 4     | 4
    DASH-16 | favourites       | 5     | 4
  `,
  decide: ({ list, given }) => {
    const { moreVouchers, newestCashback, tabs, favourites } = layOut({
      ...emptyDashboard,
      extraVouchers: voucherItems('Extra', given),
      newestCashback: cashbackItems('New', given),
      favouriteCashback: cashbackItems('Favourite', given),
      tabs: [exampleTab(given)],
    })
    const lists = {
      'more vouchers': moreVouchers,
      'newest cashback': newestCashback,
      'choices of a tab': tabs.flatMap(({ choices }) => choices),
      favourites,
    }
    return { shown: lists[list].length }
  },
})

export const cashbackTexts = table({
  title: 'What does a retailer’s offer on the dashboard say?',
  given: { type: orNone(count, '(missing)'), maximum: orNone(decimal, '(missing)') },
  answers: { says: orNone(text, '(nothing)'), figure: orNone(text, '(nothing)') },
  rows: `
    id                       | case                           | type      | maximum   | says            | figure
    DASH-17, DASH-18         | fixed money has two decimals   | 1         | 25        | Up to £25.00    | £25.00
    DASH-17, DASH-18         | pence are shown                | 1         | 18.5      | Up to £18.50    | £18.50
    DASH-17, DASH-18         | thousands are separated        | 1         | 1200      | Up to £1,200.00 | £1,200.00
    DASH-17, DASH-19, OQ-040 | type 2 is a percentage         | 2         | 7.5       | Up to 7.5%      | 7.5%
    DASH-17, DASH-19, OQ-040 | whole points stay whole        | 2         | 11        | Up to 11%       | 11%
    DASH-17, DASH-19         | any other type is a percentage | 0         | 4.25      | Up to 4.25%     | 4.25%
    DASH-17, DASH-19         | a missing type is a percentage | (missing) | 4.25      | Up to 4.25%     | 4.25%
    OQ-042                   | nothing is no offer            | 1         | 0         | (nothing)       | (nothing)
    OQ-042                   | a missing maximum is no offer  | 2         | (missing) | (nothing)       | (nothing)
  `,
  decide: ({ type, maximum }) => {
    const item = {
      id: RetailerId.make('1'),
      name: 'x',
      ...(type !== undefined && { cashbackType: type }),
      ...(maximum !== undefined && { maximumOffer: maximum }),
    }
    return { says: upToText(item), figure: maximumOfferText(item) }
  },
})

export const statementTiles = table({
  title: 'Which statement tiles are shown, and where do they lead?',
  ids: ['OQ-048'],
  given: {
    tile: named({
      'Total Reward Statement': 'rewardStatement',
      'Total Wellness Statement': 'wellnessStatement',
    }),
    'reward flag': yesNo,
    'wellness flag': yesNo,
  },
  answers: { named: orNone(text, '(not shown)'), 'leads to': orNone(text, '(not shown)') },
  rows: `
    id               | tile                     | reward flag | wellness flag | named                    | leads to
    DASH-24, DASH-33 | Total Reward Statement   | yes         | yes           | Total Reward Statement   | /Home/TotalRewardStatement
    DASH-24, DASH-33 | Total Reward Statement   | yes         | no            | Total Reward Statement   | /Home/TotalRewardStatement
    DASH-24          | Total Reward Statement   | no          | yes           | (not shown)              | (not shown)
    DASH-24          | Total Reward Statement   | no          | no            | (not shown)              | (not shown)
    DASH-25, DASH-34 | Total Wellness Statement | yes         | yes           | Total Wellness Statement | /Home/TotalWellnessStatement
    DASH-25          | Total Wellness Statement | yes         | no            | (not shown)              | (not shown)
    DASH-25, DASH-34 | Total Wellness Statement | no          | yes           | Total Wellness Statement | /Home/TotalWellnessStatement
    DASH-25          | Total Wellness Statement | no          | no            | (not shown)              | (not shown)
  `,
  decide: ({ tile, 'reward flag': reward, 'wellness flag': wellness }) => {
    const data = { hasTotalRewardStatement: reward, hasTotalWellnessStatement: wellness }
    const shown = dashboardView({ ...emptyDashboard, ...data }, exampleConfiguration)[tile]
    return { named: shown?.name, 'leads to': shown?.path }
  },
})

const part = named<ResourceView<unknown>>({
  ready: { is: 'ready', value: {} },
  loading: { is: 'loading' },
  failed: { is: 'failed', failure: unreachable },
})

export const dashboardParts = table({
  title: 'When does the dashboard say ‘Loading offers...’?',
  given: { member: part, menu: part, data: part, challenge: oneOf('clear', 'checking') },
  answers: { loading: yesNo, failed: yesNo },
  rows: `
    id              | case                                           | member  | menu    | data    | challenge | loading | failed
    DASH-01         | while the member loads                         | loading | ready   | ready   | clear     | yes     | no
    DASH-02         | while the menu loads                           | ready   | loading | ready   | clear     | yes     | no
    DASH-03         | while the dashboard data load                  | ready   | ready   | loading | clear     | yes     | no
    DASH-04         | while the re-challenge check loads             | ready   | ready   | ready   | checking  | yes     | no
    DASH-03         | not when everything is there                   | ready   | ready   | ready   | clear     | no      | no
    DASH-02, OQ-132 | the menu failed: it does without               | ready   | failed  | ready   | clear     | no      | no
    DASH-01, OQ-131 | a member that could not be read is not loading | failed  | ready   | ready   | clear     | no      | yes
    DASH-03, OQ-051 | data that could not be read are not loading    | ready   | ready   | failed  | clear     | no      | yes
  `,
  decide: ({ data: dashboard, ...others }) => {
    const parts = { ...others, dashboard }
    return { loading: isLoadingOffers(parts), failed: hasDashboardFailed(parts) }
  },
})

export const carouselFigures = table({
  title: 'Which figures does the carousel have?',
  given: {
    figure: named({
      'the category of its banners': 'category',
      'how long a slide is shown, in ms': 'intervalMs',
      'how long the change takes, in ms': 'transitionMs',
      'its greatest width, in pixels': 'maxWidth',
    }),
  },
  answers: { is: count },
  rows: `
    id        | figure                           | is
    BANNER-01 | the category of its banners      | -1
    BANNER-04 | how long a slide is shown, in ms | 5000
    BANNER-05 | how long the change takes, in ms | 1000
    BANNER-09 | its greatest width, in pixels    | 920
  `,
  decide: ({ figure }) => ({ is: bannerPolicy[figure] }),
})
