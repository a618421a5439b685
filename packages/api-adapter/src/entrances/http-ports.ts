import type { ServerPorts } from '@save/domain/portal'
import type { HttpClient } from '../client/http-client.ts'
import { firstPorts } from './first-ports.ts'
import { furtherPorts } from './further-ports.ts'

export const httpPorts = (client: HttpClient): ServerPorts => ({
  ...firstPorts(client),
  ...furtherPorts(client),
})
