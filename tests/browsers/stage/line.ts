import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { headed, withHead } from './page-head.ts'

/** A proxy between one browser window and the portal. */
export interface Line {
  readonly origin: string
  /** The address of a page that sets these cookies. */
  addressGiving(cookies: readonly string[]): string
  /** Stops answering, as if offline. */
  unplug(): void
  plugIn(): void
  close(): Promise<void>
}

interface Options {
  /** Inserted into every page, and allowed by its policy. */
  readonly script?: string | undefined
  /** Changes every page. We drop its policy, which would no longer match. */
  readonly rewrite?: ((page: string) => string) | undefined
  /** Our own page, which replaces the portal's. */
  readonly still?: (path: string) => string | undefined
}

const givingPath = '/_cookies'

export async function openLine(portalPort: number, options: Options = {}): Promise<Line> {
  let isPluggedIn = true
  let given: readonly string[] = []
  const server = createServer((request, response) => {
    if (!isPluggedIn) return void request.socket.destroy()
    if (request.url === givingPath) return giveCookies(response, given)
    const still = options.still?.(request.url ?? '')
    if (still !== undefined) return giveStill(response, options.rewrite?.(still) ?? still)
    passOn(request, response, portalPort, options)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    addressGiving: (cookies) => {
      given = cookies
      return `${origin}${givingPath}`
    },
    unplug: () => {
      isPluggedIn = false
      server.closeAllConnections()
    },
    plugIn: () => {
      isPluggedIn = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function giveCookies(response: ServerResponse, cookies: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': [...cookies] })
  response.end('<!doctype html><title>Save</title><link rel="icon" href="data:,">')
}

function giveStill(response: ServerResponse, still: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(still)
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  { script, rewrite }: Options,
): void {
  const mayChange = (script ?? rewrite) !== undefined
  const headers = {
    ...request.headers,
    ...(mayChange && { 'accept-encoding': 'identity' }),
  }
  const onward = send(
    { host: '127.0.0.1', port, path: request.url, method: request.method, headers },
    async (answer) => {
      const status = answer.statusCode ?? 502
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
      if (!(mayChange && isPage && status === 200)) {
        response.writeHead(status, answer.headers)
        answer.pipe(response)
        return
      }
      const { 'content-length': _, etag: __, ...rest } = answer.headers
      const page = Buffer.concat(await answer.toArray()).toString('utf8')
      response.writeHead(status, headed(rest, { script, isRewritten: rewrite !== undefined }))
      response.end(withHead(rewrite?.(page) ?? page, script))
    },
  )
  onward.on('error', () => request.socket.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
