import type { RequestListener, Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { httpPolicy } from './http/http.policy.ts'
import { serverMessages } from './server.messages.ts'

/** A normal import would load all of the module, including a WebSocket client. */
const { createServer } = process.getBuiltinModule('node:http')

export interface Listening {
  readonly port: number
  /** The host's name for a browser on this machine. */
  readonly name: string
  /** Resolves once the request listener is loaded. */
  readonly ready: Promise<void>
  /** Refuses new requests, waits for the running responses, and ends. */
  close(): Promise<void>
}

type RequestLimits = Pick<
  Record<keyof typeof httpPolicy, number>,
  'headersTimeout' | 'requestTimeout' | 'timeoutCheckEvery'
>

export interface ListenAddress {
  /** 0 lets the system choose. */
  readonly port: number
  /**
   * Without it, we listen on both loopback addresses, since browsers try either for 'localhost'.
   */
  readonly host: string | undefined
  /** Tests use shorter limits for slow requests. */
  readonly limits?: RequestLimits
}

/** Opens the port at once, and holds requests until `load` has loaded the listener. */
export async function listen(
  { port, host, limits = httpPolicy }: ListenAddress,
  load: () => Promise<RequestListener>,
): Promise<Listening | { readonly complaint: string }> {
  let answering: RequestListener | undefined
  let arriving: Promise<RequestListener> | undefined
  const answer: RequestListener = (request, response) => {
    if (answering !== undefined) return answering(request, response)
    arriving?.then(
      (arrived) => arrived(request, response),
      () => response.destroy(),
    )
  }
  try {
    const servers = await openAll(() => newServer(answer, limits), port, host)
    const connections = connectionsOf(servers)
    // Code that waits for the port runs first.
    arriving = nextTurn().then(load)
    const ready = arriving.then((arrived) => {
      answering = arrived
    })
    const { port: opened } = servers[0].address() as AddressInfo
    return { port: opened, name: nameOf(host), ready, close: () => closeAll(servers, connections) }
  } catch (error) {
    return { complaint: complaintAbout(error, port, host) }
  }
}

async function openAll(
  create: () => Server,
  port: number,
  host: string | undefined,
): Promise<readonly [Server, ...Server[]]> {
  const first = await open(create(), port, host ?? '127.0.0.1')
  if (host !== undefined) return [first]
  const { port: opened } = first.address() as AddressInfo
  try {
    return [first, await open(create(), opened, '::1')]
  } catch (error) {
    // A machine without IPv6 has no second loopback address, and needs none.
    if (codeOf(error) !== 'EADDRINUSE') return [first]
    first.close()
    throw error
  }
}

const newServer = (answer: RequestListener, limits: RequestLimits): Server =>
  createServer(
    {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: limits.timeoutCheckEvery,
      keepAliveTimeout: httpPolicy.idleTimeout,
    },
    answer,
  )

function open(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => resolve(server))
  })
}

function connectionsOf(servers: readonly Server[]): ReadonlySet<Socket> {
  const connections = new Set<Socket>()
  for (const server of servers) {
    server.on('connection', (connection) => {
      connections.add(connection)
      connection.once('close', () => connections.delete(connection))
    })
  }
  return connections
}

/**
 * Closes connections that browsers keep open for later as soon as nothing runs on them: used ones, which Node knows,
 * and those opened in advance.
 */
async function closeAll(
  servers: readonly Server[],
  connections: ReadonlySet<Socket>,
): Promise<void> {
  let isClosed = false
  const closed = Promise.all(
    servers.map((server) => new Promise((resolve) => server.close(resolve))),
  ).then(() => {
    isClosed = true
  })
  const until = Date.now() + httpPolicy.shutdownPatience
  while (!isClosed && Date.now() < until) {
    for (const server of servers) server.closeIdleConnections()
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    await Promise.race([closed, wait(20)])
  }
  if (isClosed) return
  process.stderr.write(`${serverMessages.cutOff}\n`)
  for (const server of servers) server.closeAllConnections()
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

function complaintAbout(error: unknown, port: number, host: string | undefined): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return serverMessages.portInUse(port)
    case 'EACCES':
      return serverMessages.notAllowed(port)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return serverMessages.badHost(host ?? '')
    default:
      throw error
  }
}

/** '0.0.0.0' means every address of this machine, but a browser can't open it. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
