import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listening.ts'
import { requestListener } from './request-listener.ts'

async function startServer() {
  const listening = await listen({ port: 0, host: '127.0.0.1' }, async () => {
    const { listener } = requestListener({ isDevelopment: true }, undefined)
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

test('a picture that the catalogue names is drawn', async () => {
  const { status, headers } = await send(await startServer(), '/images/retailers/1061.svg')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/svg+xml')
})

test('a body over 64 KB of undeclared length is 413', async () => {
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

for (const [kind, trouble] of [
  ['drop', /Parse Error|socket hang up/],
  ['reset', /ECONNRESET|Parse Error|socket hang up/],
  ['cut-off', /aborted/],
] as const) {
  test(`${kind} over the network is no answer, and the server goes on`, async () => {
    const port = await startServer()
    await send(port, '/_control/worlds/one', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ faults: [{ call: 'GET /api/member', kind }] }),
    })
    const headers = { cookie: 'save-world=one' }
    await expect(send(port, '/api/member', { headers })).rejects.toThrow(trouble)
    expect((await send(port, '/api/menudetails', { headers })).status).toBe(401)
  })
}

for (const line of ['GET /\\evil.example HTTP/1.1', 'GET http:// HTTP/1.1', 'NONSENSE']) {
  test(`'${line}' is answered with 400, and the server goes on`, async () => {
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
