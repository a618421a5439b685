import { Effect } from 'effect'
import { type ActorRefFrom, createActor } from 'xstate'
import { keepTotalsOfBasket, paymentMethods } from '../checkout/index.ts'
import { resourceOf } from '../kernel/index.ts'
import {
  markOf,
  noMemory,
  type OutcomeMemory,
  type SharedPurses,
  unsharedMark,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { oneMember } from '../session/index.ts'
import type { BrowserPort, PageConfiguration } from '../shell/index.ts'
import { carryingThrough } from './carried-calls.ts'
import { moneyCalls } from './money-calls.ts'
import { portalMachine } from './portal.machine.ts'
import { hasSessionExpired, isLoggedOut } from './portal.selectors.ts'
import type { Connect, ServerPorts } from './ports.ts'
import { rememberOutcomes } from './remembered-outcomes.ts'
import { shareLedger } from './shared-ledger.ts'

export type Portal = ActorRefFrom<typeof portalMachine>

export interface RunningPortal {
  readonly portal: Portal
  /** The ports for the screens' own machines. */
  readonly ports: ServerPorts
  readonly browser: BrowserPort
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Whose is what a tab remembers? A member without an email address goes by name, date of birth and address
 * (`identityOf`), which they can change themselves: what is kept has to stay theirs.
 */
export interface OwnerMemory {
  /** A save is sent that makes the one the other, if it arrives. */
  mayBecome(member: Member, next: Member): void
  /** This member is read; in the same load of the page, another reading of them came before. */
  isRead(member: Member, former: Member | undefined): void
}

/** What the browser's tab remembers of earlier loads of the page, and the member's other tabs. */
export interface Tab {
  readonly outcomes: OutcomeMemory
  readonly owner: OwnerMemory
  readonly shared: SharedPurses | undefined
  /** The member's data was saved, or may have been. */
  readonly changes: TabSignal
  /** The member has logged out. */
  readonly logouts: TabSignal
}

/** What this tab and the browser's others tell each other, without any content. */
export interface TabSignal {
  readonly tell: () => void
  readonly listen: (hear: () => void) => void
}

const silence: TabSignal = { tell: () => undefined, listen: () => undefined }

const noTab: Tab = {
  outcomes: noMemory,
  owner: { mayBecome: () => undefined, isRead: () => undefined },
  shared: undefined,
  changes: silence,
  logouts: silence,
}

/**
 * Starts the root machine. It hears of the end of the session (OQ-015) and of the proof (OQ-026) from the server's ports.
 * Except those of the session, the menu and the help texts, every call is sent for one member only (PERM-02). Calls that
 * must not be cut off are carried through, and calls that move money go through the ledger (OQ-135).
 */
export function startPortal(
  connect: Connect,
  browser: BrowserPort,
  configuration: PageConfiguration,
  tab: Partial<Tab> = {},
): RunningPortal {
  const { outcomes, owner, shared, changes, logouts } = { ...noTab, ...tab }
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
    // Who is signed in is what these tell, or they tell nothing of anybody.
    ...{ session, shell, help, member: { readMember } },
  }
  const context = () => portal.getSnapshot().context
  const now = () => Effect.runSync(server.clock.readNow())
  const isOutOfSight = () => browser.isOutOfSight?.() === true
  const member = () => context().resources.member
  const carried = carryingThrough(ofOneMember, {
    sent: (call, next) => {
      const known = member().getSnapshot().context.value
      if (known !== undefined && next !== undefined) owner.mayBecome(known, next(known))
      context().outcomes.send({ type: 'call.sent', call })
    },
    ended: (end) => context().outcomes.send({ type: 'save.ended', ...end }),
    renewMember: () => member().send({ type: 'resource.invalidated' }),
    changed: changes.tell,
    isCovered: () => hasSessionExpired(portal.getSnapshot()) || isOutOfSight(),
  })
  const ports: ServerPorts = {
    ...carried,
    ...moneyCalls(carried, () => context().ledger, member),
  }
  const portal: Portal = createActor(portalMachine(ports, browser), {
    input: {
      configuration,
      listing: { now, isOutOfSight },
      sharedMark: (purse) =>
        shared
          ? markOf(shared, purse, () => member().getSnapshot().context.value, now)
          : unsharedMark(now),
    },
  })
  portal.start()
  // First: the others ask for what is this member's.
  rememberOwner(portal, owner)
  rememberOutcomes(portal, outcomes)
  if (shared) shareLedger(portal, shared)
  shareLogout(portal, logouts)
  const { resources, families } = context()
  const totals = paymentMethods.map((method) => resourceOf(families.total, method))
  keepTotalsOfBasket({ basket: resources.basket, totals })
  // A card that was filled before would put back what the other tab has just saved (OQ-110, OQ-111).
  changes.listen(() => {
    member().send({ type: 'resource.invalidated' })
    member().send({ type: 'resource.needed' })
  })
  return { portal, ports, browser, now }
}

/** Tells the tab's memory each new reading of the page's one member. */
function rememberOwner(portal: Portal, memory: OwnerMemory): void {
  let former: Member | undefined
  portal.getSnapshot().context.resources.member.subscribe(({ context: { value } }) => {
    if (value === undefined || value === former) return
    memory.isRead(value, former)
    former = value
  })
}

/** A tab that hears of a logout shows the login at once, and no data beneath it. */
function shareLogout(portal: Portal, { tell, listen }: TabSignal): void {
  let wasLoggingOut = false
  portal.subscribe((snapshot) => {
    if (wasLoggingOut && (isLoggedOut(snapshot) || hasSessionExpired(snapshot))) tell()
    wasLoggingOut = snapshot.matches('loggingOut')
  })
  listen(() => {
    if (portal.getSnapshot().status === 'active') portal.send({ type: 'logout.heard' })
  })
}

/** The same ports, with something around each: a new one is not forgotten. */
const everyPort = (
  ports: ServerPorts,
  around: <Port extends object>(port: Port) => Port,
): ServerPorts =>
  new Proxy(ports, {
    get: (target, context, receiver) => around(Reflect.get(target, context, receiver)),
  })
