import { Effect, Fiber } from 'effect'
import { describe, expect, test } from 'vitest'
import {
  type Basket,
  byMethod,
  checkoutMachine,
  type PaymentMethod,
  paymentMethods,
} from '../checkout/index.ts'
import type { DashboardData } from '../dashboard/index.ts'
import {
  ChoiceId,
  forbidden,
  type Pence,
  pounds,
  RetailerId,
  resourceOf,
  resourceView,
  serverFault,
  TabId,
  unauthorised,
  unreachable,
  VendorCode,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import type { Retailer } from '../retailers/index.ts'
import type { LogoutAnswer } from '../session/index.ts'
import type { SupportQuery } from '../support/index.ts'
import { check } from '../testing/check.ts'
import { clockOf } from '../testing/clock-of.ts'
import { emptyDashboard, exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { reporting } from '../testing/reporting.ts'
import { type ScriptedCall, scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import type { Vendor } from '../vouchers/index.ts'
import type { PortalEvent } from './portal.machine.ts'
import { hasSessionExpired, isLoggedOut, isLoggingOut, logoutNotice } from './portal.machine.ts'
import { afterLogout, logoutsWithoutAnswer } from './portal.table.ts'
import { serverWith } from './ports.examples.ts'
import type { ServerPorts } from './ports.ts'
import { moneyJourney, startPortal } from './start-portal.ts'

/** The resource's value. */
const askFor = (resource: { send(event: { readonly type: 'resource.needed' }): void }) =>
  resource.send({ type: 'resource.needed' })

const pension = { name: 'Pension', value: pounds('1200') }
const gym = { name: 'Gym', value: pounds('300') }

function openPortal() {
  let time = 0
  const went: string[] = []
  const member = scriptedCall<Member>()
  const dashboard = scriptedCall<DashboardData>()
  const banners: number[] = []
  const retailer = scriptedCall<Retailer, [RetailerId]>()
  const favourites = scriptedCall<readonly RetailerId[]>()
  const addFavourite = scriptedCall<void, [RetailerId]>()
  const logout = scriptedCall<LogoutAnswer>()
  const check = scriptedCall<boolean>()
  const vendors = scriptedCall<readonly Vendor[]>()
  const basket = scriptedCall<Basket>()
  const total = scriptedCall<Pence, [PaymentMethod]>()
  const sent = scriptedCall<void, [string]>()
  const server: ServerPorts = {
    session: {
      login: () => Effect.fail(unauthorised),
      logout: logout.call,
      readToken: sessionCookie().readToken,
      requiresReAuth: check.call,
    },
    clock: clockOf(() => time),
    member: { readMember: member.call },
    shell: { readMenu: () => Effect.succeed([]) },
    help: { readSystemText: () => Effect.succeed({}) },
    account: {
      saveName: () => Effect.never,
      saveAddress: () => Effect.never,
      saveAboutYou: () => Effect.never,
      changePassword: () => Effect.never,
    },
    withdrawal: {
      withdrawToCard: () => Effect.never,
      withdrawToBank: () => Effect.never,
      readSettings: () => Effect.succeed({ minimumMemberWithdrawalAmount: pounds('5') }),
    },
    dashboard: {
      readDashboard: dashboard.call,
      readBanners: (category) => {
        banners.push(category)
        return Effect.succeed([])
      },
    },
    retailers: {
      readRetailers: () => Effect.succeed([]),
      readRetailer: retailer.call,
      readCategories: () => Effect.succeed([]),
      readFavourites: favourites.call,
      addFavourite: addFavourite.call,
      removeFavourite: () => Effect.void,
      logVisit: () => Effect.void,
    },
    search: { search: () => Effect.fail(unauthorised) },
    statements: {
      readMemberWellness: () => Effect.succeed([pension]),
      readMemberBenefits: () => Effect.succeed([gym]),
    },
    support: {
      sendQuery: () => Effect.as(sent.call('query'), { answer: 'sent' as const }),
    },
    benefits: {
      readTab: () => Effect.fail(unauthorised),
      readChoice: () => Effect.fail(unauthorised),
      readChoices: () => Effect.succeed([]),
      placeOrder: () => Effect.fail(unauthorised),
      cancelChoice: () => Effect.fail(unauthorised),
      logVisit: (id) => sent.call(`provider of ${id}`),
    },
    vouchers: {
      readVendors: vendors.call,
      logVisit: (code) => sent.call(`vendor ${code}`),
      purchaseVoucher: () => Effect.succeed({ answer: 'purchased' }),
    },
    checkout: {
      readBasket: basket.call,
      readTotal: total.call,
      placeOrder: () => Effect.succeed({ answer: 'refused', messages: [] }),
      startPayment: () => Effect.succeed('/'),
    },
  }
  const browser = { ...stillBrowser, goToForGood: (href: string) => went.push(href) }
  const { portal, ports, now } = startPortal(reporting(server), browser, exampleConfiguration, {
    shared: sharedPurses().open(),
  })
  const { resources, families, stars, challenge } = portal.getSnapshot().context
  return {
    member,
    dashboard,
    banners,
    retailer,
    favourites,
    addFavourite,
    families,
    stars,
    logout,
    check,
    vendors,
    basket,
    total,
    sent,
    challenge,
    went,
    portal,
    ports,
    browser,
    now,
    setClock: (moment: number) => {
      time = moment
    },
    resources,
    need: async (...keys: (keyof typeof resources)[]) => {
      for (const key of keys) askFor(resources[key])
      await waitUntilIdle()
    },
    enter: async (path: string) => {
      challenge.send({ type: 'path.entered', path, address: `/Member${path}` })
      await waitUntilIdle()
    },
    logOut: async () => {
      portal.send({ type: 'logout.requested' })
      await waitUntilIdle()
    },
    hasExpired: () => hasSessionExpired(portal.getSnapshot()),
    isLeaving: () => isLoggingOut(portal.getSnapshot()),
  }
}

test('OQ-043 the portal uses the server’s time, even when its clock is moved', () => {
  const { now, setClock } = openPortal()
  setClock(1_775_430_000_000)
  expect(now()).toBe(1_775_430_000_000)
  setClock(0)
  expect(now()).toBe(0)
})

test('pages leave data for later pages, and keep what earlier pages left', () => {
  const { portal } = openPortal()
  const visit = () => portal.getSnapshot().context.visit
  const first = visit()
  const list = { label: 'Retailers', path: '/retailers', place: 1 }
  portal.send({ type: 'visit.changed', change: { list } })
  portal.send({ type: 'visit.changed', change: { directory: '/retailers' } })
  expect(visit()).toEqual({ ...first, list, directory: '/retailers' })
})

describe('When the session expires', () => {
  test('SESSION-01 a 401 on the member fetch opens the login overlay', async () => {
    const { member, need, hasExpired } = openPortal()
    await need('member')
    expect(hasExpired()).toBe(false)
    await member.fail(unauthorised)
    expect(hasExpired()).toBe(true)
  })

  test('SESSION-02 a 401 on the member fetch cancels the pending queries', async () => {
    const { member, dashboard, need } = openPortal()
    await need('member', 'dashboard')
    await member.fail(unauthorised)
    await waitUntilIdle()
    expect(dashboard.interrupted()).toBe(1)
  })

  test('SESSION-03 a 401 on any other call opens the login overlay, and loaded data stays', async () => {
    const { member, dashboard, need, hasExpired, resources } = openPortal()
    await need('member', 'dashboard')
    await member.answer(exampleMember)
    await dashboard.fail(unauthorised)
    expect([hasExpired(), resourceView(resources.member.getSnapshot()).is]).toEqual([true, 'ready'])
  })

  test('SESSION-03 a 401 on a call of a screen’s own machine opens the login overlay', async () => {
    const { ports, member, hasExpired } = openPortal()
    const ownCall = Effect.runPromiseExit(ports.member.readMember())
    await member.fail(unauthorised)
    await ownCall
    expect(hasExpired()).toBe(true)
  })

  test('SESSION-01 no other failure ends the session (OQ-131)', async () => {
    const { member, dashboard, need, hasExpired } = openPortal()
    await need('member', 'dashboard')
    await member.fail(serverFault(500))
    await dashboard.fail(forbidden)
    expect(hasExpired()).toBe(false)
  })

  test('OQ-026 a call refused with 403 on a wallet page asks whether a challenge is needed', async () => {
    const { dashboard, check, need, enter } = openPortal()
    await enter('/MyAccount')
    await check.answer(false)
    await need('dashboard')
    await dashboard.fail(forbidden)
    expect(check.asked).toHaveLength(2)
  })

  test('SESSION-02 when the session ends, even the check before a wallet page is cancelled, and never repeated', async () => {
    const { member, check, need, enter, challenge } = openPortal()
    await enter('/Checkout')
    await need('member')
    await member.fail(unauthorised)
    await enter('/MyAccount')
    expect([check.asked.length, check.interrupted(), challenge.getSnapshot().value]).toEqual([
      1,
      1,
      'stopped',
    ])
  })

  test('SESSION-02 nothing is read after the session has ended', async () => {
    const { member, need } = openPortal()
    await need('member')
    await member.fail(unauthorised)
    await need('member', 'dashboard')
    expect(member.asked).toHaveLength(1)
  })
})

describe('Logging out', () => {
  test('SESSION-04, SESSION-05 the blocking overlay stays while the single call runs', async () => {
    const { logout, logOut, isLeaving } = openPortal()
    expect(isLeaving()).toBe(false)
    await logOut()
    await logOut()
    expect([logout.asked.length, isLeaving()]).toEqual([1, true])
  })

  test('SESSION-06 after the logout the browser opens the answer’s redirectUrl, and the overlay stays', async () => {
    const { logout, logOut, went, isLeaving } = openPortal()
    await logOut()
    await logout.answer({ redirectUrl: '/Member/Login' })
    expect([went, isLeaving()]).toEqual([['/Member/Login'], true])
  })

  test('SESSION-06 pending reads are cancelled, and no new ones start', async () => {
    const { logout, logOut, need, dashboard, member, portal } = openPortal()
    await need('dashboard')
    await logOut()
    await logout.answer({ redirectUrl: '/Member/Login' })
    await need('member')
    expect([dashboard.interrupted(), member.asked.length]).toEqual([1, 0])
    expect(portal.getSnapshot().value).toBe('loggedOut')
  })

  test('SESSION-07 a failed call removes the overlay, and logout can be tried again', async () => {
    const { logout, logOut, member, went, isLeaving } = openPortal()
    await logOut()
    await logout.fail(serverFault(500))
    await member.answer(exampleMember)
    expect([isLeaving(), went]).toEqual([false, []])
    await logOut()
    expect(logout.asked).toHaveLength(2)
  })

  test('SESSION-06, SESSION-07 a running journey learns of a logout, so that nothing automatic follows', async () => {
    const { logout, logOut, member, portal, ports, browser, resources, families } = openPortal()
    const { ledger } = portal.getSnapshot().context
    const startedJourneys: unknown[] = []
    const open = () =>
      moneyJourney(portal, {
        key: 'checkout',
        machine: () => checkoutMachine(ports.checkout, browser),
        input: () => ({
          basket: resources.basket,
          totals: byMethod((method) => resourceOf(families.total, method)),
          purse: ledger.basket,
          payments: ledger.payment,
          origin: 'https://save.example',
        }),
        whenBegun: (journey) => startedJourneys.push(journey),
      })
    const checkout = open()
    expect([open() === checkout, startedJourneys]).toEqual([true, [checkout]])
    const isLeaving = () => checkout.getSnapshot().context.isLoggingOut
    await logOut()
    expect(isLeaving()).toBe(true)
    await logout.fail(serverFault(500))
    await member.answer(exampleMember)
    expect(isLeaving()).toBe(false)
    await logOut()
    expect(isLeaving()).toBe(true)
  })

  test('SESSION-07 the message about a failed logout stays until it is dismissed or the member tries again', async () => {
    const { logout, logOut, member, portal } = openPortal()
    const notice = () => logoutNotice(portal.getSnapshot())
    expect(notice()).toBeUndefined()
    await logOut()
    expect(notice()).toBeUndefined()
    await logout.fail(unreachable)
    await member.answer(exampleMember)
    expect(notice()).toBe('logoutFailed')
    portal.send({ type: 'notice.dismissed' })
    expect(notice()).toBeUndefined()
    await logOut()
    await logout.answer({ redirectUrl: 'ftp://elsewhere.example' })
    await member.fail(unreachable)
    expect(notice()).toBe('logoutUnknown')
    await logOut()
    expect(notice()).toBeUndefined()
  })

  test('SESSION-06 a late 401 of another call doesn’t keep the member from leaving', async () => {
    const { logout, logOut, need, dashboard, went, hasExpired, isLeaving } = openPortal()
    await need('dashboard')
    await logOut()
    await dashboard.fail(unauthorised)
    expect([hasExpired(), isLeaving()]).toEqual([false, true])
    await logout.answer({ redirectUrl: 'https://identity.example/out' })
    expect(went).toEqual(['https://identity.example/out'])
  })

  test('SESSION-03, SESSION-07 a 401 during a logout opens the login if the logout then fails', async () => {
    const { logout, logOut, need, dashboard, hasExpired, isLeaving } = openPortal()
    await need('dashboard')
    await logOut()
    await dashboard.fail(unauthorised)
    await logout.fail(serverFault(500))
    expect([hasExpired(), isLeaving()]).toEqual([true, false])
  })

  test('SESSION-03, SESSION-06 the login opens if the answer has no usable address', async () => {
    const { logout, logOut, need, dashboard, hasExpired } = openPortal()
    await need('dashboard')
    await logOut()
    await dashboard.fail(unauthorised)
    await logout.answer({ redirectUrl: 'javascript:alert(1)' })
    expect(hasExpired()).toBe(true)
  })

  test('SESSION-03 a 401 on logout opens the login overlay', async () => {
    const { logout, logOut, hasExpired } = openPortal()
    await logOut()
    await logout.fail(unauthorised)
    expect(hasExpired()).toBe(true)
  })
})

describe('A logout in another tab', () => {
  /** Opens two tabs of one browser. */
  function openTabs(own: ScriptedCall<LogoutAnswer>, other: ScriptedCall<LogoutAnswer>) {
    const listeners: (() => void)[] = []
    const reloads: number[] = []
    const tabs = [own, other].map((logout, place) =>
      startPortal(
        serverWith({
          session: { ...sessionCookie(), logout: logout.call },
          member: { readMember: () => Effect.succeed(exampleMember) },
        }),
        { ...stillBrowser, reload: () => reloads.push(place) },
        exampleConfiguration,
        {
          shared: sharedPurses().open(),
          logouts: {
            tell: () => listeners.forEach((hear, listener) => void (listener !== place && hear())),
            listen: (hear) => void listeners.push(hear),
          },
        },
      ),
    )
    const isLoggedOutAt = (place: number) => {
      const snapshot = tabs[place]?.portal.getSnapshot()
      return snapshot !== undefined && isLoggedOut(snapshot)
    }
    return {
      send: (place: number, event: PortalEvent) => tabs[place]?.portal.send(event),
      readMember: async (place: number) => {
        const member = tabs[place]?.portal.getSnapshot().context.resources.member
        if (member) askFor(member)
        await waitUntilIdle()
      },
      reloads,
      isLoggedOutAt,
    }
  }

  const leads = { redirectUrl: '/Member/Login' }

  test.each<[string, PortalEvent[]]>([
    ['open', []],
    ['with the login over it', [{ type: 'session.expired' }]],
    ['that is logging out as well', [{ type: 'logout.requested' }]],
  ])(
    'SESSION-06 OQ-016 a tab %s is covered and reloaded, without the member’s data',
    async (_, before) => {
      const own = scriptedCall<LogoutAnswer>()
      const { send, readMember, reloads, isLoggedOutAt } = openTabs(own, scriptedCall())
      await readMember(1)
      for (const event of before) send(1, event)
      send(0, { type: 'logout.requested' })
      await waitUntilIdle()
      expect([reloads, isLoggedOutAt(1)]).toEqual([[], false])
      await own.answer(leads)
      expect([reloads, isLoggedOutAt(1)]).toEqual([[1], true])
    },
  )

  test('SESSION-06 a tab that shows the login over an empty page stays the same, since somebody may be typing there', async () => {
    const own = scriptedCall<LogoutAnswer>()
    const { send, reloads, isLoggedOutAt } = openTabs(own, scriptedCall())
    send(1, { type: 'session.expired' })
    send(0, { type: 'logout.requested' })
    await waitUntilIdle()
    await own.answer(leads)
    expect([reloads, isLoggedOutAt(0), isLoggedOutAt(1)]).toEqual([[], true, false])
  })

  test('SESSION-06 a tab that is logging out follows its own answer, not another tab’s', async () => {
    const [own, other] = [scriptedCall<LogoutAnswer>(), scriptedCall<LogoutAnswer>()]
    const { send, reloads } = openTabs(own, other)
    send(1, { type: 'logout.requested' })
    await waitUntilIdle()
    await other.answer(leads)
    send(1, { type: 'logout.noticed', isAnythingRead: false })
    expect(reloads).toEqual([0])
  })

  test('SESSION-07 a failed logout doesn’t affect other tabs', async () => {
    const own = scriptedCall<LogoutAnswer>()
    const { send, reloads } = openTabs(own, scriptedCall())
    send(0, { type: 'logout.requested' })
    await waitUntilIdle()
    await own.fail(serverFault(500))
    expect(reloads).toEqual([])
  })
})

check(afterLogout)
check(logoutsWithoutAnswer)

describe('Server data of the whole portal', () => {
  test('QUERY-03 the member is read once under its key, for every screen', async () => {
    const { member, need, resources } = openPortal()
    await need('member')
    await member.answer(exampleMember)
    await need('member')
    expect([member.asked.length, resourceView(resources.member.getSnapshot())]).toEqual([
      1,
      { is: 'ready', value: exampleMember },
    ])
  })

  test('QUERY-03, QUERY-04 each piece has its own key', () => {
    const { resources, families } = openPortal()
    const actors = [...Object.values(resources), ...Object.values(families)]
    expect(Object.keys(resources).sort()).toEqual([
      'banners',
      'basket',
      'categories',
      'dashboard',
      'favourites',
      'member',
      'menu',
      'retailers',
      'reward',
      'systemText',
      'vendors',
      'wellness',
      'withdrawalSettings',
    ])
    expect(Object.keys(families).sort()).toEqual(['choice', 'retailer', 'tab', 'total'])
    expect(new Set(actors).size).toBe(17)
  })

  test('QUERY-04 the help texts have a key of their own', async () => {
    const { need, resources } = openPortal()
    await need('systemText')
    expect(resourceView(resources.systemText.getSnapshot())).toEqual({ is: 'ready', value: {} })
  })

  test('BANNER-01 the carousel reads banner category -1', async () => {
    const { need, banners } = openPortal()
    await need('banners')
    expect(banners).toEqual([-1])
  })

  test('QUERY-03, BASKET-02 vendors, basket and the total of each method are read once for all screens', async () => {
    const { vendors, basket, total, need, families } = openPortal()
    const totals = paymentMethods.map((method) => resourceOf(families.total, method))
    const needAll = async () => {
      await need('vendors', 'basket')
      totals.forEach(askFor)
      await waitUntilIdle()
    }
    await needAll()
    await vendors.answer([])
    await basket.answer({ items: [], hasDeliverables: false })
    await total.answer(pounds('10'))
    await total.answer(pounds('9'))
    await needAll()
    expect([vendors.asked.length, basket.asked.length, total.asked]).toEqual([
      1,
      1,
      [['credit'], ['debit']],
    ])
    expect(totals.map((known) => resourceView(known.getSnapshot()))).toEqual([
      { is: 'ready', value: pounds('10') },
      { is: 'ready', value: pounds('9') },
    ])
  })

  test('DASH-03 dashboard and menu are read through their ports', async () => {
    const { dashboard, need, resources } = openPortal()
    await need('dashboard', 'menu')
    await dashboard.answer(emptyDashboard)
    expect([
      resourceView(resources.dashboard.getSnapshot()),
      resourceView(resources.menu.getSnapshot()),
    ]).toEqual([
      { is: 'ready', value: emptyDashboard },
      { is: 'ready', value: [] },
    ])
  })

  test('QUERY-03 retailers, categories and the settings of withdrawals are read through their ports', async () => {
    const { need, resources } = openPortal()
    await need('retailers', 'categories', 'withdrawalSettings')
    const { retailers, categories, withdrawalSettings } = resources
    expect([
      resourceView(retailers.getSnapshot()),
      resourceView(categories.getSnapshot()),
      resourceView(withdrawalSettings.getSnapshot()),
    ]).toEqual([
      { is: 'ready', value: [] },
      { is: 'ready', value: [] },
      { is: 'ready', value: { minimumMemberWithdrawalAmount: pounds('5') } },
    ])
  })

  test('QUERY-03, STMT-10 each statement is read from its own list (OQ-127)', async () => {
    const { need, resources } = openPortal()
    await need('wellness', 'reward')
    expect([
      resourceView(resources.wellness.getSnapshot()),
      resourceView(resources.reward.getSnapshot()),
    ]).toEqual([
      { is: 'ready', value: [pension] },
      { is: 'ready', value: [gym] },
    ])
  })

  test('QUERY-03 each tab and each choice is read through its port, and its 401 ends the session', async () => {
    const ofTab = openPortal()
    resourceOf(ofTab.families.tab, TabId.make('1')).send({ type: 'resource.needed' })
    const ofChoice = openPortal()
    resourceOf(ofChoice.families.choice, ChoiceId.make('1')).send({ type: 'resource.needed' })
    await waitUntilIdle()
    expect([ofTab.hasExpired(), ofChoice.hasExpired()]).toEqual([true, true])
  })

  test('QUERY-03 each retailer is read separately, and its 401 ends the session', async () => {
    const { families, retailer, hasExpired } = openPortal()
    for (const id of ['1', '2', '1'])
      resourceOf(families.retailer, RetailerId.make(id)).send({ type: 'resource.needed' })
    await waitUntilIdle()
    expect(retailer.asked).toEqual([['1'], ['2']])
    await retailer.fail(unauthorised)
    await waitUntilIdle()
    expect([hasExpired(), retailer.interrupted()]).toEqual([true, 1])
  })

  test('DIR-27 a star changes the one list of favourites, and makes the dashboard stale', async () => {
    const { need, dashboard, favourites, addFavourite, stars, resources } = openPortal()
    await need('dashboard', 'favourites')
    await dashboard.answer(emptyDashboard)
    await favourites.answer([])
    stars.send({ type: 'favourite.toggled', id: RetailerId.make('7'), isFavourite: false })
    await waitUntilIdle()
    await addFavourite.answer()
    expect([addFavourite.asked, favourites.asked.length]).toEqual([[['7']], 2])
    await favourites.answer([RetailerId.make('7')])
    expect(resourceView(resources.favourites.getSnapshot())).toEqual({ is: 'ready', value: ['7'] })
    await need('dashboard')
    expect(dashboard.asked).toHaveLength(2)
  })
})

describe('Leaving a screen', () => {
  const query: SupportQuery = {
    name: 'Priya Shah',
    email: 'member@example.com',
    telephone: '01632 960 774',
    address: 'Weir Lane',
    orderNumber: '',
    text: 'My cashback is missing.',
    type: 'Cashback',
  }

  test.each([
    ['CHOICE-11 the visit to a provider is logged', 'provider of 7'],
    ['VOUCHER-24 the visit to a vendor is logged', 'vendor TBRK'],
    ['SUPPORT-07 the question to the support is sent', 'query'],
  ])('%s even after the screen is closed', async (_, what) => {
    const { ports, sent } = openPortal()
    const calls = {
      'provider of 7': ports.benefits.logVisit(ChoiceId.make('7')),
      'vendor TBRK': ports.vouchers.logVisit(VendorCode.make('TBRK')),
      query: ports.support.sendQuery(query),
    }
    const waiting = Effect.runFork(calls[what as keyof typeof calls] as Effect.Effect<unknown>)
    await waitUntilIdle()
    await Effect.runPromise(Fiber.interrupt(waiting))
    await waitUntilIdle()
    expect([sent.asked, sent.interrupted()]).toEqual([[[what]], 0])
  })
})
