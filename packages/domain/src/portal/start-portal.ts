import { type ActorRefFrom, createActor } from 'xstate'
import { type LedgerMemory, noMemory, noOtherTabs, type OtherTabs } from '../ledger/index.ts'
import { oneMember, watchSession } from '../session/index.ts'
import type { BrowserPort, PageConfiguration } from '../shell/index.ts'
import { carryingThrough } from './carried-calls.ts'
import { moneyCalls } from './money-calls.ts'
import { portalMachine } from './portal.machine.ts'
import { hasSessionExpired } from './portal.selectors.ts'
import type { ServerPorts } from './ports.ts'
import { rememberLedger } from './remembered-ledger.ts'
import { noOwnerMemory, type OwnerMemory, rememberOwner } from './remembered-owner.ts'
import { rememberUnheard } from './remembered-unheard.ts'
import { shareLedger } from './shared-ledger.ts'
import { noUnheardMemory, type UnheardMemory } from './unheard.rules.ts'

export type Portal = ActorRefFrom<typeof portalMachine>

export interface RunningPortal {
  readonly portal: Portal
  /** The ports for the screens' own machines; each tells the session when it gets a 401. */
  readonly ports: ServerPorts
  readonly browser: BrowserPort
}

/** What the browser's tab remembers of earlier loads of the page, and the member's other tabs. */
export interface Tab {
  /** Calls that move money. */
  readonly calls: LedgerMemory
  /** Saves, a password change, a query. */
  readonly saves: UnheardMemory
  readonly owner: OwnerMemory
  readonly others: OtherTabs
}

const noTab: Tab = {
  calls: noMemory,
  saves: noUnheardMemory,
  owner: noOwnerMemory,
  others: noOtherTabs,
}

/**
 * Starts the root machine. Every call is watched for the end of the session (OQ-015) and sent for
 * one member only (PERM-02); calls that must not be cut off are carried through, and calls that
 * move money go through the ledger (OQ-135).
 */
export function startPortal(
  server: ServerPorts,
  browser: BrowserPort,
  configuration: PageConfiguration,
  tab: Partial<Tab> = {},
): RunningPortal {
  const { calls, saves, owner, others } = { ...noTab, ...tab }
  const expire = () => portal.send({ type: 'session.expired' })
  const watched: ServerPorts = {
    session: watchSession(server.session, expire),
    member: watchSession(server.member, expire),
    shell: watchSession(server.shell, expire),
    help: watchSession(server.help, expire),
    dashboard: watchSession(server.dashboard, expire),
    retailers: watchSession(server.retailers, expire),
    search: watchSession(server.search, expire),
    statements: watchSession(server.statements, expire),
    support: watchSession(server.support, expire),
    benefits: watchSession(server.benefits, expire),
    account: watchSession(server.account, expire),
    withdrawal: watchSession(server.withdrawal, expire),
    vouchers: watchSession(server.vouchers, expire),
    checkout: watchSession(server.checkout, expire),
  }
  const { readMember, forThem } = oneMember({
    readMember: watched.member.readMember,
    readToken: server.session.readToken,
    onAnother: () => browser.reload(),
  })
  const ofOneMember: ServerPorts = {
    ...watched,
    member: { readMember },
    dashboard: forThem(watched.dashboard),
    search: forThem(watched.search),
    statements: forThem(watched.statements),
    retailers: forThem(watched.retailers),
    support: forThem(watched.support),
    benefits: forThem(watched.benefits),
    account: forThem(watched.account),
    withdrawal: forThem(watched.withdrawal),
    vouchers: forThem(watched.vouchers),
    checkout: forThem(watched.checkout),
  }
  const context = () => portal.getSnapshot().context
  const member = () => context().resources.member
  const carried = carryingThrough(
    ofOneMember,
    () => member().send({ type: 'resource.invalidated' }),
    (call, next) => {
      const known = member().getSnapshot().context.value
      if (known !== undefined && next !== undefined) owner.mayBecome(known, next(known))
      context().unheard.send({ type: 'save.sent', call })
    },
    (end) => context().unheard.send({ type: 'save.ended', ...end }),
    () => hasSessionExpired(portal.getSnapshot()),
    (call) => context().unheard.send({ type: 'save.lost', call }),
  )
  const ports: ServerPorts = {
    ...carried,
    ...moneyCalls(carried, () => context().ledger, member),
  }
  const portal: Portal = createActor(portalMachine(ports, browser), { input: { configuration } })
  portal.start()
  // First: the others ask for what is this member's.
  rememberOwner(portal, owner)
  rememberLedger(portal, calls)
  rememberUnheard(portal, saves)
  shareLedger(portal, others)
  return { portal, ports, browser }
}
