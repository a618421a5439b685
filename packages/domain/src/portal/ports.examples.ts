import { clockOf } from '../testing/clock-of.ts'
import { reporting } from '../testing/reporting.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import type { Connect, ServerPorts } from './ports.ts'

/** A server with a session and these calls, and no others. */
export const serverWith = (calls: { readonly [Port in keyof ServerPorts]?: object }): Connect =>
  reporting({
    ...{ member: {}, shell: {}, help: {}, search: {}, dashboard: {}, statements: {} },
    ...{ retailers: {}, support: {}, benefits: {}, account: {}, withdrawal: {}, vouchers: {} },
    checkout: {},
    session: sessionCookie(),
    clock: clockOf(() => 0),
    ...calls,
  } as ServerPorts)
