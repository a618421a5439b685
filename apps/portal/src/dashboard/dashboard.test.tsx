import type { DashboardData } from '@save/domain/dashboard'
import { ChoiceId, RetailerId, serverFault, TabId, VendorCode } from '@save/domain/kernel'
import { startPortal } from '@save/domain/portal'
import {
  cashbackItems,
  emptyDashboard,
  exampleConfiguration,
  exampleMember,
  voucherItems,
} from '@save/domain/testing/examples'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { browserTab } from '../memory/tab-memory.ts'
import { PortalContext } from '../portal/use-portal.ts'
import { isLeftToBrowser } from '../testing/click-link.ts'
import { openPortal } from '../testing/open-portal.tsx'
import { scriptedServer } from '../testing/scripted-server.ts'
import { DashboardStates } from './dashboard-screen.tsx'

async function openDashboard(data: Partial<DashboardData> = {}) {
  const portal = await openPortal()
  await portal.answerAll({ dashboard: { ...emptyDashboard, ...data } })
  return portal
}

/** The part of the page under this heading. */
const under = (heading: string) => within(screen.getByRole('region', { name: heading }))
const isThere = (heading: string) => screen.queryByRole('region', { name: heading }) !== null

/** Name and address of each entry of a list, without the heading's own link. */
const entriesUnder = (heading: string) =>
  under(heading)
    .getAllByRole('listitem')
    .map((item) => {
      const link = within(item).getByRole('link')
      return [link.textContent?.trim(), link.getAttribute('href')]
    })

const namesUnder = (heading: string) => entriesUnder(heading).map(([name]) => name)
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('Loading', () => {
  const loading = () => screen.queryByText('Loading offers...')

  test.each([
    ['DASH-01', 'member', ['menu', 'dashboard']],
    ['DASH-02', 'menu', ['member', 'dashboard']],
    ['DASH-03', 'dashboard', ['member', 'menu']],
  ] as const)('%s Loading offers... is shown while the %s loads', async (_, last, first) => {
    const { server, answer } = await openPortal()
    const answers = {
      member: () => answer(server.member, exampleMember),
      menu: () => answer(server.menu, []),
      dashboard: () => answer(server.dashboard, emptyDashboard),
    }
    for (const part of first) await answers[part]()
    expect(loading()).not.toBeNull()
    await answers[last]()
    expect(loading()).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya')
  })

  test.each([
    ['checking', true],
    ['clear', false],
  ] as const)(
    'DASH-04 with everything loaded and the re-challenge check %s, Loading offers... is shown: %s',
    (challenge, isShown) => {
      const browser = {
        goTo: () => undefined,
        goToForGood: () => undefined,
        reload: () => undefined,
        openPath: () => undefined,
        replacePath: () => undefined,
      }
      const running = startPortal(
        scriptedServer().connect,
        browser,
        exampleConfiguration,
        browserTab(),
      )
      const member = { is: 'ready', value: exampleMember } as const
      const dashboard = { is: 'ready', value: emptyDashboard } as const
      const menu = { is: 'ready', value: [] } as const
      render(
        <PortalContext value={running}>
          <DashboardStates
            parts={{ member, knownMember: member, menu, dashboard, challenge }}
            onRetry={() => undefined}
          />
        </PortalContext>,
      )
      expect(loading() !== null).toBe(isShown)
    },
  )

  test('loading is announced, and the page is busy', async () => {
    await openPortal()
    expect(loading()?.getAttribute('role')).toBe('status')
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
  })
})

describe('Failures', () => {
  test.each(['member', 'dashboard'] as const)(
    'without the %s the page says Something went wrong. and offers to try again',
    async (part) => {
      const { server, fail, answerAll, user } = await openPortal()
      await fail(server[part], serverFault(503))
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong.')
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(document.activeElement?.textContent).toBe('Hello')
      await answerAll()
      expect(document.activeElement?.textContent).toBe('Hello, Priya')
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya')
      expect(server[part].asked).toHaveLength(2)
    },
  )

  test('a menu that can’t be read doesn’t delay the dashboard', async () => {
    const { server, fail, answer } = await openPortal()
    await fail(server.menu, serverFault(500))
    await answer(server.member, exampleMember)
    await answer(server.dashboard, emptyDashboard)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya')
  })
})

