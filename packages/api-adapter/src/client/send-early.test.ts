import { bannerPolicy } from '@save/domain/dashboard'
import { unreachable } from '@save/domain/kernel'
import { Effect, Fiber } from 'effect'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { httpMember } from '../member/member.http.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { bannersPath, firstBannersPath } from '../wire/first-paths.wire.ts'
import type { Call } from './call.ts'
import { earlyAnswersOfPage } from './early-answers.ts'
import { httpClient } from './http-client.ts'
import { sendEarly } from './send-early.ts'

const member = { AvailableBalance: 12.5 }
const menu: Call<unknown> = { method: 'GET', path: '/api/menudetails', read: Effect.succeed }
const change: Call<unknown> = { method: 'POST', path: '/api/Login', read: Effect.succeed }

const early: Request[] = []
let answerEarly: (request: Request) => Promise<Response>

beforeEach(() => {
  early.length = 0
  answerEarly = async () => jsonAnswer(member)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc%3D123' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'https://portal.test'), init)
    early.push(request)
    return answerEarly(request)
  })
})
afterEach(() => {
  earlyAnswersOfPage.forget()
  vi.unstubAllGlobals()
})

/** Creates a client in the same page. */
const late = (answer = () => jsonAnswer({ AvailableBalance: 99 })) =>
  scriptedServer(answer, {
    earlyAnswers: earlyAnswersOfPage,
    readCookie: () => document.cookie,
  })

describe('The first requests, sent while the application downloads', () => {
  test('API-01 early requests send the anti-forgery token', () => {
    sendEarly(['/api/member', '/api/DashboardData'])
    expect(early.map(({ url }) => url)).toEqual([
      'https://portal.test/api/member',
      'https://portal.test/api/DashboardData',
    ])
    for (const request of early) {
      expect(request.headers.get('X-XSRF-TOKEN')).toBe('abc=123')
      expect(request.headers.get('accept')).toBe('application/json')
      expect([request.credentials, request.redirect]).toEqual(['same-origin', 'manual'])
    }
  })

  test('API-01 without a cookie early requests have no such header', () => {
    vi.stubGlobal('document', { cookie: '' })
    sendEarly(['/api/member'])
    expect(early[0]?.headers.has('X-XSRF-TOKEN')).toBe(false)
  })

  test('OQ-135 early requests get the server’s newest state, not the browser’s cache', () => {
    sendEarly(['/api/member'])
    expect(early.map(({ cache }) => cache)).toEqual(['no-cache'])
  })

  test('each response is used once, and the second reader sends a new request', async () => {
    sendEarly(['/api/member'])
    const { client, requests } = late()
    const first = await outcomeOf(httpMember(client).readMember())
    expect(first).toMatchObject({ answer: { availableBalance: 12_50 } })
    expect(requests).toHaveLength(0)

    const second = await outcomeOf(httpMember(client).readMember())
    expect(second).toMatchObject({ answer: { availableBalance: 99_00 } })
    expect(requests).toHaveLength(1)
  })

  test('a response is used for its own path only, and only for reads', async () => {
    sendEarly(['/api/member'])
    const { client, requests } = late()
    await outcomeOf(client.send(menu))
    expect(requests).toHaveLength(1)
    await outcomeOf(client.send({ ...change, path: '/api/member' }))
    expect(requests).toHaveLength(2)
  })

  test('PERM-02 a response isn’t used in another session', async () => {
    sendEarly(['/api/member', '/api/menudetails'])
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=another' })
    const { client, requests } = late()
    await outcomeOf(client.send(menu))
    expect(requests).toHaveLength(1)
    expect(early.map(({ signal }) => signal.aborted)).toEqual([false, true])
  })

  test('any member may use a response requested without a token', async () => {
    vi.stubGlobal('document', { cookie: '' })
    sendEarly(['/api/member'])
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=first' })
    const { client, requests } = late()
    await outcomeOf(httpMember(client).readMember())
    expect(requests).toHaveLength(0)
  })

  test('the responses are dropped at the first 401', async () => {
    sendEarly(['/api/member', '/api/DashboardData'])
    const { client, requests } = late(() => jsonAnswer({}, 401))
    await outcomeOf(client.send(menu))
    await outcomeOf(httpMember(client).readMember())
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/menudetails',
      '/api/member',
    ])
  })

  test('the responses are dropped if one of them is a 401', async () => {
    answerEarly = async () => jsonAnswer({}, 401)
    sendEarly(['/api/member', '/api/menudetails'])
    const { client, requests } = late()
    expect(await outcomeOf(httpMember(client).readMember())).toEqual({
      failure: { _tag: 'Unauthorised' },
    })
    await outcomeOf(client.send(menu))
    expect(requests).toHaveLength(1)
  })

  test('the responses are dropped after a login, and after any other change', async () => {
    sendEarly(['/api/member'])
    const { client, requests } = late()
    await outcomeOf(client.send(change))
    await outcomeOf(httpMember(client).readMember())
    expect(requests).toHaveLength(2)
  })

  test('SESSION-02 early requests are aborted when they are dropped, or when the reader stops waiting', async () => {
    answerEarly = () => new Promise(() => undefined)
    sendEarly(['/api/member', '/api/menudetails'])
    const { client } = late()
    const reader = Effect.runFork(httpMember(client).readMember())
    await Promise.resolve()
    await Effect.runPromise(Fiber.interrupt(reader))
    expect(early.map(({ signal }) => signal.aborted)).toEqual([true, false])
    earlyAnswersOfPage.forget()
    expect(early.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  test('a failed early request is like any other failure, without a retry or an unhandled rejection', async () => {
    answerEarly = () => Promise.reject(new TypeError('Failed to fetch'))
    sendEarly(['/api/member', '/api/menudetails'])
    const { client, requests } = late()
    expect(await outcomeOf(httpMember(client).readMember())).toEqual({ failure: unreachable })
    expect(requests).toHaveLength(0)
  })
})

test('the client in a page needs no arguments', async () => {
  vi.stubGlobal('location', { origin: 'https://portal.test' })
  const outcome = await outcomeOf(httpMember(httpClient()).readMember())
  expect(outcome).toMatchObject({ answer: { availableBalance: 12_50 } })
  expect(early.map(({ url, headers }) => [url, headers.get('X-XSRF-TOKEN')])).toEqual([
    ['https://portal.test/api/member', 'abc=123'],
  ])
})

test('BANNER-01 the early request is for the banners of the dashboard', () => {
  expect(firstBannersPath).toBe(bannersPath(bannerPolicy.category))
})
