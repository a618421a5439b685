export { type HttpClient, type HttpClientOptions, httpClient } from './http-client.ts'
export { httpPorts, serverPorts } from './http-ports.ts'
