import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { httpPolicy } from './http/http.policy.ts'
import { listen } from './listening.ts'
import { requestListener } from './request-listener.ts'

const limits = { headersTimeout: 200, requestTimeout: 300, timeoutCheckEvery: 10 }

async function startServer() {
  const listening = await listen({ port: 0, host: '127.0.0.1', limits }, async () => {
    const { listener } = requestListener({ isDevelopment: true }, undefined)
    return listener
  })
  if ('complaint' in listening) throw new Error(listening.complaint)
  onTestFinished(() => listening.close())
  await listening.ready
  return listening.port
}

/**
 * Sends the beginning, then one piece after another while the connection lasts. Returns the
 * response.
 */
function drip(port: number, beginning: string, piece?: string): Promise<string> {
  return new Promise((resolve) => {
    const connection = connect(port, '127.0.0.1')
    let received = ''
    const timer = setInterval(() => sendMore(connection, piece), 5)
    connection.on('data', (text) => {
      received += text
    })
    // Writing to a connection that the server has closed may end in a reset.
    connection.on('error', () => undefined)
    connection.on('close', () => {
      clearInterval(timer)
      resolve(received)
    })
    connection.write(beginning)
  })
}

const sendMore = (connection: Socket, piece = ''): void => {
  if (connection.writable) connection.write(piece)
}

/**
 * The response to another client. On a busy machine even a good request can exceed these limits, so
 * it is sent again.
 */
const answered = (port: number): Promise<Response> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/member`)
      expect(answer.status).toBe(401)
      return answer
    },
    { timeout: 30_000 },
  )

async function postToLogin(port: number): Promise<readonly string[]> {
  const stranger = await answered(port)
  const cookies = stranger.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1]
  return [
    'POST /api/Login HTTP/1.1',
    'Host: localhost',
    `Cookie: ${cookies.join('; ')}`,
    `X-XSRF-TOKEN: ${token}`,
    'Content-Type: application/json',
  ]
}

const request = (lines: readonly string[], body: string): string =>
  `${lines.join('\r\n')}\r\n\r\n${body}`

describe('Slow requests end early', () => {
  const slow = [
    ['a connection that says nothing', '', undefined],
    ['half a line', 'GET /api/mem', undefined],
    ['headers that never end', 'GET /api/member HTTP/1.1\r\nHost: localhost\r\n', 'a: b\r\n'],
  ] as const
  for (const [description, beginning, piece] of slow) {
    test(`${description} gets a 408 and is closed, and the server continues`, async () => {
      const port = await startServer()
      expect(await drip(port, beginning, piece)).toMatch(/^HTTP\/1\.1 408 /)
      await answered(port)
    })
  }

  const bodies = [
    ['a body of declared length', 'Content-Length: 5000', '{', 'x'],
    ['a body in pieces', 'Transfer-Encoding: chunked', '1\r\n{\r\n', '1\r\nx\r\n'],
  ] as const
  for (const [description, header, beginning, piece] of bodies) {
    test(`${description} that drips in gets a 408, without a crash`, async () => {
      const complaining = vi.spyOn(console, 'error').mockReturnValue(undefined)
      onTestFinished(() => complaining.mockRestore())
      const port = await startServer()
      const lines = [...(await postToLogin(port)), header]
      expect(await drip(port, request(lines, beginning), piece)).toMatch(/^HTTP\/1\.1 408 /)
      await answered(port)
      expect(complaining).not.toHaveBeenCalled()
    })
  }

  test('slow requests leave room for complete ones', async () => {
    const port = await startServer()
    const attack = Array.from({ length: 100 }, () => drip(port, 'GET / HTTP/1.1\r\n', 'a: b\r\n'))
    await answered(port)
    for (const received of await Promise.all(attack)) expect(received).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('the server’s own limits are 5 seconds for the headers and 10 for the whole request', () => {
    expect(httpPolicy).toMatchObject({ headersTimeout: 5_000, requestTimeout: 10_000 })
  })
})

test('a client that leaves in the middle of its body causes no crash', async () => {
  const complaining = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => complaining.mockRestore())
  const port = await startServer()
  const lines = [...(await postToLogin(port)), 'Content-Length: 5000']
  const connection = connect(port, '127.0.0.1')
  connection.write(request(lines, '{'), () => connection.destroy())
  await new Promise((resolve) => connection.once('close', resolve))
  await answered(port)
  expect(complaining).not.toHaveBeenCalled()
})
