import { type ActorRefFrom, enqueueActions, setup } from 'xstate'
import type { Choice, Tab } from '../benefits/index.ts'
import type { Basket } from '../checkout/index.ts'
import { bannerPolicy, type DashboardData, type Picture } from '../dashboard/index.ts'
import type { SystemText } from '../help/index.ts'
import {
  type ChoiceId,
  type Failure,
  failureOf,
  fromEffect,
  isWebAddress,
  type Pence,
  type ResourceFamilyRef,
  type ResourceRef,
  type RetailerId,
  resourceFamilyMachine,
  resourceMachine,
  type TabId,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { type Category, favouritesMachine, type Retailer } from '../retailers/index.ts'
import { challengeMachine, type LogoutAnswer } from '../session/index.ts'
import type { BrowserPort, MenuItem, PageConfiguration } from '../shell/index.ts'
import { readStatement, type StatementItem } from '../statements/index.ts'
import type { Vendor } from '../vouchers/index.ts'
import type { WithdrawalSettings } from '../withdrawal/index.ts'
import type { ServerPorts } from './ports.ts'

/** Server data that more than one screen reads, each under its key (QUERY-03, QUERY-04). */
export interface Resources {
  readonly member: ResourceRef<Member>
  readonly menu: ResourceRef<readonly MenuItem[]>
  readonly systemText: ResourceRef<SystemText>
  readonly dashboard: ResourceRef<DashboardData>
  readonly banners: ResourceRef<readonly Picture[]>
  readonly vendors: ResourceRef<readonly Vendor[]>
  readonly basket: ResourceRef<Basket>
  /** What the basket costs, by payment method (BASKET-02). */
  readonly creditTotal: ResourceRef<Pence>
  readonly debitTotal: ResourceRef<Pence>
  readonly retailers: ResourceRef<readonly Retailer[]>
  readonly categories: ResourceRef<readonly Category[]>
  readonly favourites: ResourceRef<readonly RetailerId[]>
  readonly withdrawalSettings: ResourceRef<WithdrawalSettings>
  readonly wellness: ResourceRef<readonly StatementItem[]>
  readonly reward: ResourceRef<readonly StatementItem[]>
}

/** Server data of which a screen reads one at a time, by its key. */
export interface ResourceFamilies {
  readonly retailer: ResourceFamilyRef<RetailerId, Retailer>
  readonly tab: ResourceFamilyRef<TabId, Tab>
  readonly choice: ResourceFamilyRef<ChoiceId, Choice>
}

interface Input {
  readonly configuration: PageConfiguration
}

interface Context extends Input {
  readonly resources: Resources
  readonly families: ResourceFamilies
  /** The stars, whose changes go on when the member leaves the screen. */
  readonly stars: ActorRefFrom<typeof favouritesMachine>
  readonly challenge: ActorRefFrom<typeof challengeMachine>
}

export type PortalEvent =
  /** Some call was answered with 401 (OQ-015). */
  { readonly type: 'session.expired' } | { readonly type: 'logout.requested' }

/** The root of the portal: the session, and the server data that lives as long as it does. */
export const portalMachine = (ports: ServerPorts, browser: BrowserPort) =>
  setup({
    types: {} as { context: Context; events: PortalEvent; input: Input },
    actors: {
      member: resourceMachine(() => ports.member.readMember()),
      menu: resourceMachine(() => ports.shell.readMenu()),
      systemText: resourceMachine(() => ports.help.readSystemText()),
      dashboard: resourceMachine(() => ports.dashboard.readDashboard()),
      banners: resourceMachine(() => ports.dashboard.readBanners(bannerPolicy.category)),
      vendors: resourceMachine(() => ports.vouchers.readVendors()),
      basket: resourceMachine(() => ports.checkout.readBasket()),
      creditTotal: resourceMachine(() => ports.checkout.readTotal('credit')),
      debitTotal: resourceMachine(() => ports.checkout.readTotal('debit')),
      retailers: resourceMachine(() => ports.retailers.readRetailers()),
      categories: resourceMachine(() => ports.retailers.readCategories()),
      favourites: resourceMachine(() => ports.retailers.readFavourites()),
      retailer: resourceFamilyMachine((id: RetailerId) => ports.retailers.readRetailer(id)),
      tab: resourceFamilyMachine((id: TabId) => ports.benefits.readTab(id)),
      choice: resourceFamilyMachine((id: ChoiceId) => ports.benefits.readChoice(id)),
      stars: favouritesMachine(ports.retailers),
      withdrawalSettings: resourceMachine(() => ports.withdrawal.readSettings()),
      wellness: resourceMachine(() => readStatement('wellness', ports.statements)),
      reward: resourceMachine(() => readStatement('reward', ports.statements)),
      challenge: challengeMachine(ports.session, browser),
      logout: fromEffect<LogoutAnswer>(() => ports.session.logout()),
    },
    guards: {
      isUnauthorised: (_, failure: Failure) => failure._tag === 'Unauthorised',
      mayLeaveTo: (_, answer: LogoutAnswer) => isWebAddress(answer.redirectUrl),
    },
    actions: {
      stopEverythingPending: enqueueActions(({ context, enqueue }) => {
        for (const resource of Object.values(context.resources)) {
          enqueue.sendTo(resource, { type: 'session.expired' })
        }
        for (const family of Object.values(context.families)) {
          enqueue.sendTo(family, { type: 'session.expired' })
        }
        enqueue.sendTo(context.challenge, { type: 'session.expired' })
      }),
      leaveTo: (_, answer: LogoutAnswer) => browser.goTo(answer.redirectUrl),
    },
  }).createMachine({
    id: 'portal',
    context: ({ input, spawn }) => {
      const resources: Resources = {
        member: spawn('member', { id: 'member' }),
        menu: spawn('menu', { id: 'menu' }),
        systemText: spawn('systemText', { id: 'systemText' }),
        dashboard: spawn('dashboard', { id: 'dashboard' }),
        banners: spawn('banners', { id: 'banners' }),
        vendors: spawn('vendors', { id: 'vendors' }),
        basket: spawn('basket', { id: 'basket' }),
        creditTotal: spawn('creditTotal', { id: 'creditTotal' }),
        debitTotal: spawn('debitTotal', { id: 'debitTotal' }),
        retailers: spawn('retailers', { id: 'retailers' }),
        categories: spawn('categories', { id: 'categories' }),
        favourites: spawn('favourites', { id: 'favourites' }),
        withdrawalSettings: spawn('withdrawalSettings', { id: 'withdrawalSettings' }),
        wellness: spawn('wellness', { id: 'wellness' }),
        reward: spawn('reward', { id: 'reward' }),
      }
      const { favourites, dashboard } = resources
      return {
        ...input,
        resources,
        families: {
          retailer: spawn('retailer', { id: 'retailer' }),
          tab: spawn('tab', { id: 'tab' }),
          choice: spawn('choice', { id: 'choice' }),
        },
        stars: spawn('stars', { id: 'stars', input: { favourites, dashboard } }),
        challenge: spawn('challenge', { id: 'challenge', input }),
      }
    },
    initial: 'open',
    states: {
      open: { on: { 'logout.requested': 'loggingOut', 'session.expired': 'expired' } },
      loggingOut: {
        invoke: {
          src: 'logout',
          onDone: [
            {
              guard: { type: 'mayLeaveTo', params: ({ event }) => event.output },
              target: 'loggedOut',
              actions: { type: 'leaveTo', params: ({ event }) => event.output },
            },
            { target: 'open' },
          ],
          // A 401 of another call is no news while the member leaves; that of the logout itself is.
          onError: [
            {
              guard: { type: 'isUnauthorised', params: ({ event }) => failureOf(event) },
              target: 'expired',
            },
            { target: 'open' },
          ],
        },
      },
      // The login overlay stands over the page until it has loaded anew.
      expired: { entry: 'stopEverythingPending' },
      // The blocking overlay stays until the browser has left.
      loggedOut: { entry: 'stopEverythingPending' },
    },
  })
