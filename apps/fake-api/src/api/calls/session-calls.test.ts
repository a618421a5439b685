import { describe, expect, test } from 'vitest'
import { demonstration, startApp } from '../../testing/browser.ts'
import { smallCatalogue } from '../../testing/catalogue.examples.ts'
import { everyCall } from '../../testing/every-call.examples.ts'
import { apiCalls } from '../calls.ts'
import { knownCall } from '../known-calls.rules.ts'

const statusOf = async (answer: Promise<Response>) => (await answer).status

describe('Signing in', () => {
  test('API-10 POST /api/Login with the demonstration’s email and password opens the API', async () => {
    const browser = startApp().browser()
    expect(await statusOf(browser.get('/api/member'))).toBe(401)
    expect(await statusOf(browser.signIn())).toBe(200)
    expect(await (await browser.get('/api/member')).json()).toMatchObject({
      EmailAddress: 'member@example.com',
      DisplayName: 'Priya Shah',
    })
  })

  test('LOGIN-10 a sign-in replaces the session id that the browser came with', async () => {
    const browser = startApp().browser()
    await browser.get('/api/member')
    const planted = browser.sessionId
    await browser.signIn()
    expect(browser.sessionId).not.toBe(planted)
  })

  test('an id planted in the browser is useless after the sign-in', async () => {
    const { browser } = startApp()
    const member = browser()
    await member.get('/api/member')
    const planted = member.cookieText
    await member.signIn()
    expect(await statusOf(browser().get('/api/member', { cookie: planted }))).toBe(401)
  })

  test('LOGIN-03 without rememberMe the session ends with the browser', async () => {
    const browser = startApp().browser()
    await browser.signIn()
    expect(browser.lines.get('save-session')).not.toContain('Max-Age')
  })

  test('LOGIN-03 with rememberMe the session lasts 30 days', async () => {
    const browser = startApp().browser()
    await browser.signIn({ rememberMe: true })
    expect(browser.lines.get('save-session')).toContain('Max-Age=2592000')
  })

  test('the session cookie is hidden from scripts and not sent by other sites’ forms', async () => {
    const browser = startApp().browser()
    await browser.signIn()
    const line = browser.lines.get('save-session')
    expect(line).toContain('HttpOnly')
    expect(line).toContain('SameSite=Lax')
    expect(line).toContain('Path=/')
    expect(browser.lines.get('XSRF-TOKEN')).not.toContain('HttpOnly')
  })

  test('behind an https proxy, cookies are sent over https only', async () => {
    const browser = startApp({ isHttps: true }).browser()
    await browser.signIn()
    const line = browser.lines.get('__Host-save-session')
    expect(line).toContain('Secure')
    expect(line).toContain('Path=/')
    expect(line).not.toContain('Domain')
    expect((await browser.get('/api/member')).status).toBe(200)
    expect(browser.lines.get('XSRF-TOKEN')).toContain('Secure')
  })

  test('LOGIN-14 a wrong password is answered with ModelState', async () => {
    const answer = await startApp().browser().signIn({ password: 'wrong' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      ModelState: { '': ['The email address or the password is incorrect.'] },
    })
  })

  test('an address that does not exist is answered like a wrong password', async () => {
    const { browser } = startApp()
    const wrong = await browser().signIn({ password: 'wrong' })
    const unknown = await browser().signIn({ email: 'nobody@example.com' })
    expect(unknown.status).toBe(wrong.status)
    expect(await unknown.text()).toBe(await wrong.text())
  })

  test('the server finds the same errors as the form', async () => {
    const answer = await startApp().browser().signIn({ email: '' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      ModelState: { email: ['Please specify your email addresss'] },
    })
  })
})

