import type { ServerPorts } from '@save/domain/portal'
import type { HttpClient } from '../client/http-client.ts'
import { httpDashboard } from '../dashboard/dashboard.http.ts'
import { httpHelp } from '../help/help.http.ts'
import { httpMember } from '../member/member.http.ts'
import { httpSession } from '../session/session.http.ts'
import { httpClock, httpShell } from '../shell/shell.http.ts'

/** The ports that every page calls, and the dashboard. */
export const firstPorts = (client: HttpClient) =>
  ({
    session: httpSession(client),
    clock: httpClock(client),
    member: httpMember(client),
    shell: httpShell(client),
    help: httpHelp(client),
    dashboard: httpDashboard(client),
  }) satisfies Partial<ServerPorts>
