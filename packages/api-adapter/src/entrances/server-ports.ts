import type { ServerPorts } from '@save/domain/portal'
import { httpClient } from '../client/http-client.ts'
import { firstPorts } from './first-ports.ts'
import { portsToCome } from './ports-to-come.ts'

/** Fetches the code of the ports that the first screen does not need, before a call does. */
export const fetchFurtherPorts = () => import('./further-ports.ts')

/** The page's ports: its server is the one that it came from. */
export function serverPorts(): ServerPorts {
  const client = httpClient()
  const further = () => fetchFurtherPorts().then(({ furtherPorts }) => furtherPorts(client))
  return { ...firstPorts(client), ...portsToCome(further) }
}
