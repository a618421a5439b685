import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { appOf } from './app.ts'
import { createHost } from './create-host.ts'
import type { Settings } from './settings.rules.ts'

export interface Demonstration {
  readonly email: string
  readonly password: string
}

/** What answers the requests of a server, and who can sign in to it. */
export function requestListener(
  settings: Partial<Settings>,
  portalFolder: string | undefined,
): {
  readonly listener: RequestListener
  readonly demonstration: Demonstration
  /** Writes what is to be kept, before the server ends. */
  readonly keep: () => Promise<void>
} {
  const host = createHost({ ...settings, portalFolder })
  const app = appOf(host, settings)
  const { member, password } = host.worlds.lobby.world.state
  return {
    listener: getRequestListener(app.fetch),
    keep: async () => host.keeper?.write(),
    demonstration: { email: member.emailAddress ?? '', password },
  }
}