describe('Guessing passwords (OQ-139)', () => {
  const guess = async ({ browser }: ReturnType<typeof startApp>, times: number, email?: string) => {
    for (let time = 0; time < times; time += 1) {
      await browser().signIn({ password: 'wrong', ...(email !== undefined && { email }) })
    }
  }

  test('after ten wrong passwords the right one has to wait, with Retry-After at most 30 s', async () => {
    const host = startApp()
    await guess(host, 10)
    const answer = await host.browser().signIn()
    expect(answer.status).toBe(429)
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(30)
  })

  test('after nine wrong passwords the right one is accepted', async () => {
    const host = startApp()
    await guess(host, 9)
    expect(await statusOf(host.browser().signIn())).toBe(200)
  })

  test('a new browser for every attempt doesn’t help', async () => {
    const host = startApp()
    await guess(host, 10)
    expect(await statusOf(host.browser().signIn({ password: 'wrong' }))).toBe(429)
  })

  test('ten wrong passwords by one visitor don’t affect others, even with forged headers', async () => {
    const host = startApp()
    await guess(host, 10)
    const other = host.browser({}, '192.0.2.1')
    expect(await statusOf(other.signIn())).toBe(200)
    for (const address of ['192.0.2.1', '198.51.100.7, 192.0.2.1'])
      expect(await statusOf(host.browser({ 'x-forwarded-for': address }).signIn())).toBe(429)
  })

  test('behind a proxy the proxy determines the visitor’s address', async () => {
    const host = startApp({ isHttps: true })
    const from = (addresses: string) => host.browser({ 'x-forwarded-for': addresses })
    for (let time = 0; time < 10; time += 1)
      await from(`203.0.113.${time}, 192.0.2.1`).signIn({ password: 'wrong' })
    expect(await statusOf(from('203.0.113.99, 192.0.2.1').signIn())).toBe(429)
    expect(await statusOf(from('192.0.2.2').signIn())).toBe(200)
  })

  test('after ten wrong passwords an unknown address has to wait, like a known one', async () => {
    const host = startApp()
    await guess(host, 10, 'nobody@example.com')
    expect(await statusOf(host.browser().signIn({ email: 'nobody@example.com' }))).toBe(429)
  })

  test('after 30 seconds the right password is accepted again', async () => {
    const host = startApp()
    await guess(host, 10)
    host.wait(30_000)
    expect(await statusOf(host.browser().signIn())).toBe(200)
  })

  test('a named world has its own count, so that tests don’t slow each other down', async () => {
    const host = startApp()
    await guess(host, 10)
    expect(await statusOf(host.browser({ 'x-save-world': 'other' }).signIn())).toBe(200)
  })
})

describe('Expiry of a session', () => {
  const minute = 60_000
  const hour = 60 * minute
  const day = 24 * hour

  /** Signs in, then waits each of these times and reads the member after each. */
  async function after(rememberMe: boolean, ...waits: readonly number[]) {
    const { browser, wait } = startApp()
    const member = browser()
    await member.signIn({ rememberMe })
    const statuses: number[] = []
    for (const time of waits) {
      wait(time)
      statuses.push(await statusOf(member.get('/api/member')))
    }
    return statuses
  }

  test.each([
    [
      'lasts if it is used within half an hour',
      false,
      [30 * minute - 1, 30 * minute - 1],
      [200, 200],
    ],
    ['ends if it is idle for half an hour', false, [30 * minute], [401]],
    [
      'ends after 12 hours even if it is used all the time',
      false,
      Array(48).fill(15 * minute),
      [...Array(47).fill(200), 401],
    ],
    ['lasts through an idle day if it is remembered', true, [day], [200]],
    [
      'ends after 30 days even if it is remembered',
      true,
      [15 * day, 15 * day - 1, 1],
      [200, 200, 401],
    ],
  ])('a session %s', async (_, rememberMe, waits, statuses) => {
    expect(await after(rememberMe, ...waits)).toEqual(statuses)
  })

  test('after an expired session the member signs in again to the same world', async () => {
    const { browser, wait } = startApp()
    const member = browser()
    await member.signIn()
    await member.post('/api/Member/Favourites', { RetailerId: '3' })
    const favourites = await (await member.get('/api/Member/Favourites')).text()
    wait(day)
    expect(await statusOf(member.post('/api/Member/Favourites', { RetailerId: '1' }))).toBe(401)
    await member.signIn()
    expect(await (await member.get('/api/Member/Favourites')).text()).toBe(favourites)
  })
})

describe('Signing out', () => {
  test('API-09 POST /api/logout gives the address to open, and ends the session', async () => {
    const { browser } = startApp()
    const member = browser()
    await member.signIn()
    const stolenCookies = member.cookieText
    const answer = await member.post('/api/logout')
    expect(await answer.json()).toEqual({ redirectUrl: '/Member/Login' })
    expect(await statusOf(member.get('/api/member'))).toBe(401)
    expect(await statusOf(browser().get('/api/member', { cookie: stolenCookies }))).toBe(401)
  })

  test('the browser can sign in again at once', async () => {
    const browser = startApp().browser()
    await browser.signIn()
    await browser.post('/api/logout')
    expect(await statusOf(browser.signIn())).toBe(200)
  })

  test('the cookie of a remembered session ends with the browser after a logout', async () => {
    const browser = startApp().browser()
    await browser.signIn({ rememberMe: true })
    await browser.post('/api/logout')
    expect(browser.lines.get('save-session')).not.toContain('Max-Age')
  })

  test('SESSION-01 signing out without a session gets a 401', async () => {
    const browser = startApp().browser()
    await browser.get('/api/member')
    expect(await statusOf(browser.post('/api/logout'))).toBe(401)
  })
})

