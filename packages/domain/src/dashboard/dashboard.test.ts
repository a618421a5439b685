import { describe, expect, test } from 'vitest'
import { ChoiceId, type ResourceView, RetailerId, TabId, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import {
  cashbackItems,
  emptyDashboard,
  exampleConfiguration,
  exampleMember,
  voucherItems,
} from '../testing/examples.ts'
import { maximumOfferText, upToText } from './cashback.rules.ts'
import { bannerPolicy } from './dashboard.policy.ts'
import { layOut } from './dashboard.rules.ts'
import type { DashboardData } from './dashboard.schema.ts'
import {
  type DashboardParts,
  dashboardHeadView,
  dashboardView,
  hasDashboardFailed,
  isLoadingOffers,
} from './dashboard.selectors.ts'

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: ChoiceId.make(`${index + 1}`),
    name: `Choice ${index + 1}`,
    journeyType: 100,
  }))

const view = (data: Partial<DashboardData>) =>
  dashboardView({ ...emptyDashboard, ...data }, exampleConfiguration)

describe('How many featured cashback tiles? (DASH-06, DASH-07, OQ-044)', () => {
  const cases = decisionTable(
    ['id', 'case', 'favourites', 'featured', 'tiles', 'left for the list'],
    `
    id      | case                        | favourites | featured | tiles | left for the list
    DASH-07 | no favourites               | 0          | 9        | 6     | 3
    DASH-06 | one favourite is enough     | 1          | 9        | 7     | 2
    DASH-07 | just six, no favourites     | 0          | 6        | 6     | 0
    DASH-07 | a seventh goes to the list  | 0          | 7        | 6     | 1
    DASH-06 | just seven, with favourites | 1          | 7        | 7     | 0
    DASH-06 | an eighth goes to the list  | 1          | 8        | 7     | 1
    DASH-07 | fewer than the tiles        | 0          | 2        | 2     | 0
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.tiles} tiles`, () => {
      const { showcase, moreCashback } = layOut({
        ...emptyDashboard,
        featuredCashback: cashbackItems('Featured', Number(row.featured)),
        favouriteCashback: cashbackItems('Favourite', Number(row.favourites)),
      })
      expect([showcase.length, moreCashback.length]).toEqual([
        Number(row.tiles),
        Number(row['left for the list']),
      ])
    })
  }
})

describe('What do the lists show?', () => {
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name)

  describe('Which items are tiles, and which does the list below them show, for a member without favourites?', () => {
    const lists = decisionTable(
      ['id', 'case', 'kind', 'featured', 'extra', 'tiles', 'list'],
      `
      id      | case                                      | kind     | featured | extra | tiles                    | list
      DASH-08 | the rest of the featured, then the extras | cashback | 8        | 2     | Featured 1 to Featured 6 | Featured 7, Featured 8, Extra 1, Extra 2
      DASH-08 | nothing is left of the featured           | cashback | 6        | 2     | Featured 1 to Featured 6 | Extra 1, Extra 2
      DASH-09 | the cashback list shows 5                 | cashback | 8        | 3     | Featured 1 to Featured 6 | Featured 7, Featured 8, Extra 1, Extra 2, Extra 3
      DASH-09 | the cashback list shows no sixth          | cashback | 8        | 9     | Featured 1 to Featured 6 | Featured 7, Featured 8, Extra 1, Extra 2, Extra 3
      DASH-10 | the first 9 featured vouchers are tiles   | vouchers | 9        | 0     | Featured 1 to Featured 9 | (none)
      DASH-10 | the tenth is not a tile                   | vouchers | 10       | 0     | Featured 1 to Featured 9 | Featured 10
      DASH-11 | the rest of them, then the extras         | vouchers | 11       | 2     | Featured 1 to Featured 9 | Featured 10, Featured 11, Extra 1, Extra 2
      `,
    )
    for (const row of lists) {
      test(`${row.id} ${row.case}`, () => {
        const given = { featured: Number(row.featured), extra: Number(row.extra) }
        const { showcase, moreCashback, voucherTiles, moreVouchers } = layOut({
          ...emptyDashboard,
          featuredCashback: cashbackItems('Featured', given.featured),
          extraCashback: cashbackItems('Extra', given.extra),
          featuredVouchers: voucherItems('Featured', given.featured),
          extraVouchers: voucherItems('Extra', given.extra),
        })
        const [tiles, list] =
          row.kind === 'cashback'
            ? [names(showcase), names(moreCashback)]
            : [names(voucherTiles), names(moreVouchers)]
        expect(tiles).toEqual(tiles.map((_, index) => `Featured ${index + 1}`))
        expect({
          tiles: `${tiles[0]} to ${tiles.at(-1)}`,
          list: list.join(', ') || '(none)',
        }).toEqual({ tiles: row.tiles, list: row.list })
      })
    }
  })

  test('DASH-14 a tab tile has the tab’s name and its choices; a tab without choices has none (OQ-047)', () => {
    const { tabs } = view({
      tabs: [
        { id: TabId.make('12'), name: 'Health', choices: choices(1) },
        { id: TabId.make('14'), name: 'Travel', choices: [] },
      ],
    })
    expect(tabs.map(({ name, choices }) => [name, choices.map((choice) => choice.name)])).toEqual([
      ['Health', ['Choice 1']],
    ])
  })
})

