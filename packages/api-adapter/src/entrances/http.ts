export { isHostThere } from '../client/host-there.ts'
export { type HttpClient, type HttpClientOptions, httpClient } from '../client/http-client.ts'
export { httpPorts, serverPorts } from './http-ports.ts'
