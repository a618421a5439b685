import type { ServerPorts } from '@save/domain/portal'
import type { HttpClient } from '../client/http-client.ts'
import { furtherPorts } from './further-ports.ts'
import { firstPorts } from './server-ports.ts'

export { leavingOf } from '../client/being-left.ts'
export { hasAnsweredEarly } from '../client/early-answers.ts'
export { fetchFile } from '../client/file.ts'
export { isHostThere } from '../client/host-there.ts'
export { httpClient } from '../client/http-client.ts'
export { fetchFurtherPorts, serverPorts } from './server-ports.ts'

export const httpPorts = (client: HttpClient): ServerPorts => ({
  ...firstPorts(client),
  ...furtherPorts(client),
})
