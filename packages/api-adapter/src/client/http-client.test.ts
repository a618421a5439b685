import {
  forbidden,
  malformed,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from '@save/domain/kernel'
import { check } from '@save/domain/testing/check'
import { Effect, Fiber } from 'effect'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { antiForgeryHeader } from './anti-forgery.ts'
import type { Call } from './call.ts'
import { deadlines } from './deadline.table.ts'
import { lenientSuccess } from './lenient-success.ts'
import { onUnreadable } from './unreadable.ts'

const read = (json: unknown) => Effect.succeed(json)
const aRead: Call<unknown> = { method: 'GET', path: '/api/thing', read }
const aChange: Call<unknown> = { method: 'POST', path: '/api/thing', body: { a: 1 }, read }

describe('The anti-forgery token (OQ-014)', () => {
  const tokenSent = async (
    readCookie: () => string,
    call: Call<unknown> = aRead,
    options: { origin?: string; pageOrigin?: string } = {},
  ) => {
    const { client, requests } = scriptedServer(() => jsonAnswer({}), { readCookie, ...options })
    await outcomeOf(client.send(call))
    return requests[0]?.headers.get(antiForgeryHeader)
  }

  test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    'API-01 the token is copied from the cookie XSRF-TOKEN into the header X-XSRF-TOKEN of a %s',
    async (method) => {
      const { client, requests } = scriptedServer(() => jsonAnswer({}), {
        readCookie: () => 'theme=dark; XSRF-TOKEN=abc123; other=1',
      })
      await outcomeOf(client.send({ method, path: '/api/thing', read }))
      expect(requests[0]?.headers.get('X-XSRF-TOKEN')).toBe('abc123')
    },
  )

  test('API-01 the token is decoded', async () => {
    expect(await tokenSent(() => 'XSRF-TOKEN=a%2Fb%3D%3D')).toBe('a/b==')
    expect(await tokenSent(() => 'XSRF-TOKEN=100%')).toBe('100%')
  })

  test('API-01 the token is read for each request, since a login changes it', async () => {
    const cookies = ['XSRF-TOKEN=before', 'XSRF-TOKEN=after']
    const { client, requests } = scriptedServer(() => jsonAnswer({}), {
      readCookie: () => cookies.shift() ?? '',
    })
    await outcomeOf(client.send(aChange))
    await outcomeOf(client.send(aRead))
    expect(requests.map((request) => request.headers.get(antiForgeryHeader))).toEqual([
      'before',
      'after',
    ])
  })

  test.each([[''], ['theme=dark'], ['XSRF-TOKEN='], ['NOT-XSRF-TOKEN=a'], ['XSRF-TOKEN=a%0d%0ab']])(
    'API-01 a token that can’t be sent gives no header: %j',
    async (cookie) => {
      expect(await tokenSent(() => cookie)).toBeNull()
    },
  )

  test.each([
    ['https://api.elsewhere.test', '/api/thing'],
    ['https://portal.test', 'https://evil.test/api/thing'],
    ['https://portal.test', '//evil.test/api/thing'],
    ['https://portal.test:8443', '/api/thing'],
    ['http://portal.test', '/api/thing'],
  ])('API-02 the token is never sent to another origin: %s, %s', async (origin, path) => {
    const cookie = () => 'XSRF-TOKEN=abc123'
    const options = { origin, pageOrigin: 'https://portal.test' }
    expect(await tokenSent(cookie, { ...aRead, path }, options)).toBeNull()
  })

  test.each([
    ['a change', aChange, 2],
    ['a read', aRead, 2],
    ['a call that moves money', { ...aChange, movesMoney: true as const }, 1],
  ])(
    'OQ-014 %s refused for the missing cookie renews it, and is sent again unless it moves money',
    async (_, call, sent) => {
      let cookie = ''
      const { client, requests } = scriptedServer(
        (request) =>
          request.headers.has(antiForgeryHeader) ? jsonAnswer('done') : jsonAnswer({}, 403),
        {
          readCookie: () => cookie,
          renewCookie: async () => {
            cookie = 'XSRF-TOKEN=renewed'
          },
        },
      )
      const outcome = await outcomeOf(client.send(call))
      expect(requests).toHaveLength(sent)
      expect(outcome).toEqual(sent === 2 ? { answer: 'done' } : { failure: forbidden })
      expect(await outcomeOf(client.send(call)), 'the next wish').toEqual({ answer: 'done' })
    },
  )

  test.each([
    ['a token that was sent', 'XSRF-TOKEN=a', 'XSRF-TOKEN=b'],
    ['a cookie that does not come', '', ''],
  ])('OQ-014 with %s a 403 is final', async (_, before, renewed) => {
    let cookie = before
    const { client, requests } = scriptedServer(() => jsonAnswer({}, 403), {
      readCookie: () => cookie,
      renewCookie: async () => {
        cookie = renewed
      },
    })
    expect(await outcomeOf(client.send(aChange))).toEqual({ failure: forbidden })
    expect(requests).toHaveLength(1)
  })

  test('OQ-014 a refused call that moves money is reported at once, even if the page for the cookie doesn’t answer', async () => {
    const { client } = scriptedServer(() => jsonAnswer({}, 403), {
      readCookie: () => '',
      renewCookie: () => new Promise(() => undefined),
    })
    expect(await outcomeOf(client.send({ ...aChange, movesMoney: true as const }))).toEqual({
      failure: forbidden,
    })
  })

  test('API-02 a redirect doesn’t pass the token on, and only the same origin gets cookies', async () => {
    const { client, requests } = scriptedServer(
      () => new Response(null, { status: 302, headers: { location: 'https://evil.test/' } }),
    )
    expect(await outcomeOf(client.send(aRead))).toEqual({ failure: serverFault(302) })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.redirect).toBe('manual')
    expect(requests[0]?.credentials).toBe('same-origin')
  })
})

