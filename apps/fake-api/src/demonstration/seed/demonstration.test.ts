import { createWorld, memoryPorts, signIn } from '@save/api-adapter/memory'
import { type DashboardView, dashboardView } from '@save/domain/dashboard'
import { formatPounds } from '@save/domain/kernel'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { makeCatalogue } from './catalogue.ts'
import { paidSumOf, pendingSumOf } from './member.ts'

const catalogue = makeCatalogue()
const { member, retailers } = catalogue

async function shownDashboard(): Promise<DashboardView> {
  const world = createWorld({ catalogue, now: () => Date.UTC(2026, 10, 21) })
  const { password } = catalogue
  signIn(world, world.visit, { email: 'member@example.com', password, rememberMe: false })
  const data = await Effect.runPromise(memoryPorts(world).dashboard.readDashboard())
  return dashboardView(data, { imageHost: '' })
}

const rows = (items: DashboardView['showcase']) =>
  items.map(({ name, label }) => `${name}: ${label}`)

describe('The demo dashboard', () => {
  test('the dashboard shows its retailers and figures', async () => {
    const view = await shownDashboard()
    expect(rows(view.showcase)).toEqual([
      'Tidewater Stays: Up to £25.00',
      'Quillfeather Stationers: Up to 11%',
      'Otterby Outdoors: Up to 6%',
      'Skylarkery: Up to £15.00',
      'Wickerby Home: Up to 5.5%',
      'Spindle Cycles: Up to 4.25%',
      'Brightwell Optics: Up to £18.50',
    ])
    expect(rows(view.moreCashback)).toEqual([
      'Ferrystone Coffee: Up to 10%',
      'Plumfield Grocers: Up to 3%',
      'Tallow & Thread: Up to 8%',
      'Drumlin Travel: Up to £40.00',
      'Cobalt Kites: Up to 5%',
    ])
    expect(rows(view.newestCashback)).toEqual([
      'Quillfeather Stationers: Up to 11%',
      'Loomhaven Bedding: Up to 9.5%',
      'Hearthwick Kitchens: Up to 12%',
      'Stoatley Tailors: Up to 8.5%',
      'Sundry Moon: Up to 7%',
    ])
    expect(rows(view.favourites)).toEqual([
      'Fernhill Books: Up to 7.5%',
      'Bramblewick Garden: Up to 6%',
      'Ferrystone Coffee: Up to 10%',
      'Marlow Kettle Co: Up to 6.5%',
    ])
  })

  test('the dashboard has nine vouchers as tiles and lists five more', async () => {
    const view = await shownDashboard()
    expect(rows(view.voucherTiles)).toEqual([
      'Plumfield Grocers: 5.00%',
      'Loomhaven Bedding: 8.00%',
      'Ferrystone Coffee: 10.00%',
      'Fernhill Books: 6.50%',
      'Merrybarrow Toys: 4.50%',
      'Nook & Larder: 4.00%',
      'Larkspur Shoes: 7.50%',
      'Drumlin Travel: 3.00%',
      'Wickerby Home: 6.00%',
    ])
    expect(rows(view.moreVouchers)).toEqual([
      'Otterby Outdoors: 5.00%',
      'Tallow & Thread: 7.25%',
      'Sundry Moon: 6.00%',
      'Stoatley Tailors: 4.00%',
      'Oakapple Pharmacy: 2.50%',
    ])
  })

  test('the dashboard shows three tabs with four benefits each', async () => {
    const { tabs } = await shownDashboard()
    expect(tabs.map(({ name, choices }) => [name, ...rows(choices)])).toEqual([
      [
        'Health & Wellbeing',
        'Dental plan: Salary Sacrifice',
        'Eye care: Direct Saving',
        'Gym membership: Direct Saving',
        'Health cash plan: Salary Sacrifice',
      ],
      [
        'Travel & Technology',
        'Cycle to work: Salary Sacrifice',
        'Home computing: Salary Sacrifice',
        'Electric car: Salary Sacrifice',
        'Airport parking: Direct Saving',
      ],
      [
        'Family & Future',
        'Pension top-up: Salary Sacrifice',
        'Life assurance: Salary Sacrifice',
        'Home insurance: Direct Saving',
        'Learning library: Direct Saving',
      ],
    ])
  })

  test('every list has more items than the dashboard shows, so that the rules about the others apply', () => {
    const { dashboard, favourites, tabs } = catalogue
    expect(dashboard.featuredCashback.length).toBeGreaterThan(7)
    expect(dashboard.featuredVouchers.length).toBeGreaterThan(9)
    expect(dashboard.newestCashback.length).toBeGreaterThan(5)
    expect(favourites.length).toBeGreaterThan(4)
    for (const tab of tabs) expect(tab.choices.length).toBeGreaterThan(4)
  })

  test('one combo has a link and one doesn’t, and both kinds of advert and both statements exist', async () => {
    const view = await shownDashboard()
    expect(view.comboOffers.map(({ link }) => link !== undefined)).toEqual([true, false])
    expect([view.sidebarAdverts.length, view.footerAdverts.length]).toEqual([1, 1])
    expect(view.rewardStatement && view.wellnessStatement).toBeTruthy()
  })

  test('BANNER-01 the dashboard has four banners, one of them without a link', () => {
    expect(catalogue.banners[-1]?.map(({ link }) => link !== undefined)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('each picture’s link opens a retailer by its id and slug', () => {
    const { dashboard, banners } = catalogue
    const links = [...Object.values(banners).flat(), ...dashboard.featuredComboOffers]
      .flatMap(({ link }) => link ?? [])
      .map((link) => /^\/Member\/Retailer\/(\d+)\/[a-z-]+$/.exec(link)?.[1])
    const known = new Set<string | undefined>(retailers.map(({ id }) => id))
    expect(links.filter((id) => !known.has(id))).toEqual([])
  })
})

describe('The demo member', () => {
  test('the balances are the sums of the transactions', () => {
    expect(formatPounds(member.availableBalance)).toBe('£1,284.60')
    expect(paidSumOf(member.transactions)).toBe(member.availableBalance)
    expect(pendingSumOf(member.transactions)).toBe(member.pendingBalance)
  })

  test.each([1, 2, 3, 77])('the account adds up, and has an opening balance (seed %i)', (seed) => {
    const { transactions, availableBalance } = makeCatalogue(seed).member
    expect(paidSumOf(transactions)).toBe(availableBalance)
    expect(transactions.at(-1)?.cashbackAmount).toBeGreaterThan(0)
  })

  test('the transactions are sorted, the latest first', () => {
    const days = member.transactions.map(({ transactionDate = '' }) => transactionDate)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('there are transactions of every type and status', () => {
    const types = new Set(member.transactions.map(({ transactionType }) => transactionType))
    const statuses = new Set(member.transactions.map(({ status }) => status))
    expect([...types].toSorted()).toEqual([
      'Adjustment',
      'Bonus',
      'Cashback',
      'Referral',
      'Transfer',
      'Withdrawal',
    ])
    expect([...statuses].toSorted()).toEqual(['Declined', 'Paid', 'Pending'])
  })

  test('there are running and cancelled benefits, each with its day', () => {
    const { choices } = member
    expect(new Set(choices.map(({ isCancelled }) => isCancelled))).toEqual(new Set([true, false]))
    for (const { isCancelled, cancellationDate } of choices) {
      expect(cancellationDate !== undefined).toBe(isCancelled)
    }
  })
})