describe('The balance', () => {
  test('OQ-137 the page greets the member by first name and shows the balances', async () => {
    await openDashboard()
    const balance = under('Hello, Priya')
    expect(balance.getByRole('link').textContent).toBe('£1,284.60')
    expect(balance.getByText('£36.12')).toBeTruthy()
  })
})

describe('Cashback', () => {
  test('DASH-05 DASH-26 retailers with featured cashback are tiles that link to their pages', async () => {
    await openDashboard({
      featuredCashback: [
        { id: RetailerId.make('1061'), name: 'Café & Co.', cashbackType: 2, maximumOffer: 7.5 },
      ],
    })
    expect(entriesUnder('Featured cashback')).toEqual([
      [expect.stringContaining('Café & Co.'), '/Member/Retailer/1061/cafe-co'],
    ])
  })

  test.each([
    ['DASH-06', 7, cashbackItems('Favourite', 1)],
    ['DASH-07', 6, []],
  ])('%s the first %i are tiles', async (_, count, favouriteCashback) => {
    await openDashboard({ featuredCashback: cashbackItems('Featured', 20), favouriteCashback })
    expect(entriesUnder('Featured cashback')).toHaveLength(count)
  })

  test('DASH-08 DASH-09 DASH-26 the remaining featured and the extra cashback form a list of 5', async () => {
    await openDashboard({
      featuredCashback: cashbackItems('Featured', 9),
      extraCashback: cashbackItems('Extra', 9),
    })
    const entries = entriesUnder('More cashback')
    expect(entries.map(([name, href]) => [name?.replace(/ +Up to.*/, ''), href])).toEqual([
      ['Featured 7', '/Member/Retailer/Featured-7/featured-7'],
      ['Featured 8', '/Member/Retailer/Featured-8/featured-8'],
      ['Featured 9', '/Member/Retailer/Featured-9/featured-9'],
      ['Extra 1', '/Member/Retailer/Extra-1/extra-1'],
      ['Extra 2', '/Member/Retailer/Extra-2/extra-2'],
    ])
  })

  test('DASH-13 DASH-26 newest cashback lists 5 retailers, with links', async () => {
    await openDashboard({ newestCashback: cashbackItems('Newest', 6) })
    const entries = entriesUnder('Newest cashback')
    expect(entries).toHaveLength(5)
    expect(entries[0]?.[1]).toBe('/Member/Retailer/Newest-1/newest-1')
  })

  test('DASH-16 DASH-26 favourites lists 4 retailers, with links', async () => {
    await openDashboard({ favouriteCashback: cashbackItems('Favourite', 6) })
    const entries = entriesUnder('Your favourites')
    expect(entries).toHaveLength(4)
    expect(entries[3]?.[1]).toBe('/Member/Retailer/Favourite-4/favourite-4')
  })

  test('OQ-045 without favourites, their column explains how to get some, if another list is beside it', async () => {
    await openDashboard({ newestCashback: cashbackItems('Newest', 1) })
    expect(
      under('Your favourites').getByText('Select the star next to a retailer to add it here.'),
    ).toBeTruthy()
    expect([isThere('More cashback'), isThere('More vouchers')]).toEqual([false, false])
  })

  test('DASH-17 DASH-18 DASH-19 tiles and lists show each offer by its own type', async () => {
    const offer = (cashbackType: number, maximumOffer: number) => ({
      id: RetailerId.make(`${cashbackType}`),
      name: 'Shop',
      cashbackType,
      maximumOffer,
    })
    const items = [offer(2, 7.5), offer(1, 25)]
    await openDashboard({ featuredCashback: items, newestCashback: items })
    for (const heading of ['Featured cashback', 'Newest cashback']) {
      const texts = under(heading)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
      expect(texts).toEqual([
        expect.stringMatching(/Up to\s*7\.5%/),
        expect.stringMatching(/Up to\s*£25\.00/),
      ])
    }
  })

  test('OQ-042 a retailer without a maximum offer has no such line', async () => {
    const items = [{ id: RetailerId.make('1'), name: 'Shop' }]
    await openDashboard({ newestCashback: items })
    expect(namesUnder('Newest cashback')).toEqual(['Shop'])
  })

  test('DASH-30 DASH-31 each heading links to the directory, one of them to the favourites', async () => {
    await openDashboard({
      featuredCashback: cashbackItems('Featured', 1),
      favouriteCashback: cashbackItems('Favourite', 1),
    })
    expect(hrefOf('Featured cashback')).toBe('/Member/Home/Cashback')
    expect(hrefOf('Your favourites')).toBe('/Member/Home/Cashback?favourites=true')
  })
})