describe('Responses', () => {
  test.each([
    [401, { _tag: 'Unauthorised' }],
    [403, { _tag: 'Forbidden' }],
    [404, { _tag: 'NotFound' }],
    [304, { _tag: 'ServerFault', status: 304 }],
    [400, { _tag: 'ServerFault', status: 400 }],
    [406, { _tag: 'ServerFault', status: 406 }],
    [409, { _tag: 'ServerFault', status: 409 }],
    [412, { _tag: 'ServerFault', status: 412 }],
    [429, { _tag: 'ServerFault', status: 429 }],
    [500, { _tag: 'ServerFault', status: 500 }],
    [503, { _tag: 'ServerFault', status: 503 }],
  ])('%i is a failure if the call does not expect it', async (status, failure) => {
    for (const call of [aRead, aChange]) {
      const body = status === 304 ? null : '{"answer":"unused"}'
      const headers = { 'content-type': 'application/json', 'retry-after': '1' }
      const { client, requests } = scriptedServer(() => new Response(body, { status, headers }))
      expect(await outcomeOf(client.send(call))).toEqual({ failure })
      expect(requests, 'nothing is sent again by itself (OQ-017)').toHaveLength(1)
    }
  })

  test.each([
    ['OQ-015 a 401', 401, ['401']],
    ['OQ-026 a 403', 403, ['403']],
    ['a 404', 404, []],
    ['a 500', 500, []],
  ])('%s is reported to the session at most once per call', async (_, status, reports) => {
    const fields: string[] = []
    const { client } = scriptedServer(() => new Response('', { status }), {
      onUnauthorised: () => fields.push('401'),
      onForbidden: () => fields.push('403'),
    })
    await outcomeOf(client.send(aRead))
    expect(fields).toEqual(reports)
    const refusal = { statuses: [status], read: () => 'refused' }
    expect(await outcomeOf(client.send({ ...aChange, refusal }))).toEqual({ answer: 'refused' })
    expect(fields, 'a refusal that the call expects is an answer').toEqual(reports)
  })

  test('an expected status is read by the call', async () => {
    const refusal = { statuses: [409, 412], read: (json: unknown) => ({ refused: json }) }
    const answered = (response: Response) =>
      outcomeOf(scriptedServer(() => response).client.send({ ...aChange, refusal }))
    expect(await answered(jsonAnswer({ limit: 250 }, 409))).toEqual({
      answer: { refused: { limit: 250 } },
    })
    expect(await answered(new Response('<p>No', { status: 412 }))).toEqual({
      answer: { refused: undefined },
    })
    expect(await answered(jsonAnswer({}, 406))).toEqual({ failure: serverFault(406) })
  })

  test.each([
    [401, unauthorised],
    [500, serverFault(500)],
    [503, serverFault(503)],
  ])('a %i with messages about a form isn’t a refusal of the form', async (status, failure) => {
    const answer = jsonAnswer({ ModelState: { NINumber: ['Unknown number.'] } }, status)
    const refusal = { statuses: [400], read: (json: unknown) => ({ refused: json }) }
    const { client } = scriptedServer(() => answer)
    expect(await outcomeOf(client.send({ ...aChange, refusal }))).toEqual({ failure })
  })

  test.each([[200], [201], [402], [403], [404], [409], [422]])(
    'OQ-018 a %i with messages about a form is a refusal of the form',
    async (status) => {
      const ModelState = { NINumber: ['Unknown number.'] }
      const answered = (json: unknown, call: Call<unknown>) =>
        outcomeOf(scriptedServer(() => jsonAnswer(json, status)).client.send(call))
      const refusal = { statuses: [400], read: (json: unknown) => ({ refused: json }) }
      expect(await answered({ ModelState }, { ...aChange, refusal })).toEqual({
        answer: { refused: { ModelState } },
      })
      if (status >= 400) return
      expect(await answered({ ModelState }, aChange)).toEqual({
        failure: malformed('ModelState'),
      })
      for (const accepted of [
        { ModelState: {} },
        { ModelState: null },
        { ModelState: { a: [] } },
      ]) {
        expect(await answered(accepted, { ...aChange, refusal })).toEqual({ answer: accepted })
      }
    },
  )

  test('an unspecified success is any JSON, plain text or an empty body, but not false', async () => {
    const answered = (response: Response) =>
      outcomeOf(
        scriptedServer(() => response).client.send({ ...aChange, ...lenientSuccess('done') }),
      )
    for (const json of [true, null, 0, '', 'OK', {}, []]) {
      expect(await answered(jsonAnswer(json))).toEqual({ answer: 'done' })
    }
    expect(await answered(new Response(null))).toEqual({ answer: 'done' })
    for (const no of [false, { Success: false }, { succeeded: false, Message: 'Closed.' }])
      expect(await answered(jsonAnswer(no))).toEqual({ failure: malformed('(false)') })
    for (const yes of [{ Success: true }, { IsDeliverable: false }])
      expect(await answered(jsonAnswer(yes))).toEqual({ answer: 'done' })
    const text = (body: string, type = 'text/plain;charset=UTF-8') =>
      answered(new Response(body, { headers: { 'content-type': type } }))
    expect(await text('OK')).toEqual({ answer: 'done' })
    expect(await text('Saved', 'text/plain')).toEqual({ answer: 'done' })
    expect(await text('OK\n', 'text/html')).toEqual({ answer: 'done' })
    expect(await text('OK', 'application/json')).toEqual({ answer: 'done' })
    for (const no of ['False', 'Error', 'failed']) {
      expect(await text(no)).toEqual({ failure: malformed('(false)') })
      expect(await answered(jsonAnswer(no))).toEqual({ failure: malformed('(false)') })
    }
    expect(await answered(jsonAnswer('Errors: 1'))).toEqual({ failure: malformed('(false)') })
    for (const doubtful of ['Error: could not be saved', 'Not today.'])
      expect(await text(doubtful)).toEqual({ failure: malformed('(content type)') })
    expect(await answered(jsonAnswer('Sent, thank you.'))).toEqual({ answer: 'done' })
    expect(await text('{"saved":true}')).toEqual({ answer: 'done' })
    expect(await text('false')).toEqual({ failure: malformed('(false)') })
    expect(await text('{"saved":')).toEqual({ failure: malformed('(content type)') })
    expect(await text('<p>Sign in</p>')).toEqual({ failure: malformed('(content type)') })
    expect(await text('<p>Sign in</p>', 'text/html')).toEqual({
      failure: malformed('(content type)'),
    })
  })

  test.each([
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/problem+json',
    'application/vnd.save.v2+json;charset=utf-8',
    'text/json',
    'text/plain; charset=utf-8',
  ])('JSON is read with any of its content types: %s', async (type) => {
    const answer = new Response('{"a":1}', { headers: { 'content-type': type } })
    expect(await outcomeOf(scriptedServer(() => answer).client.send(aRead))).toEqual({
      answer: { a: 1 },
    })
  })

  test('a letter that is split across two packets is read correctly', async () => {
    const bytes = new TextEncoder().encode('\uFEFF{"name":"Café £5"}')
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const answer = new Response(body, { headers: { 'content-type': 'application/json' } })
    expect(await outcomeOf(scriptedServer(() => answer).client.send(aRead))).toEqual({
      answer: { name: 'Café £5' },
    })
  })
})

