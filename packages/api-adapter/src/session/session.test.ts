import type { Credentials } from '@save/domain/session'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { httpSession } from './session.http.ts'
import { CredentialsWire, LogoutWire } from './session.wire.ts'

const credentials: Credentials = {
  email: 'member@example.com',
  password: 'Welcome1!',
  rememberMe: true,
}

const loginAnsweredBy = (answer: Response) =>
  outcomeOf(httpSession(scriptedServer(() => answer).client).login(credentials))

describe('Login', () => {
  test('API-10 POST /api/Login (capital L) takes email, password and rememberMe', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer({}))
    await outcomeOf(httpSession(client).login(credentials))
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://portal.test/api/Login',
    ])
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  })

  test('DATA-01 the body has exactly the three fields, with rememberMe as a boolean', async () => {
    const bodies: unknown[] = []
    const { client } = scriptedServer(async (request) => {
      bodies.push(await request.json())
      return new Response(null, { status: 204 })
    })
    await outcomeOf(httpSession(client).login(credentials))
    await outcomeOf(httpSession(client).login({ ...credentials, rememberMe: false }))
    expect(bodies).toEqual([
      { email: 'member@example.com', password: 'Welcome1!', rememberMe: true },
      { email: 'member@example.com', password: 'Welcome1!', rememberMe: false },
    ])
  })

  test('DATA-01 a server reads missing fields as empty', () => {
    expect(Effect.runSync(decoderOf(CredentialsWire)({ password: null }))).toEqual({
      email: '',
      password: '',
      rememberMe: false,
    })
  })

  test.each([
    ['no body', new Response(null, { status: 204 })],
    ['any JSON', jsonAnswer({ Token: 'unused' })],
  ])('a success with %s accepts the login', async (_, answer) => {
    expect(await loginAnsweredBy(answer)).toEqual({ answer: { answer: 'accepted' } })
  })

  test.each([400, 401, 403, 422, 429])(
    'LOGIN-14 a %i refuses the login with the server’s messages',
    async (status) => {
      const modelState = { email: ['Unknown address.'], '': ['Try again.', 'Unknown address.'] }
      expect(await loginAnsweredBy(jsonAnswer({ ModelState: modelState }, status))).toEqual({
        answer: { answer: 'refused', messages: ['Unknown address.', 'Try again.'] },
      })
    },
  )

  test('LOGIN-14 an unreadable refusal has no messages (OQ-019)', async () => {
    const refusals = [
      new Response('<h1>Bad request</h1>', {
        status: 400,
        headers: { 'content-type': 'text/html' },
      }),
      new Response('{"ModelState":', { status: 400 }),
      new Response(null, { status: 400 }),
    ]
    for (const refusal of refusals) {
      expect(await loginAnsweredBy(refusal)).toEqual({
        answer: { answer: 'refused', messages: [] },
      })
    }
  })

  test('a server error isn’t a refusal', async () => {
    expect(await loginAnsweredBy(jsonAnswer({ ModelState: { a: ['b'] } }, 500))).toEqual({
      failure: { _tag: 'ServerFault', status: 500 },
    })
  })
})

describe('Logout', () => {
  test('API-09, DATA-32 POST /api/logout (lower-case l) answers with redirectUrl', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer({ redirectUrl: '/Member/Login' }))
    expect(await outcomeOf(httpSession(client).logout())).toEqual({
      answer: { redirectUrl: '/Member/Login' },
    })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://portal.test/api/logout',
    ])
    expect(encoderOf(LogoutWire)({ redirectUrl: '/x' })).toEqual({ redirectUrl: '/x' })
  })

  test('SESSION-05 the browser sends a logout even if the page closes, unlike any other call', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer({ redirectUrl: '/Member/Login' }))
    await outcomeOf(httpSession(client).logout())
    await outcomeOf(httpSession(client).requiresReAuth())
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })

  test('a logout without a session is reported as such', async () => {
    const { client } = scriptedServer(() => jsonAnswer({}, 401))
    expect(await outcomeOf(httpSession(client).logout())).toEqual({
      failure: { _tag: 'Unauthorised' },
    })
  })
})

describe('Proving the member’s identity again (OQ-028)', () => {
  const reAuthAnsweredBy = (json: unknown) =>
    outcomeOf(httpSession(scriptedServer(() => jsonAnswer(json)).client).requiresReAuth())

  test('API-04 the check requests GET /api/member/RequiresReAuth', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer(false))
    await outcomeOf(httpSession(client).requiresReAuth())
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://portal.test/api/member/RequiresReAuth',
    ])
  })

  test.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
  ])('API-04 the answer %j means %j', async (json, answer) => {
    expect(await reAuthAnsweredBy(json)).toEqual({ answer })
  })

  test.each([['True'], ['no'], [0], [1], [null], [{ RequiresReAuth: true }]])(
    'API-04 any other answer is unreadable: %j',
    async (json) => {
      expect(await reAuthAnsweredBy(json)).toEqual({
        failure: { _tag: 'Malformed', at: '(answer)' },
      })
    },
  )
})

payloadFaults({
  call: 'POST /api/Login',
  send: (client) => httpSession(client).login(credentials),
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})

payloadFaults({
  call: 'POST /api/logout',
  send: (client) => httpSession(client).logout(),
  json: { redirectUrl: '/Member/Login' },
  essentials: ['redirectUrl'],
})

payloadFaults({
  call: 'GET /api/member/RequiresReAuth',
  send: (client) => httpSession(client).requiresReAuth(),
  json: true,
  essentials: [],
})