describe('How many items does a list show? (DASH-12 to DASH-16)', () => {
  const sizes = decisionTable(
    ['id', 'list', 'given', 'shown'],
    `
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
  )
  for (const row of sizes) {
    test(`${row.id} ${row.list}: ${row.given} given, ${row.shown} shown`, () => {
      const given = Number(row.given)
      const layout = layOut({
        ...emptyDashboard,
        extraVouchers: voucherItems('Extra', given),
        newestCashback: cashbackItems('New', given),
        favouriteCashback: cashbackItems('Favourite', given),
        tabs: [{ id: TabId.make('12'), name: 'Health', choices: choices(given) }],
      })
      const lists: Record<string, readonly unknown[]> = {
        'more vouchers': layout.moreVouchers,
        'newest cashback': layout.newestCashback,
        'choices of a tab': layout.tabs[0]?.choices ?? [],
        favourites: layout.favourites,
      }
      expect(lists[row.list]).toHaveLength(Number(row.shown))
    })
  }
})

describe('What does an offer say? (DASH-17 to DASH-19, OQ-040, OQ-042)', () => {
  const cases = decisionTable(
    ['id', 'case', 'type', 'maximum', 'says'],
    `
    id               | case                           | type      | maximum   | says
    DASH-17, DASH-18 | fixed money has two decimals   | 1         | 25        | Up to £25.00
    DASH-17, DASH-18 | pence are shown                | 1         | 18.5      | Up to £18.50
    DASH-17, DASH-18 | thousands are separated        | 1         | 1200      | Up to £1,200.00
    DASH-17, DASH-19 | type 2 is a percentage         | 2         | 7.5       | Up to 7.5%
    DASH-17, DASH-19 | whole points stay whole        | 2         | 11        | Up to 11%
    DASH-17, DASH-19 | any other type is a percentage | 0         | 4.25      | Up to 4.25%
    DASH-17, DASH-19 | a missing type is a percentage | (missing) | 4.25      | Up to 4.25%
    OQ-042           | nothing is no offer            | 1         | 0         | (nothing)
    OQ-042           | a missing maximum is no offer  | 2         | (missing) | (nothing)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.says}`, () => {
      const item = {
        id: RetailerId.make('1'),
        name: 'x',
        ...(row.type !== '(missing)' && { cashbackType: Number(row.type) }),
        ...(row.maximum !== '(missing)' && { maximumOffer: Number(row.maximum) }),
      }
      expect(upToText(item) ?? '(nothing)').toBe(row.says)
      expect(maximumOfferText(item) === undefined).toBe(row.says === '(nothing)')
    })
  }
})

describe('What do tiles show, and where do they lead?', () => {
  test('DASH-26 cashback leads to the retailer under its slug, with its thumbnail and its offer', () => {
    const [item] = dashboardView(
      {
        ...emptyDashboard,
        featuredCashback: [
          {
            id: RetailerId.make('1061'),
            name: 'Tidewater Stays',
            thumbnailImageUrl: 'images/1061.svg',
            cashbackType: 1,
            maximumOffer: 25,
          },
        ],
      },
      { imageHost: 'https://img.example' },
    ).showcase
    expect(item).toEqual({
      id: '1061',
      name: 'Tidewater Stays',
      path: '/Retailer/1061/tidewater-stays',
      image: 'https://img.example/images/1061.svg',
      label: 'Up to £25.00',
    })
  })

  test('DASH-26 every cashback list leads to its retailers', () => {
    const { moreCashback, newestCashback, favourites } = view({
      extraCashback: cashbackItems('Extra', 1),
      newestCashback: cashbackItems('New', 1),
      favouriteCashback: cashbackItems('Favourite', 1),
    })
    expect([moreCashback[0]?.path, newestCashback[0]?.path, favourites[0]?.path]).toEqual([
      '/Retailer/Extra-1/extra-1',
      '/Retailer/New-1/new-1',
      '/Retailer/Favourite-1/favourite-1',
    ])
  })

  test('DASH-29, CONST-02 vouchers lead to their vendor and show the discount with two decimals', () => {
    const { voucherTiles, moreVouchers } = view({
      featuredVouchers: voucherItems('Featured', 1),
      extraVouchers: voucherItems('Extra', 1),
    })
    expect([voucherTiles[0], moreVouchers[0]].map((item) => [item?.path, item?.label])).toEqual([
      ['/Vendor/Featured-1', '5.00%'],
      ['/Vendor/Extra-1', '5.00%'],
    ])
  })

  test('DASH-27, DASH-28 a tab leads to its list, its choices to their details, with their label', () => {
    const [tab] = view({
      tabs: [
        {
          id: TabId.make('12'),
          name: 'Health',
          choices: [
            { id: ChoiceId.make('120'), name: 'Dental plan', journeyType: 200 },
            { id: ChoiceId.make('121'), name: 'Eye care', journeyType: 50, choiceLogo: '/e.svg' },
          ],
        },
      ],
    }).tabs
    expect([tab?.path, tab?.choices]).toEqual([
      '/Home/mybenefits/12',
      [
        {
          id: '120',
          name: 'Dental plan',
          path: '/Choice/120',
          image: undefined,
          label: 'Salary Sacrifice',
        },
        {
          id: '121',
          name: 'Eye care',
          path: '/Choice/121',
          image: '/e.svg',
          label: 'Direct Saving',
        },
      ],
    ])
  })

  test('DASH-20, DASH-21 a combo offer has picture and description; its link is optional', () => {
    const { comboOffers } = view({
      featuredComboOffers: [
        { id: '1', imageLink: '/a.svg', description: 'Both pay.', link: '/Member/Retailer/1/x' },
        { id: '2', imageLink: '/b.svg' },
        { id: '3', imageLink: '/c.svg', description: ' ', link: 'javascript:alert(1)' },
      ],
    })
    expect(comboOffers).toEqual([
      {
        id: '1',
        image: '/a.svg',
        description: 'Both pay.',
        link: { leads: 'inside', path: '/Retailer/1/x' },
      },
      { id: '2', image: '/b.svg', description: undefined, link: undefined },
      { id: '3', image: '/c.svg', description: undefined, link: undefined },
    ])
  })

  test('DASH-20 a picture without an address is left out (OQ-143)', () => {
    expect(view({ featuredComboOffers: [{ id: '1', imageLink: ' ' }] }).comboOffers).toEqual([])
  })

  test('DASH-22, DASH-23 adverts are at the side and at the foot', () => {
    const { sidebarAdverts, footerAdverts } = view({
      sidebarAdverts: [{ id: 's', imageLink: '/s.svg' }],
      footerAdverts: [{ id: 'f', imageLink: '/f.svg' }],
    })
    expect([sidebarAdverts[0]?.id, footerAdverts[0]?.id]).toEqual(['s', 'f'])
  })
})

describe('Which statement tiles are shown, and where do they lead? (OQ-048)', () => {
  const cases = decisionTable(
    ['id', 'tile', 'reward flag', 'wellness flag', 'leads to'],
    `
    id               | tile                     | reward flag | wellness flag | leads to
    DASH-24, DASH-33 | Total Reward Statement   | yes         | yes           | /Home/TotalRewardStatement
    DASH-24, DASH-33 | Total Reward Statement   | yes         | no            | /Home/TotalRewardStatement
    DASH-24          | Total Reward Statement   | no          | yes           | (not shown)
    DASH-24          | Total Reward Statement   | no          | no            | (not shown)
    DASH-25, DASH-34 | Total Wellness Statement | yes         | yes           | /Home/TotalWellnessStatement
    DASH-25          | Total Wellness Statement | yes         | no            | (not shown)
    DASH-25, DASH-34 | Total Wellness Statement | no          | yes           | /Home/TotalWellnessStatement
    DASH-25          | Total Wellness Statement | no          | no            | (not shown)
    `,
  )
  for (const row of cases) {
    const { 'reward flag': reward, 'wellness flag': wellness } = row
    test(`${row.id} ${row.tile}, reward flag ${reward}, wellness flag ${wellness}`, () => {
      const { rewardStatement, wellnessStatement } = view({
        hasTotalRewardStatement: reward === 'yes',
        hasTotalWellnessStatement: wellness === 'yes',
      })
      const tile = [rewardStatement, wellnessStatement].find((one) => one?.name === row.tile)
      expect(tile?.path ?? '(not shown)').toBe(row['leads to'])
    })
  }
})

describe('When does the dashboard say ‘Loading offers...’? (DASH-01 to DASH-04)', () => {
  const ready: ResourceView<unknown> = { is: 'ready', value: {} }
  const loading: ResourceView<unknown> = { is: 'loading' }
  const failed: ResourceView<unknown> = { is: 'failed', failure: unreachable }
  const all: DashboardParts = { member: ready, menu: ready, dashboard: ready, challenge: 'clear' }
  const cases = decisionTable(
    ['id', 'case', 'member', 'menu', 'data', 'challenge', 'loading', 'failed'],
    `
    id      | case                                                    | member  | menu    | data    | challenge | loading | failed
    DASH-01 | while the member loads                                  | loading | ready   | ready   | clear     | yes     | no
    DASH-02 | while the menu loads                                    | ready   | loading | ready   | clear     | yes     | no
    DASH-03 | while the dashboard data load                           | ready   | ready   | loading | clear     | yes     | no
    DASH-04 | while the re-challenge check loads                      | ready   | ready   | ready   | checking  | yes     | no
    DASH-03 | not when everything is there                            | ready   | ready   | ready   | clear     | no      | no
    DASH-02 | the menu failed: it does without (OQ-132)               | ready   | failed  | ready   | clear     | no      | no
    DASH-01 | a member that could not be read is not loading (OQ-131) | failed  | ready   | ready   | clear     | no      | yes
    DASH-03 | data that could not be read are not loading (OQ-051)    | ready   | ready   | failed  | clear     | no      | yes
    `,
  )
  const views: Readonly<Record<string, ResourceView<unknown>>> = { ready, loading, failed }
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const state: DashboardParts = {
        ...all,
        member: views[row.member] ?? ready,
        menu: views[row.menu] ?? ready,
        dashboard: views[row.data] ?? ready,
        challenge: row.challenge === 'checking' ? 'checking' : 'clear',
      }
      expect({
        loading: isLoadingOffers(state) ? 'yes' : 'no',
        failed: hasDashboardFailed(state) ? 'yes' : 'no',
      }).toEqual({ loading: row.loading, failed: row.failed })
    })
  }
})

describe('Who is greeted, and which balances are shown? (OQ-137)', () => {
  const headOf = (member: Member) => dashboardHeadView(member, { is: 'ready', value: member })

  test('SHELL-05 a balance that is being read again is not shown as it was: the page says that it is being read', () => {
    expect(dashboardHeadView(exampleMember, { is: 'loading' })).toEqual({
      greeting: 'Hello, Priya',
      balance: { is: 'reading', available: 'Reading your balance...', pending: undefined },
    })
  })

  test('the first name, the available and the pending balance', () => {
    expect(headOf(exampleMember)).toEqual({
      greeting: 'Hello, Priya',
      balance: { is: 'known', available: '£1,284.60', pending: '£36.12' },
    })
  })

  test('white space around the first name is not shown', () => {
    const member = { ...exampleMember, name: { firstName: ' Priya ' } }
    expect(headOf(member).greeting).toBe('Hello, Priya')
  })

  test('without a first name the greeting is complete, and no pending balance is made up', () => {
    const { pendingBalance: _, ...member } = exampleMember
    expect(headOf({ ...member, name: { firstName: ' ' } })).toEqual({
      greeting: 'Hello',
      balance: { is: 'known', available: '£1,284.60', pending: undefined },
    })
  })
})

describe('Which figures does the carousel have?', () => {
  const cases = decisionTable(
    ['id', 'case', 'is'],
    `
    id        | case                          | is
    BANNER-01 | the category of its banners   | -1
    BANNER-04 | each slide stands for, in ms  | 5000
    BANNER-05 | the change takes, in ms       | 1000
    BANNER-09 | its greatest width, in pixels | 920
    `,
  )
  const figures: Readonly<Record<string, number>> = {
    'BANNER-01': bannerPolicy.category,
    'BANNER-04': bannerPolicy.intervalMs,
    'BANNER-05': bannerPolicy.transitionMs,
    'BANNER-09': bannerPolicy.maxWidth,
  }
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      expect({ is: String(figures[row.id]) }).toEqual({ is: row.is })
    })
  }
})
