import type { ServerPorts } from '@save/domain/portal'
import type { HttpClient } from '../client/http-client.ts'
import { deferredPorts } from './deferred-ports.ts'
import { firstPorts } from './server-ports.ts'

export { hasAnsweredEarly } from '../client/early-answers.ts'
export { fetchFile } from '../client/file.ts'
export { httpClient } from '../client/http-client.ts'
export { leavingOf } from '../client/page-unload.ts'
export { isHostReachable } from '../client/ping-host.ts'
export { fetchDeferredPorts, serverPorts } from './server-ports.ts'

export const httpPorts = (client: HttpClient): ServerPorts => ({
  ...firstPorts(client),
  ...deferredPorts(client),
})