describe('Vouchers', () => {
  test('DASH-10 DASH-29 the first 9 vouchers are tiles that link to their vendors', async () => {
    await openDashboard({ featuredVouchers: voucherItems('Voucher', 12) })
    const entries = entriesUnder('Vouchers')
    expect(entries).toHaveLength(9)
    expect(entries[0]).toEqual(['5.00% Voucher 1', '/Member/Vendor/Voucher-1'])
  })

  test('DASH-11 DASH-12 DASH-29 the remaining and the extra vouchers form a list of 5', async () => {
    await openDashboard({
      featuredVouchers: voucherItems('Voucher', 10),
      extraVouchers: voucherItems('Extra', 9),
    })
    const entries = entriesUnder('More vouchers')
    expect(entries).toHaveLength(5)
    expect(entries[0]?.[1]).toBe('/Member/Vendor/Voucher-10')
    expect(entries[1]?.[1]).toBe('/Member/Vendor/Extra-1')
  })

  test('DASH-29 a code with special characters stays one part of the path', async () => {
    const code = VendorCode.make('A/B 1')
    await openDashboard({ featuredVouchers: [{ code, name: 'Shop', percentageDiscount: 0.1 }] })
    expect(entriesUnder('Vouchers')).toEqual([['10.00% Shop', '/Member/Vendor/A%2FB%201']])
  })

  test('DASH-32 the heading links to all vouchers', async () => {
    await openDashboard({ featuredVouchers: voucherItems('Voucher', 1) })
    expect(hrefOf('Vouchers')).toBe('/Member/Home/Vouchers')
  })
})

describe('Benefits', () => {
  const choice = (index: number, journeyType = 100) => ({
    id: ChoiceId.make(`${index}`),
    name: `Choice ${index}`,
    journeyType,
  })
  const tab = {
    id: TabId.make('12'),
    name: 'Health',
    choices: [1, 2, 3, 4, 5].map((n) => choice(n)),
  }

  test('DASH-14 DASH-15 DASH-27 a tab tile shows 4 of its choices, each with a link', async () => {
    await openDashboard({ tabs: [tab] })
    const entries = entriesUnder('Health')
    expect(entries).toHaveLength(4)
    expect(entries[0]).toEqual(['Choice 1 Salary Sacrifice', '/Member/Choice/1'])
  })

  test('DASH-14 the label marks a direct saving', async () => {
    await openDashboard({ tabs: [{ ...tab, choices: [choice(1, 50)] }] })
    expect(namesUnder('Health')).toEqual(['Choice 1 Direct Saving'])
  })

  test('DASH-14 DASH-28 each tab shows its own choices under a name that links to the tab', async () => {
    const travel = { id: TabId.make('15'), name: 'Travel', choices: [choice(150)] }
    await openDashboard({ tabs: [tab, travel] })
    expect([hrefOf('Health'), hrefOf('Travel')]).toEqual([
      '/Member/Home/mybenefits/12',
      '/Member/Home/mybenefits/15',
    ])
    expect(namesUnder('Health')).not.toContain('Choice 150 Salary Sacrifice')
    expect(namesUnder('Travel')).toEqual(['Choice 150 Salary Sacrifice'])
  })

  test('OQ-047 a tab without choices gets no tile', async () => {
    await openDashboard({ tabs: [{ ...tab, choices: [] }] })
    expect(isThere('Health')).toBe(false)
  })
})

describe('The first page of the passbook', () => {
  test.each([
    ['no transaction', [], 3],
    ['one', [{ id: 'T-1' }], 0],
  ])('with %s (%j), %i lines follow the balance', async (_, transactions, count) => {
    const portal = await openPortal()
    await portal.answerAll({ member: { ...exampleMember, transactions } })
    const lines = within(screen.getByRole('region', { name: 'Hello, Priya' })).queryAllByRole(
      'listitem',
    )
    expect(lines).toHaveLength(count)
    expect(lines[0]?.textContent).toBe(count > 0 ? 'Choose a shop.' : undefined)
  })
})

