export { isHostThere } from '../client/host-there.ts'
export { httpClient } from '../client/http-client.ts'
export { httpPorts } from './http-ports.ts'
export { fetchFurtherPorts, serverPorts } from './server-ports.ts'
