import { describe, expect, test } from 'vitest'
import { ChoiceId, RetailerId, TabId } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import {
  cashbackItems,
  emptyDashboard,
  exampleConfiguration,
  exampleMember,
  voucherItems,
} from '../testing/examples.ts'
import type { DashboardData } from './dashboard.schema.ts'
import { dashboardHeadView, dashboardView } from './dashboard.selectors.ts'
import {
  carouselFigures,
  cashbackTexts,
  dashboardParts,
  exampleTab,
  listSizes,
  showcaseTiles,
  statementTiles,
  tilesAndLists,
} from './dashboard.table.ts'

const view = (data: Partial<DashboardData>) =>
  dashboardView({ ...emptyDashboard, ...data }, exampleConfiguration)

check(showcaseTiles)
check(tilesAndLists)
check(listSizes)
check(cashbackTexts)
check(statementTiles)
check(dashboardParts)
check(carouselFigures)

test('DASH-14 a tab tile has the tab’s name and its choices, and a tab without choices has no tile (OQ-047)', () => {
  const { tabs } = view({
    tabs: [exampleTab(1), { ...exampleTab(0), name: 'Travel' }],
  })
  expect(tabs.map(({ name, choices }) => [name, choices.map((choice) => choice.name)])).toEqual([
    ['Health', ['Choice 1']],
  ])
})

describe('The content of tiles, and their links', () => {
  test('DASH-26 cashback links to the retailer by its slug, with thumbnail and offer', () => {
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

  test('DASH-26 every cashback list links to its retailers', () => {
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

  test('DASH-29, CONST-02 vouchers link to their vendor and show the discount with two decimals', () => {
    const { voucherTiles, moreVouchers } = view({
      featuredVouchers: voucherItems('Featured', 1),
      extraVouchers: voucherItems('Extra', 1),
    })
    expect([voucherTiles[0], moreVouchers[0]].map((item) => [item?.path, item?.label])).toEqual([
      ['/Vendor/Featured-1', '5.00%'],
      ['/Vendor/Extra-1', '5.00%'],
    ])
  })

  test('DASH-27, DASH-28 a tab links to its list, and its choices to their details, with their label', () => {
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

  test('DASH-20, DASH-21 a combo offer has a picture, a description and an optional link', () => {
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

test('DASH-14 the dashboard counts items that its lists and tabs can’t show (OQ-143)', () => {
  const without = <Item>(items: readonly Item[], leftOut: number) =>
    Object.assign([...items], { leftOut })
  const tab = exampleTab(1)
  expect(
    view({
      newestCashback: without(cashbackItems('New', 1), 2),
      tabs: [{ ...tab, choices: without(tab.choices, 3) }],
    }).leftOut,
  ).toBe(5)
})

describe('The greeting and the balances (OQ-137)', () => {
  const headOf = (member: Member) => dashboardHeadView(member, { is: 'ready', value: member })

  test('SHELL-05 a balance isn’t shown while it is read again, and the page says so', () => {
    expect(dashboardHeadView(exampleMember, { is: 'loading' })).toEqual({
      greeting: 'Hello, Priya',
      balance: { is: 'reading', available: 'Loading your balance...', pending: undefined },
    })
  })

  test('the head shows the first name, the available and the pending balance', () => {
    expect(headOf({ ...exampleMember, transactions: [{ id: 'T-1' }] })).toEqual({
      greeting: 'Hello, Priya',
      balance: { is: 'known', available: '£1,284.60', pending: '£36.12' },
    })
  })

  test('white space around the first name is not shown', () => {
    const member = { ...exampleMember, name: { firstName: ' Priya ' } }
    expect(headOf(member).greeting).toBe('Hello, Priya')
  })

  test('without a first name the greeting is complete, and a missing pending balance is not made up', () => {
    const { pendingBalance: _, ...member } = exampleMember
    const head = headOf({ ...member, name: { firstName: ' ' }, transactions: [{ id: 'T-1' }] })
    expect(head).toEqual({
      greeting: 'Hello',
      balance: { is: 'known', available: '£1,284.60', pending: undefined },
    })
  })
})