describe('Pictures', () => {
  const picture = { id: '1', imageLink: '/images/combos/1.svg', description: 'Two together, twice' }

  test('DASH-20 a combo offer shows its image and its description', async () => {
    await openDashboard({ featuredComboOffers: [picture] })
    const combos = screen.getByRole('region', { name: 'Combo offers' })
    expect(combos.querySelector('img')?.getAttribute('src')).toBe('/images/combos/1.svg')
    expect(within(combos).getByText('Two together, twice')).toBeTruthy()
  })

  test('DASH-20 two combo offers each have their own image and description', async () => {
    const other = { id: '2', imageLink: '/images/combos/2.svg', description: 'Lunch for two' }
    await openDashboard({ featuredComboOffers: [picture, other] })
    const combos = screen.getByRole('region', { name: 'Combo offers' })
    const shown = ['Two together, twice', 'Lunch for two'].map((text) =>
      within(combos).getByText(text).closest('div')?.querySelector('img'),
    )
    expect(shown.map((image) => image?.getAttribute('src'))).toEqual([
      '/images/combos/1.svg',
      '/images/combos/2.svg',
    ])
  })

  test('DASH-21 a combo offer without a link can’t be clicked', async () => {
    await openDashboard({ featuredComboOffers: [picture] })
    expect(under('Combo offers').queryByRole('link')).toBeNull()
  })

  test.each([
    ['a path of the portal', '/Member/Retailer/1', '/Member/Retailer/1', false],
    ['a path written without the base', '/Retailer/1', '/Member/Retailer/1', false],
    ['a page outside', 'https://example.com/a', 'https://example.com/a', true],
  ])('DASH-21 a combo offer with %s can be clicked', async (_, link, href, isDocument) => {
    await openDashboard({ featuredComboOffers: [{ ...picture, link }] })
    const anchor = under('Combo offers').getByRole('link')
    expect(anchor.getAttribute('href')).toBe(href)
    expect(isLeftToBrowser(anchor)).toBe(isDocument)
    expect([
      anchor.textContent,
      document.getElementById(anchor.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['See the offer', 'Two together, twice'])
  })

  test('DASH-21 OQ-031 an address that members may not follow isn’t a link', async () => {
    await openDashboard({ featuredComboOffers: [{ ...picture, link: 'javascript:alert(1)' }] })
    expect(under('Combo offers').queryByRole('link')).toBeNull()
  })

  test.each([
    ['DASH-22', 'sidebar', 'sidebarAdverts'],
    ['DASH-23', 'footer', 'footerAdverts'],
  ] as const)('%s the %s’s adverts are labelled as adverts', async (_, __, position) => {
    await openDashboard({ [position]: [{ ...picture, description: 'Autumn hampers' }] })
    const advert = screen.getByText('Autumn hampers').closest('figure')
    expect(advert?.querySelector('img')?.getAttribute('src')).toBe('/images/combos/1.svg')
    const named =
      advert?.querySelector('figcaption') ?? advert?.closest('section')?.querySelector('h2')
    expect(named?.textContent).toBe('Advertisement')
  })

  test('DASH-22 DASH-23 the sidebar’s adverts are beside the combo offers under their own heading, and the footer’s below them', async () => {
    await openDashboard({
      featuredComboOffers: [picture],
      sidebarAdverts: [{ ...picture, id: '2', description: 'Autumn hampers' }],
      footerAdverts: [{ ...picture, id: '3', description: 'Winter coats' }],
    })
    const advertText = under('Advertisement').getByText('Autumn hampers')
    expect(under('Combo offers').queryByText('Autumn hampers')).toBeNull()
    expect(under('Advertisement').queryByText('Winter coats')).toBeNull()
    const below = screen.getByText('Winter coats')
    expect(advertText.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('Statements', () => {
  test.each([
    [
      'DASH-24 DASH-33',
      'hasTotalRewardStatement',
      /^Total Reward Statement/,
      '/Member/Home/TotalRewardStatement',
    ],
    [
      'DASH-25 DASH-34',
      'hasTotalWellnessStatement',
      /^Total Wellness Statement/,
      '/Member/Home/TotalWellnessStatement',
    ],
  ] as const)('%s the statement’s tile appears only when %s', async (_, flag, name, href) => {
    const { unmount } = await openDashboard({ [flag]: true })
    expect(
      within(screen.getByRole('region', { name: 'Statements' })).getAllByRole('link'),
    ).toHaveLength(1)
    expect(hrefOf(name)).toBe(href)
    unmount()
    await openDashboard()
    expect(isThere('Statements')).toBe(false)
  })
})

test('OQ-045 lists without entries are left out', async () => {
  await openDashboard()
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Hello, Priya',
  ])
})
