export { type HttpClient, type HttpClientOptions, httpClient } from './http-client.ts'
export { httpPorts } from './http-ports.ts'
