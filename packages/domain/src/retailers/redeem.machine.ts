import { assign, type SnapshotFrom, setup } from 'xstate'
import { definedByGuard, fromEffect, type OfferId, type RetailerId } from '../kernel/index.ts'
import { isRedeemable, redeemAddress } from './offer.rules.ts'
import type { Offer } from './retailer.schema.ts'
import { retailersPolicy } from './retailers.policy.ts'
import type { RetailersPort } from './retailers.port.ts'

/** A tab opened during the click itself, since browsers block it later (OQ-067). */
export interface OpenedTab {
  goTo(href: string): void
}

export interface TabPort {
  /** `undefined` if the browser lets us open no tabs, even in a click. */
  openTab(): OpenedTab | undefined
}

interface Visit {
  readonly retailer: RetailerId
  readonly offer: OfferId
  readonly address: string
  readonly tab: OpenedTab | undefined
}

interface Context {
  readonly retailer: RetailerId
  readonly visit?: Visit | undefined
}

export type RedeemEvent =
  | { readonly type: 'offer.redeemed'; readonly offer: Offer }
  /** The page closes while the visit is being logged. The tab must not stay empty. */
  | { readonly type: 'page.left' }

/**
 * Opens the retailer for an offer (RETAILER-14 to RETAILER-16). Logs the visit, then shows the link in the tab, even if
 * the log fails or is slow. If the browser opens no tab, the page offers the link itself.
 */
export const redeemMachine = (port: Pick<RetailersPort, 'logVisit'>, tabs: TabPort) =>
  setup({
    types: {} as {
      context: Context
      events: RedeemEvent
      input: { readonly retailer: RetailerId }
    },
    actors: {
      logVisit: fromEffect<void, Visit>(({ retailer, offer }) => port.logVisit(retailer, offer)),
    },
    delays: { longEnough: retailersPolicy.visitLogWaitMs },
    guards: { isRedeemable: (_, offer: Offer) => isRedeemable(offer) },
    actions: {
      openTab: assign(({ context }, offer: Offer) => ({
        visit: {
          retailer: context.retailer,
          offer: offer.id,
          // Guaranteed by isRedeemable.
          address: definedByGuard(redeemAddress(offer)),
          tab: tabs.openTab(),
        },
      })),
      leadTab: ({ context }) => {
        const { tab, address } = definedByGuard(context.visit)
        tab?.goTo(address)
      },
    },
  }).createMachine({
    context: ({ input }) => ({ ...input }),
    initial: 'choosing',
    states: {
      choosing: {
        description: 'The member chooses an offer.',
        on: {
          'offer.redeemed': {
            description: 'The member presses Redeem.',
            guard: { type: 'isRedeemable', params: ({ event }) => event.offer },
            target: 'loggingVisit',
            actions: { type: 'openTab', params: ({ event }) => event.offer },
          },
        },
      },
      loggingVisit: {
        description: 'The visit is being logged.',
        invoke: {
          src: 'logVisit',
          input: ({ context }) => definedByGuard(context.visit),
          onDone: 'choosing',
          onError: 'choosing',
        },
        on: { 'page.left': { description: 'The member leaves the page.', target: 'choosing' } },
        after: {
          longEnough: {
            description: 'Logging takes too long, so the member no longer waits for it.',
            target: 'choosing',
          },
        },
        exit: 'leadTab',
      },
    },
  })

/** The last offer's link, for the member to follow if its tab didn't open (OQ-067). */
export function linkInstead(
  snapshot: SnapshotFrom<ReturnType<typeof redeemMachine>>,
): Pick<Visit, 'offer' | 'address'> | undefined {
  const { visit } = snapshot.context
  return snapshot.matches('choosing') && visit !== undefined && visit.tab === undefined
    ? visit
    : undefined
}
