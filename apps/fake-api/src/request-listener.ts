import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { appOf } from './app.ts'
import { createHost } from './create-host.ts'
import { isNameOfOurs } from './http/host-name.rules.ts'
import { assetHeaders } from './http/security-headers.policy.ts'
import { serverMessages } from './server.messages.ts'
import type { Settings } from './settings.rules.ts'

export interface Demonstration {
  readonly email: string
  readonly password: string
}

/** The request listener of a server, and the member who can sign in. */
export function requestListener(
  settings: Partial<Settings>,
  portalFolder: string | undefined,
): {
  readonly listener: RequestListener
  readonly demonstration: Demonstration
  /** Writes the data before the server ends. */
  readonly keep: () => Promise<void>
} {
  const host = createHost({ ...settings, portalFolder })
  const app = appOf(host, settings)
  const { member, password } = host.worlds.lobby.world.state
  return {
    listener:
      settings.isDevelopment === false
        ? getRequestListener(app.fetch)
        : onlyByName(getRequestListener(app.fetch), settings.hostNames ?? []),
    keep: async () => void (await host.keeper?.write()),
    demonstration: { email: member.emailAddress ?? '', password },
  }
}

/** Refuses a request for a host name that isn't ours. */
function onlyByName(listener: RequestListener, names: readonly string[]): RequestListener {
  // Nearly all requests have the same Host header, so we check a repeated one only once.
  let latest: string | undefined
  return (request, response) => {
    const { host } = request.headers
    if ((latest !== undefined && host === latest) || isNameOfOurs(host, names)) {
      latest = host
      return listener(request, response)
    }
    response.writeHead(421, {
      ...assetHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(`${serverMessages.foreignName}\n`)
  }
}
