import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { type Failure, failureOf, fromEffect, isWebAddress } from '../kernel/index.ts'
import {
  type Ledger,
  type OutcomesInput,
  type OutcomesRef,
  outcomesList,
  purseMachine,
  type SharedPurses,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { favouriteStars } from '../retailers/index.ts'
import { challengeMachine, type LogoutAnswer, type LogoutNews } from '../session/index.ts'
import type { BrowserPort, PageConfiguration } from '../shell/index.ts'
import type { JourneyBegun, Journeys } from './journeys.ts'
import type { ServerPorts } from './ports.ts'
import {
  ledgerOver,
  type ResourceFamilies,
  type Resources,
  spawnFamilies,
  spawnResources,
} from './resources.ts'
import { newVisit, type Visit } from './visit.ts'

interface Input {
  readonly configuration: PageConfiguration
  readonly listing: OutcomesInput
  readonly shared: SharedPurses
}

interface Context extends Omit<Input, 'listing' | 'shared'> {
  readonly resources: Resources
  readonly families: ResourceFamilies
  readonly stars: ActorRefFrom<typeof favouriteStars>
  readonly challenge: ActorRefFrom<typeof challengeMachine>
  /** True if a call got a 401 while the member was logging out. */
  readonly hasExpiredMeanwhile: boolean
  readonly ledger: Ledger
  readonly outcomes: OutcomesRef
  readonly journeys: Journeys
  readonly visit: Visit
}

export type PortalEvent =
  /** Any call except the login was answered with 401 (OQ-015). */
  | { readonly type: 'session.expired' }
  | { readonly type: 'logout.requested' }
  /** The member logged out in another tab. `isAnythingRead` if this tab has read data. */
  | { readonly type: 'logout.noticed'; readonly isAnythingRead: boolean }
  | { readonly type: 'notice.dismissed' }
  | JourneyBegun
  | { readonly type: 'visit.changed'; readonly change: Partial<Visit> }

/** The root: the session, and all that lives as long as it does. */
export const portalMachine = (ports: ServerPorts, browser: BrowserPort) =>
  setup({
    types: {} as { context: Context; events: PortalEvent; input: Input },
    actors: {
      stars: favouriteStars(ports.retailers),
      challenge: challengeMachine(ports.session, browser),
      purse: purseMachine,
      outcomes: outcomesList,
      logout: fromEffect<LogoutAnswer>(() => ports.session.logout()),
      readMember: fromEffect<Member>(() => ports.member.readMember()),
    },
    guards: {
      hasExpired: ({ context }) => context.hasExpiredMeanwhile,
      isNothingRead: (_, isAnythingRead: boolean) => !isAnythingRead,
      isUnauthorised: (_, failure: Failure) => failure._tag === 'Unauthorised',
      mayLeaveTo: (_, answer: LogoutAnswer) => isWebAddress(answer.redirectUrl),
    },
    actions: {
      stopEverythingPending: enqueueActions(({ context, enqueue }) => {
        const { resources, families, outcomes, challenge } = context
        const holders = [...Object.values(resources), ...Object.values(families)]
        for (const part of [...holders, outcomes, challenge])
          enqueue.sendTo(part, { type: 'session.expired' })
      }),
      noteLeaving: assign({ hasExpiredMeanwhile: false }),
      noteExpiry: assign({ hasExpiredMeanwhile: true }),
      beginJourney: assign(({ context, spawn }, { begin }: JourneyBegun) => ({
        journeys: begin(spawn, context.journeys),
      })),
      keepVisit: assign(({ context }, change: Partial<Visit>) => ({
        visit: { ...context.visit, ...change },
      })),
      // Nothing that a journey does automatically may interrupt a logout, or follow it.
      tellJourneys: enqueueActions(({ context, enqueue }, type: LogoutNews['type']) => {
        const journeys: readonly (AnyActorRef | undefined)[] = Object.values(context.journeys)
        for (const journey of journeys) if (journey) enqueue.sendTo(journey, { type })
      }),
      leaveTo: (_, answer: LogoutAnswer) => browser.goToForGood(answer.redirectUrl),
      showLogin: (_) => browser.reload(),
    },
  }).createMachine({
    id: 'portal',
    context: ({ input: { listing, shared, ...input }, spawn }) => {
      const resources = spawnResources(ports, spawn)
      const families = spawnFamilies(ports, spawn)
      const { member, favourites, dashboard } = resources
      const owner = () => member.getSnapshot().context.value
      const outcomes = spawn('outcomes', { id: 'outcomes', input: listing })
      const { now } = listing
      return {
        ...input,
        resources,
        families,
        stars: spawn('stars', { id: 'stars', input: { favourites, dashboard } }),
        challenge: spawn('challenge', { id: 'challenge', input }),
        hasExpiredMeanwhile: false,
        outcomes,
        ledger: ledgerOver(resources, families, (purse, content) =>
          spawn('purse', {
            id: `purse of ${purse}`,
            input: { purse, ...content, outcomes, now, shared: shared.of(purse, owner) },
          }),
        ),
        journeys: {},
        visit: newVisit,
      }
    },
    initial: 'open',
    on: {
      'journey.begun': {
        description: 'A screen starts a journey, which continues when the screen closes.',
        actions: { type: 'beginJourney', params: ({ event }) => event },
      },
      'visit.changed': {
        description: 'A page leaves something for the pages that follow.',
        actions: { type: 'keepVisit', params: ({ event }) => event.change },
      },
      'logout.noticed': {
        description: 'The member has logged out in another tab.',
        target: '.loggedOut',
        actions: 'showLogin',
      },
    },
    states: {
      open: {
        description: 'The member is logged in, or may be.',
        initial: 'quiet',
        states: {
          quiet: { description: 'There is no message.' },
          // The blocking overlay closes (OQ-025), and a message tells the member why nothing else has changed.
          stillLoggedIn: { description: 'The logout failed, and the member is still logged in.' },
          logoutUnknown: {
            description: 'The server does not say whether the member is logged out.',
          },
        },
        on: {
          'notice.dismissed': { description: 'The member closes the message.', target: '.quiet' },
          'logout.requested': { description: 'The member chooses Logout.', target: 'loggingOut' },
          'session.expired': {
            description: 'The session has expired, or there was none.',
            target: 'expired',
          },
        },
      },
      loggingOut: {
        description: 'The server is logging the member out.',
        entry: ['noteLeaving', { type: 'tellJourneys', params: 'logout.begun' }],
        exit: { type: 'tellJourneys', params: 'logout.failed' },
        // Has no effect unless the logout fails.
        on: { 'session.expired': { actions: 'noteExpiry' } },
        initial: 'sending',
        states: {
          sending: {
            description: 'The logout is on its way.',
            invoke: {
              src: 'logout',
              onDone: [
                {
                  guard: { type: 'mayLeaveTo', params: ({ event }) => event.output },
                  target: '#portal.loggedOut',
                  actions: { type: 'leaveTo', params: ({ event }) => event.output },
                },
                { guard: 'hasExpired', target: '#portal.expired' },
                { target: 'asking' },
              ],
              onError: [
                {
                  guard: { type: 'isUnauthorised', params: ({ event }) => failureOf(event) },
                  target: '#portal.expired',
                },
                { guard: 'hasExpired', target: '#portal.expired' },
                { target: 'asking' },
              ],
            },
          },
          asking: {
            description:
              'The logout has no usable answer, so the server is asked who is logged in.',
            invoke: {
              src: 'readMember',
              onDone: '#portal.open.stillLoggedIn',
              onError: [
                {
                  guard: { type: 'isUnauthorised', params: ({ event }) => failureOf(event) },
                  target: '#portal.loggedOut',
                  actions: 'showLogin',
                },
                { target: '#portal.open.logoutUnknown' },
              ],
            },
          },
        },
      },
      // The login overlay stays over the page until the page has reloaded.
      expired: {
        description: 'The session has ended, and the login covers the page.',
        entry: 'stopEverythingPending',
        // Ignored if this tab has read nothing: the member may be typing in the login, with none of their data
        // beneath it.
        on: {
          'logout.noticed': {
            guard: { type: 'isNothingRead', params: ({ event }) => event.isAnythingRead },
          },
        },
      },
      // The blocking overlay stays until the browser has left.
      loggedOut: {
        description: 'The member is logged out.',
        entry: 'stopEverythingPending',
        on: { 'logout.noticed': {} },
      },
    },
  })

export type Portal = ActorRefFrom<ReturnType<typeof portalMachine>>
type PortalSnapshot = SnapshotFrom<Portal>

/** True if the login overlay is over the page (SESSION-01, SESSION-03). */
export const hasSessionExpired = (snapshot: PortalSnapshot): boolean => snapshot.matches('expired')

/** True if the logout's blocking overlay is over the page (SESSION-04). */
export const isLoggingOut = (snapshot: PortalSnapshot): boolean =>
  snapshot.matches('loggingOut') || snapshot.matches('loggedOut')

/** True if the server has logged the member out, so that the browser is leaving. */
export const isLoggedOut = (snapshot: PortalSnapshot): boolean => snapshot.matches('loggedOut')

/** The message about a failed logout (SESSION-07). */
export function logoutNotice(
  snapshot: PortalSnapshot,
): 'logoutFailed' | 'logoutUnknown' | undefined {
  if (snapshot.matches({ open: 'stillLoggedIn' })) return 'logoutFailed'
  return snapshot.matches({ open: 'logoutUnknown' }) ? 'logoutUnknown' : undefined
}
