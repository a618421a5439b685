import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from './listening.ts'
import { requestListener } from './request-listener.ts'

async function startServer(settings: Parameters<typeof requestListener>[0] = {}) {
  const listening = await listen({ port: 0, host: '127.0.0.1' }, async () => {
    const { listener } = requestListener({ isDevelopment: true, ...settings }, undefined)
    return listener
  })
  if ('complaint' in listening) throw new Error(listening.complaint)
  onTestFinished(() => listening.close())
  return listening.port
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const send = (
  port: number,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, ...init }, (response) => {
      let text = ''
      response.on('error', reject)
      response.on('data', (piece) => {
        text += piece
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      )
    })
    sent.on('error', reject)
    sent.end(init.body)
  })

const json = { 'content-type': 'application/json' }

test('the whole catalogue is served over the network', async () => {
  const port = await startServer()
  const world = await send(port, '/_control/worlds/one', {
    method: 'POST',
    headers: json,
    body: '{ "signedIn": true }',
  })
  const cookie = world.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? ''
  const { status, text } = await send(port, '/api/DashboardData', { headers: { cookie } })
  expect(status).toBe(200)
  expect(JSON.parse(text).FeaturedCashback.length).toBeGreaterThan(6)
})

test('a picture in the catalogue is drawn', async () => {
  const { status, headers } = await send(await startServer(), '/images/retailers/1061.svg')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/svg+xml')
})

test('a body over 64 KB without a declared length gets a 413', async () => {
  const port = await startServer()
  const stranger = await send(port, '/api/member')
  const [session = '', token = ''] =
    stranger.headers['set-cookie']?.map((line) => line.split(';')[0] ?? '') ?? []
  const { status } = await send(port, '/api/Login', {
    method: 'POST',
    headers: {
      ...json,
      cookie: session,
      'x-xsrf-token': token.replace('XSRF-TOKEN=', ''),
      'transfer-encoding': 'chunked',
    },
    body: JSON.stringify({ email: 'x'.repeat(70_000) }),
  })
  expect(status).toBe(413)
})

test('a fault can drop the connection', async () => {
  const port = await startServer()
  await send(port, '/_control/worlds/one', {
    method: 'POST',
    headers: json,
    body: '{ "faults": [{ "call": "GET /api/member", "drop": true }] }',
  })
  await expect(
    send(port, '/api/member', { headers: { cookie: 'save-world=one' } }),
  ).rejects.toThrow(/Parse Error|socket hang up/)
  expect((await send(port, '/Member/FAQ')).status).toBe(200)
})

for (const [kind, fault] of [
  ['drop', /Parse Error|socket hang up/],
  ['reset', /ECONNRESET|Parse Error|socket hang up/],
  ['cut-off', /aborted/],
  ['unanswered', /socket hang up/],
] as const) {
  test(`${kind} over the network leaves the client without an answer, and the server continues`, async () => {
    const complaining = vi.spyOn(console, 'error').mockReturnValue(undefined)
    onTestFinished(() => complaining.mockRestore())
    const port = await startServer()
    await send(port, '/_control/worlds/one', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ faults: [{ call: 'GET /api/member', kind }] }),
    })
    const headers = { cookie: 'save-world=one' }
    await expect(send(port, '/api/member', { headers })).rejects.toThrow(fault)
    expect((await send(port, '/api/menudetails', { headers })).status).toBe(401)
    expect(complaining).not.toHaveBeenCalled()
  })
}

test('cut-off sends the first half of the announced body', async () => {
  const port = await startServer()
  const world = await send(port, '/_control/worlds/one', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      signedIn: true,
      faults: [{ call: 'GET /api/member', kind: 'cut-off' }],
    }),
  })
  const cookie = world.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? ''
  const responseText = await new Promise<string>((resolve) => {
    const connection = connect(port, '127.0.0.1')
    let text = ''
    connection.on('data', (piece) => {
      text += piece
    })
    connection.on('close', () => resolve(text))
    connection.write(`GET /api/member HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`)
  })
  const [head = '', body = ''] = responseText.split('\r\n\r\n')
  const announced = Number(/content-length: (\d+)/i.exec(head)?.[1])
  expect(Buffer.byteLength(body)).toBe(Math.ceil(announced / 2))
})

test('a connection may be idle for longer than Node’s default', async () => {
  const port = await startServer()
  const { headers } = await send(port, '/Member/FAQ', { headers: { connection: 'keep-alive' } })
  expect(headers['keep-alive']).toBe('timeout=75')
})

test('a request for an unknown host name gets a 421 in development', async () => {
  const port = await startServer({ hostNames: ['portal.test'] })
  const foreign = await send(port, '/_control/worlds/one', {
    method: 'POST',
    headers: { ...json, host: `evil.example:${port}` },
    body: '{}',
  })
  expect(foreign.status).toBe(421)
  expect(foreign.text).toContain('SAVE_HOST_NAMES')
  expect((await send(port, '/_control/worlds/one')).status).toBe(404)
  for (const host of ['localhost', `portal.test:${port}`, '[::1]']) {
    expect((await send(port, '/_control', { headers: { host } })).status).toBe(200)
  }
})

test.each([
  ['save.localhost', {}, 200, 401],
  ['portal.test', {}, 200, 401],
  ['127.0.0.1', {}, 200, 401],
  ['192.168.1.20', {}, 403, 401],
  ['localhost', { 'x-forwarded-for': '192.0.2.1' }, 403, 401],
  ['portal.test', { origin: 'https://evil.example' }, 403, 401],
  ['evil.example', {}, 421, 421],
  ['evil.example', { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }, 421, 421],
  ['127.0.0.1.evil.example', {}, 421, 421],
])(
  'with the name %s and %j the control answers %i and a call %i',
  async (host, headers, control, call) => {
    const port = await startServer({ hostNames: ['portal.test'] })
    const statusOf = async (path: string) =>
      (await send(port, path, { headers: { host, ...headers } })).status
    expect(await statusOf('/_control')).toBe(control)
    expect(await statusOf('/_control/worlds')).toBe(control)
    expect(await statusOf('/api/member')).toBe(call)
  },
)

test('in production, possibly behind a proxy, the server accepts every name, and has no control', async () => {
  const port = await startServer({ isDevelopment: false })
  const statusOf = async (path: string, host: string) =>
    (await send(port, path, { headers: { host } })).status
  expect(await statusOf('/Member/FAQ', 'save.example')).toBe(200)
  expect(await statusOf('/_control', 'save.example')).toBe(404)
  expect(await statusOf('/_control', 'localhost')).toBe(404)
})

for (const line of ['GET /\\evil.example HTTP/1.1', 'GET http:// HTTP/1.1', 'NONSENSE']) {
  test(`'${line}' gets a 400, and the server continues`, async () => {
    const port = await startServer()
    const answer = await new Promise<string>((resolve) => {
      const connection = connect(port, '127.0.0.1')
      let text = ''
      connection.on('data', (piece) => {
        text += piece
      })
      connection.on('close', () => resolve(text))
      connection.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect((await send(port, '/Member/FAQ')).status).toBe(200)
  })
}