describe('Connection failures', () => {
  test('an offline, refused or reset connection gives no answer', async () => {
    for (const call of [aRead, aChange]) {
      const { client, requests } = scriptedServer(() => {
        throw new TypeError('Failed to fetch')
      })
      expect(await outcomeOf(client.send(call))).toEqual({ failure: unreachable })
      expect(requests).toHaveLength(1)
    }
  })

  test('a truncated body counts as no answer', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'))
        controller.error(new TypeError('network error'))
      },
    })
    const answer = new Response(body, { headers: { 'content-type': 'application/json' } })
    expect(await outcomeOf(scriptedServer(() => answer).client.send(aRead))).toEqual({
      failure: unreachable,
    })
  })
})

check(deadlines)

describe('The deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })

  test('after 15 s without a response a call has failed, and its request is aborted', async () => {
    const { client, requests } = scriptedServer(never)
    const outcome = outcomeOf(client.send(aRead))
    await vi.advanceTimersByTimeAsync(14_999)
    expect(requests[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual({ failure: timedOut })
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('a body that never ends is aborted', async () => {
    let isStopped = false
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
      cancel: () => {
        isStopped = true
      },
    })
    const answer = new Response(body, { headers: { 'content-type': 'application/json' } })
    const outcome = outcomeOf(scriptedServer(() => answer).client.send(aRead))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await outcome).toEqual({ failure: timedOut })
    expect(isStopped).toBe(true)
  })

  test('a call that moves money has no deadline (OQ-135)', async () => {
    let answer: (response: Response) => void = () => undefined
    const { client, requests } = scriptedServer(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const outcome = outcomeOf(client.send({ ...aChange, movesMoney: true as const }))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests[0]?.signal.aborted).toBe(false)
    answer(jsonAnswer({ done: true }))
    expect(await outcome).toEqual({ answer: { done: true } })
  })
})

