import { Effect } from 'effect'
import { createActor } from 'xstate'
import { keepTotalsOfBasket, paymentMethods } from '../checkout/index.ts'
import { resourceOf } from '../kernel/index.ts'
import { oneMember } from '../session/index.ts'
import type { BrowserPort, PageConfiguration } from '../shell/index.ts'
import { detachSaves } from './detached-calls.ts'
import type { JourneyName, JourneyRef, Opening } from './journeys.ts'
import { moneyCalls } from './money-calls.ts'
import { hasSessionExpired, type Portal, portalMachine } from './portal.machine.ts'
import type { Connect, ServerPorts } from './ports.ts'
import { followTab, type Tab } from './tab.ts'

export interface RunningPortal {
  readonly portal: Portal
  /** The ports for the screens' own machines. */
  readonly ports: ServerPorts
  readonly browser: BrowserPort
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number
}

/** Starts the root machine. Nearly every call is sent for one member only (PERM-02). */
export function startPortal(
  connect: Connect,
  browser: BrowserPort,
  configuration: PageConfiguration,
  tab: Tab,
): RunningPortal {
  const server = connect({
    onUnauthorised: () => portal.send({ type: 'session.expired' }),
    onForbidden: () => context().challenge.send({ type: 'call.forbidden' }),
  })
  const { readMember, forThem } = oneMember({
    readMember: server.member.readMember,
    readToken: server.session.readToken,
    onAnother: () => browser.reload(),
  })
  const { session, shell, help } = server
  const ofOneMember = {
    ...everyPort(server, forThem),
    // These find out who is signed in, or concern no member.
    ...{ session, shell, help, member: { readMember } },
  }
  const context = () => portal.getSnapshot().context
  const now = () => Effect.runSync(server.clock.readNow())
  const isOutOfSight = () => browser.isOutOfSight?.() === true
  const member = () => context().resources.member
  const carried = detachSaves(ofOneMember, {
    outcomes: () => context().outcomes,
    renewMember: () => member().send({ type: 'resource.invalidated' }),
    changed: () => tab.changes?.tell(),
    isCovered: () => hasSessionExpired(portal.getSnapshot()) || isOutOfSight(),
  })
  const ports = { ...carried, ...moneyCalls(carried, () => context().ledger, member) }
  const portal: Portal = createActor(portalMachine(ports, browser), {
    input: { configuration, listing: { now, isOutOfSight }, shared: tab.shared },
  })
  portal.start()
  followTab(portal, tab)
  const { resources, families } = context()
  const totals = paymentMethods.map((method) => resourceOf(families.total, method))
  keepTotalsOfBasket({ basket: resources.basket, totals })
  return { portal, ports, browser, now }
}

/** Wraps all ports, so that none is forgotten. */
const everyPort = (ports: ServerPorts, around: ReturnType<typeof oneMember>['forThem']) =>
  new Proxy(ports, {
    get: (target, context, receiver) => around(Reflect.get(target, context, receiver)),
  })

/** The one journey of this name. It belongs to the portal, so it continues when the member leaves its screen. */
export function moneyJourney<Name extends JourneyName>(
  portal: Portal,
  { key, machine, input, whenBegun }: Opening<Name>,
): JourneyRef<Name> {
  const known = portal.getSnapshot().context.journeys[key]
  if (known) return known
  let journey: JourneyRef<Name> | undefined
  portal.send({
    type: 'journey.begun',
    begin: (spawn, others) => {
      journey = spawn(machine(), { input: input() })
      return { ...others, [key]: journey }
    },
  })
  if (!journey) throw new Error(`The portal has not begun the journey ${key}`)
  whenBegun?.(journey)
  return journey
}
