import type { ServerPorts } from '@save/domain/portal'
import type { SessionReports } from '@save/domain/session'
import { type HttpClient, httpClient } from '../client/http-client.ts'
import { lazyPorts } from '../client/lazy-ports.ts'
import { httpDashboard } from '../dashboard/dashboard.http.ts'
import { httpHelp } from '../help/help.http.ts'
import { httpMember } from '../member/member.http.ts'
import { httpSession } from '../session/session.http.ts'
import { httpClock, httpShell } from '../shell/shell.http.ts'

/** The ports of every page and the dashboard. */
export const firstPorts = (client: HttpClient) =>
  ({
    session: httpSession(client),
    clock: httpClock(client),
    member: httpMember(client),
    shell: httpShell(client),
    help: httpHelp(client),
    dashboard: httpDashboard(client),
  }) satisfies Partial<ServerPorts>

/** Loads the code of the ports that the first screen does not need, before a call does. */
export const fetchDeferredPorts = () => import('./deferred-ports.ts')

/** The page's ports to its own server. */
export function serverPorts(reports: SessionReports): ServerPorts {
  const client = httpClient(reports)
  const lazily = lazyPorts(async () => (await fetchDeferredPorts()).deferredPorts(client))
  return {
    ...firstPorts(client),
    retailers: lazily('retailers'),
    search: lazily('search'),
    statements: lazily('statements'),
    support: lazily('support'),
    benefits: lazily('benefits'),
    account: lazily('account'),
    withdrawal: lazily('withdrawal'),
    vouchers: lazily('vouchers'),
    checkout: lazily('checkout'),
  }
}