describe('The server’s time (OQ-043)', () => {
  const device = Date.UTC(2026, 3, 5, 12)
  const dated = (date: string | undefined) =>
    new Response('{}', { headers: { 'content-type': 'application/json', ...(date && { date }) } })

  beforeEach(() => void vi.useFakeTimers({ now: device, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['Sun, 05 Apr 2026 23:00:00 GMT', Date.UTC(2026, 3, 5, 23)],
    ['Sat, 04 Apr 2026 12:00:00 GMT', Date.UTC(2026, 3, 4, 12)],
    [undefined, device],
    ['', device],
    ['tomorrow', device],
  ])('an answer with the date %j sets the time to %d', async (date, time) => {
    const { client } = scriptedServer(() => dated(date))
    expect(client.now()).toBe(device)
    await outcomeOf(client.send(aRead))
    expect(client.now()).toBe(time)
    vi.setSystemTime(device + 90_000)
    expect(client.now()).toBe(time + 90_000)
  })

  test('the newest response sets the time, even if it is a failure, and a response without a date doesn’t change it', async () => {
    const answers = [
      dated('Sun, 05 Apr 2026 23:00:00 GMT'),
      new Response('', { status: 500, headers: { date: 'Mon, 06 Apr 2026 09:00:00 GMT' } }),
      dated(undefined),
    ]
    const { client } = scriptedServer(() => answers.shift() ?? dated(undefined))
    for (const _ of [1, 2, 3]) await outcomeOf(client.send(aRead))
    expect(client.now()).toBe(Date.UTC(2026, 3, 6, 9))
  })
})

test('interrupting the effect aborts its request', async () => {
  const { client, requests } = scriptedServer(() => new Promise(() => undefined))
  const fiber = Effect.runFork(client.send(aRead))
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 10_000 })
  await Effect.runPromise(Fiber.interrupt(fiber))
  expect(requests[0]?.signal.aborted).toBe(true)
})

test('the effect sends nothing until it runs, and sends again for each run', async () => {
  const { client, requests } = scriptedServer(() => jsonAnswer({}))
  const call = client.send(aRead)
  expect(requests).toHaveLength(0)
  await outcomeOf(call)
  await outcomeOf(call)
  expect(requests).toHaveLength(2)
})

describe('An unreadable answer', () => {
  const fields: unknown[] = []
  const broken: Call<unknown> = {
    method: 'GET',
    path: '/api/thing?search=tent',
    read: () => Effect.fail(malformed('List[3].Id')),
  }

  beforeEach(() => {
    fields.length = 0
    onUnreadable((...details) => fields.push(details))
  })

  test('an unreadable answer is reported with its call and the field’s path', async () => {
    const { client } = scriptedServer(() => jsonAnswer({}))
    await outcomeOf(client.send(broken))
    expect(fields).toEqual([['GET', '/api/thing?search=tent', 'List[3].Id']])
  })

  test('no other failure is reported as unreadable', async () => {
    const { client } = scriptedServer(() => new Response('', { status: 500 }))
    await outcomeOf(client.send(broken))
    const sound = scriptedServer(() => jsonAnswer({}))
    await outcomeOf(sound.client.send(aRead))
    expect(fields).toEqual([])
  })
})
