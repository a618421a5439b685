import { sessionCookie } from '../testing/session-cookie.ts'
import type { ServerPorts } from './ports.ts'

/** A server with a session and these calls, and no other call. */
export const serverWith = (calls: { readonly [Port in keyof ServerPorts]?: object }): ServerPorts =>
  ({
    ...{ member: {}, shell: {}, help: {}, search: {}, dashboard: {}, statements: {} },
    ...{ retailers: {}, support: {}, benefits: {}, account: {}, withdrawal: {}, vouchers: {} },
    checkout: {},
    session: sessionCookie(),
    ...calls,
  }) as unknown as ServerPorts
