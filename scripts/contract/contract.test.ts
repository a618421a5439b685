import { createApp } from '@save/fake-api/app'
import { describe, expect, test } from 'vitest'
import { checkServer } from './check-server.ts'
import { contractArguments } from './contract-arguments.ts'
import { CookieJar } from './cookie-jar.ts'
import { isAsAgreed, reportText } from './server-report.ts'

const origin = 'https://server.test'
const member = { email: 'member@example.com', password: 'Welcome1!' }

/** A server with one world for all requests. */
function server(faults: readonly object[] = []) {
  const app = createApp()
  const sent: Request[] = []
  const send = (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('x-save-world', 'contract')
    return app.request(new Request(request, { headers }))
  }
  const ready = app.request('/_control/worlds/contract', {
    method: 'POST',
    body: JSON.stringify({ faults }),
    headers: { 'content-type': 'application/json' },
  })
  return {
    sent,
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      await ready
      const request = new Request(input, init)
      sent.push(request)
      return send(request)
    },
  }
}

describe('Checking a server against the read-only part of the contract', () => {
  test('the stand-in keeps the contract', async () => {
    const { fetch } = server()
    const report = await checkServer({ origin, ...member, fetch })
    expect(reportText(report)).toMatch(/(\d+) of \1 as agreed\./)
    expect(isAsAgreed(report)).toBe(true)
  })

  test('no request changes anything, except sign-in and sign-out', async () => {
    const { fetch, sent } = server()
    await checkServer({ origin, ...member, fetch })
    const paths = sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
    expect(paths.filter((path) => !path.startsWith('GET '))).toEqual([
      'POST /api/Login',
      'POST /api/logout',
    ])
    expect(paths).not.toContain('GET /api/WithdrawSavings')
  })

  test('each breach has its own line, with the field', async () => {
    const { fetch } = server([
      { call: 'GET /api/member', status: 401, times: 1 },
      { call: 'GET /api/member', kind: 'missing-field', at: 'AvailableBalance' },
    ])
    const report = await checkServer({ origin, ...member, fetch })
    expect(isAsAgreed(report)).toBe(false)
    expect(reportText(report)).toMatch(
      /✗ API-03 {2}GET \/api\/member +the answer can't be read; look at AvailableBalance/,
    )
    expect(reportText(report)).toContain(', 1 not.')
  })

  test('a refused sign-in ends the check with the reason', async () => {
    const { fetch } = server()
    const report = await checkServer({ origin, ...member, password: 'Wrong1!', fetch })
    expect(report.member).toEqual([])
    expect(isAsAgreed(report)).toBe(false)
    expect(reportText(report)).toMatch(/✗ API-10 {2}POST \/api\/Login +refused: /)
  })

  test('a server that does not answer is reported', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    const report = await checkServer({ origin, ...member, fetch })
    expect(reportText(report)).toContain('no answer: the connection failed')
  })
})

describe('The command’s arguments', () => {
  test('the arguments name the server and the member, and a path after the origin is ignored', () => {
    const args = ['--base-url', 'https://staging.example/Member', '--email', 'a@example.com']
    expect(contractArguments(args)).toEqual({
      origin: 'https://staging.example',
      email: 'a@example.com',
    })
  })

  test('this machine may be checked without https', () => {
    const args = ['--base-url', 'http://localhost:4400', '--email', 'a@example.com']
    expect(contractArguments(args).origin).toBe('http://localhost:4400')
  })

  const refused = [
    ['nothing at all', []],
    ['no member', ['--base-url', 'https://staging.example']],
    ['no address', ['--base-url', 'staging', '--email', 'a@example.com']],
    [
      'the password in the clear',
      ['--base-url', 'http://staging.example', '--email', 'a@example.com'],
    ],
    ['a password among the arguments', ['--password', 'secret']],
  ] as const
  for (const [description, args] of refused) {
    test(`${description} is refused`, () => {
      expect(() => contractArguments(args)).toThrow()
    })
  }
})

test('cookies are stored, sent back, and deleted when they expire', async () => {
  const seen: (string | null)[] = []
  const lines = ['a=1; Path=/', 'b=2', 'a=; Max-Age=0']
  const jar = new CookieJar(async (input) => {
    seen.push(new Request(input).headers.get('cookie'))
    const line = lines[seen.length - 1]
    return new Response(null, line === undefined ? {} : { headers: { 'set-cookie': line } })
  })
  for (let time = 0; time < 4; time += 1) await jar.fetch(origin)
  expect(seen).toEqual([null, 'a=1', 'a=1; b=2', 'b=2'])
})
