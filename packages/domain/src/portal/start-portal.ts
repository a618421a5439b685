import { type ActorRefFrom, createActor } from 'xstate'
import type { StaleableRef } from '../kernel/index.ts'
import { watchSession } from '../session/index.ts'
import type { BrowserPort, PageConfiguration } from '../shell/index.ts'
import { carryingThrough } from './carried-calls.ts'
import { portalMachine } from './portal.machine.ts'
import type { ServerPorts } from './ports.ts'

export type Portal = ActorRefFrom<typeof portalMachine>

export interface RunningPortal {
  readonly portal: Portal
  /** The ports for the screens' own machines; each tells the session when it is refused. */
  readonly ports: ServerPorts
  readonly browser: BrowserPort
}

/**
 * Starts the root machine, with every call watched for the end of the session (OQ-015), and those
 * that must not be cut off carried through (OQ-135).
 */
export function startPortal(
  server: ServerPorts,
  browser: BrowserPort,
  configuration: PageConfiguration,
): RunningPortal {
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
  const ports = carryingThrough(watched, (...names) => {
    const { resources } = portal.getSnapshot().context
    const stale: readonly StaleableRef[] = names.map((name) => resources[name])
    for (const resource of stale) resource.send({ type: 'resource.invalidated' })
  })
  const portal: Portal = createActor(portalMachine(ports, browser), { input: { configuration } })
  portal.start()
  return { portal, ports, browser }
}