describe('Anti-forgery', () => {
  test('API-01 a changing call without the header gets a 403', async () => {
    const browser = startApp().browser()
    await browser.signIn()
    expect(await statusOf(browser.post('/api/logout', {}, { 'x-xsrf-token': '' }))).toBe(403)
    expect(await statusOf(browser.get('/api/member'))).toBe(200)
  })

  test('API-01 a sign-in without the header gets a 403', async () => {
    const browser = startApp().browser()
    expect(await statusOf(browser.post('/api/Login', {}))).toBe(403)
  })

  test('API-01 the token of another session gets a 403', async () => {
    const { browser } = startApp()
    const stranger = browser()
    await stranger.get('/api/member')
    const member = browser()
    await member.signIn()
    const foreign = { 'x-xsrf-token': stranger.token }
    expect(await statusOf(member.post('/api/logout', {}, foreign))).toBe(403)
  })

  test('API-01 the login renews the token, and the old one gets a 403', async () => {
    const browser = startApp().browser()
    await browser.get('/api/member')
    const before = browser.token
    await browser.signIn()
    expect(browser.token).not.toBe(before)
    expect(await statusOf(browser.post('/api/logout', {}, { 'x-xsrf-token': before }))).toBe(403)
  })

  test('a browser with cookies of a previous server can sign in after its 401', async () => {
    const former = startApp().browser()
    await former.signIn()
    const browser = startApp().browser()
    for (const [name, value] of former.cookies) browser.cookies.set(name, value)
    expect(await statusOf(browser.get('/api/member'))).toBe(401)
    expect(await statusOf(browser.signIn())).toBe(200)
  })
})

describe('Proof of identity', () => {
  const minute = 60_000
  const isDue = async (browser: { get(path: string): Promise<Response> }) =>
    (await browser.get('/api/member/RequiresReAuth')).json()

  test('API-04 RequiresReAuth is false right after the sign-in', async () => {
    const browser = startApp().browser()
    await browser.signIn()
    expect(await isDue(browser)).toBe(false)
  })

  test('API-04 RequiresReAuth is false for 15 minutes and true from then on (OQ-139)', async () => {
    const { browser, wait } = startApp()
    const member = browser()
    await member.signIn()
    wait(15 * minute - 1)
    expect(await isDue(member)).toBe(false)
    wait(1)
    expect(await isDue(member)).toBe(true)
  })

  /**
   * Calls from pages without an identity check (OQ-027): ordering a benefit, and adding a voucher
   * to the basket.
   */
  const askingNothing = ['POST /api/PurchaseChoice', 'POST /api/PurchaseNGCVoucher']
  const known = new Map(apiCalls.map((call) => [knownCall(call.method, call.path).spelled, call]))
  const calls = everyCall(smallCatalogue).filter(({ call }) => call !== 'POST /api/Login')

  test.each(calls)(
    'API-04 while RequiresReAuth is true, only calls behind the identity check are refused: $call',
    async ({ call, path, body }) => {
      const isRefused =
        (known.get(call)?.isKeyed === true && !askingNothing.includes(call)) ||
        call === 'PUT /api/member/ChangePassword'
      const { browser } = startApp()
      const member = browser()
      await member.post('/_control/worlds/one', { scenario: ['re-challenge-due'], signedIn: true })
      const before = await (await member.get('/api/member')).text()
      const [method = ''] = call.split(' ')
      const answer = await member.send(method, path, {
        headers: { 'content-type': 'application/json', 'x-xsrf-token': member.token },
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(answer.status === 403).toBe(isRefused)
      if (!isRefused) return
      expect((await answer.json()).Message).toContain('RequiresReAuth is true')
      expect(await (await member.get('/api/member')).text()).toBe(before)
      expect(await statusOf(member.signIn())).toBe(200)
    },
  )

  test('after a challenge the refused call is allowed', async () => {
    const member = startApp().browser()
    await member.post('/_control/worlds/one', { scenario: ['re-challenge-due'], signedIn: true })
    const withdraw = () => member.get('/api/WithdrawSavings', { 'x-xsrf-token': member.token })
    expect(await statusOf(withdraw())).toBe(403)
    await member.postForm('/Oidc/Challenge', { password: demonstration.password })
    expect(await statusOf(withdraw())).toBe(200)
  })
})
