import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'

const world = '/_control/worlds/one'

/** A signed-in browser in its own world. */
async function inWorld(request: object = {}, host = startApp()) {
  const browser = host.browser()
  await browser.post(world, { signedIn: true, ...request })
  return { browser, app: host.app }
}

describe('Making a world', () => {
  test('making a world describes the world and puts the browser into it', async () => {
    const browser = startApp().browser()
    const answer = await browser.post(world, { seed: 3, clock: '2027-01-02T03:04:05Z' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      world: 'one',
      seed: 3,
      member: 'priya',
      scenario: [],
      clock: '2027-01-02T03:04:05.000Z',
      faults: [],
      link: '/_control/open?member=priya&seed=3&clock=2027-01-02T03%3A04%3A05.000Z',
      signedIn: false,
    })
    expect(browser.cookies.get('save-world')).toBe('one')
    expect((await browser.get('/api/member')).status).toBe(401)
  })

  test('the browser is signed in on request', async () => {
    const { browser } = await inWorld()
    expect((await browser.get('/api/member')).status).toBe(200)
    expect((await browser.post('/api/logout')).status).toBe(200)
  })

  test('a header also chooses a world', async () => {
    const { browser } = startApp()
    const first = browser({ 'x-save-world': 'two' })
    await first.signIn()
    expect((await first.get('/api/member')).status).toBe(200)
  })

  test('a session is not valid in another world', async () => {
    const { browser } = await inWorld()
    browser.cookies.set('save-world', 'other')
    expect((await browser.get('/api/member')).status).toBe(401)
  })

  test('a named world takes precedence over a private session', async () => {
    const browser = startApp().browser()
    await browser.signIn()
    browser.cookies.set('save-world', 'other')
    expect((await browser.get('/api/member')).status).toBe(401)
  })

  test('making a world again resets the world and signs everybody out', async () => {
    const { browser, app } = await inWorld()
    await app.request(world, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect((await browser.get('/api/member')).status).toBe(401)
  })

  test('worlds don’t affect each other', async () => {
    const host = startApp()
    const one = host.browser({ 'x-save-world': 'one' })
    const two = host.browser({ 'x-save-world': 'two' })
    await one.signIn()
    await two.signIn()
    await one.post('/api/logout')
    expect((await two.get('/api/member')).status).toBe(200)
  })

  test('the least recently used world is dropped first, along with its sessions', async () => {
    const { browser } = startApp()
    const first = browser({ 'x-save-world': 'first' })
    const keptWorld = browser({ 'x-save-world': 'kept' })
    await first.signIn()
    await keptWorld.signIn()
    for (let other = 0; other < 999; other += 1) {
      await browser({ 'x-save-world': `other-${other}` }).get('/api/member')
      if (other % 100 === 0) await keptWorld.get('/api/member')
    }
    expect((await keptWorld.get('/api/member')).status).toBe(200)
    expect((await first.get('/api/member')).status).toBe(401)
  })
})

describe('Invalid requests leave the world unchanged', () => {
  const cases = [
    ['an unknown key', { signedin: true }, 'signedin'],
    ['an unknown scenario', { scenario: ['no-money'] }, 'scenario'],
    ['a clock that is no time', { clock: 'tomorrow' }, 'clock'],
    ['a seed that is no number', { seed: 'one' }, 'seed'],
    ['an unknown member', { member: 'nobody' }, 'member'],
    ['a wait without end', { delayMs: 60_001 }, 'delayMs'],
    [
      'a kind of fault that doesn’t exist',
      { faults: [{ call: 'GET /api/member', kind: 'sadness' }] },
      'faults.0.kind',
    ],
    [
      'a fault for a call that doesn’t exist',
      { faults: [{ call: 'GET /api/Nope', kind: 'error' }] },
      'GET /api/Nope',
    ],
    [
      'a status that is none',
      { faults: [{ call: 'GET /api/member', status: 99 }] },
      'faults.0.status',
    ],
    ['a clock beyond all calendars', { clock: '+275760-09-13T00:00:00Z' }, '1970 to 2999'],
    ['a fault that does nothing', { faults: [{ call: 'GET /api/member', times: 2 }] }, 'faults.0'],
    ['a list in place of an object', [], 'body'],
  ] as const
  for (const [description, request, named] of cases) {
    test(`${description} gets a 400 that names it`, async () => {
      const { browser } = await inWorld()
      const answer = await browser.post(world, request)
      expect(answer.status).toBe(400)
      expect((await answer.json()).Message).toContain(named)
      expect((await browser.get('/api/member')).status).toBe(200)
    })
  }

  test('an invalid name gets a 400', async () => {
    expect((await startApp().browser().post('/_control/worlds/a%20b', {})).status).toBe(400)
  })

  test('an unknown world gets a 404', async () => {
    const browser = startApp().browser()
    expect((await browser.get(world)).status).toBe(404)
    expect((await browser.send('DELETE', world)).status).toBe(404)
  })

  test('an unknown address of the control gets a 404 in JSON that names it', async () => {
    const browser = startApp().browser()
    for (const [method, path] of [
      ['PUT', world],
      ['GET', '/_control/nothing'],
      ['DELETE', '/_control'],
    ] as const) {
      const answer = await browser.send(method, path)
      expect(answer.status).toBe(404)
      expect((await answer.json()).Message).toContain(`${method} ${path}`)
    }
  })

  test('a page of another site can’t send a valid request, since only JSON is accepted', async () => {
    const answer = await startApp().browser().post(world, '{}', { 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
  })

  test('outside development there is no control, and worlds have no names', async () => {
    const browser = startApp({ isDevelopment: false }).browser()
    expect((await browser.post(world, {})).status).toBe(404)
    expect((await browser.get('/_control')).status).toBe(404)
    await browser.signIn()
    browser.cookies.set('save-world', 'other')
    expect((await browser.get('/api/member')).status).toBe(200)
  })
})

describe('Changing a world', () => {
  const change = (browser: Awaited<ReturnType<typeof inWorld>>['browser'], settings: object) =>
    browser.send('PATCH', world, {
      body: JSON.stringify(settings),
      headers: { 'content-type': 'application/json' },
    })

  test('SESSION-03 a session can be made to expire', async () => {
    const { browser } = await inWorld()
    await change(browser, { expireSession: true })
    expect((await browser.get('/api/member')).status).toBe(401)
    expect((await browser.signIn()).status).toBe(200)
  })

  test('setting the clock forward makes the proof of identity expire', async () => {
    const { browser } = await inWorld({ clock: '2026-11-21T09:00:00Z' })
    await change(browser, { clock: '2026-11-21T09:15:00Z' })
    expect(await (await browser.get('/api/member/RequiresReAuth')).json()).toBe(true)
  })

  test('the clock can be moved, forward and back', async () => {
    const { browser } = await inWorld({ clock: '2026-11-21T09:00:00Z' })
    const clock = async () => (await (await browser.get(world)).json()).clock
    await change(browser, { moveClockMs: 3_600_000 })
    expect(await clock()).toBe('2026-11-21T10:00:00.000Z')
    await change(browser, { moveClockMs: -60_000 })
    expect(await clock()).toBe('2026-11-21T09:59:00.000Z')
  })

  test('moving the clock moves the date of every response, from which the portal takes the current day', async () => {
    const faults = [{ call: 'GET /api/menudetails', kind: 'forbidden' }]
    const { browser } = await inWorld({ clock: '2026-04-05T22:30:00Z', faults })
    await change(browser, { moveClockMs: 3_600_000 })
    for (const path of ['/api/member', '/api/menudetails', '/api/DashboardData']) {
      const { headers } = await browser.get(path)
      expect(headers.get('date')).toBe('Sun, 05 Apr 2026 23:30:00 GMT')
    }
  })

  test('a clock can’t be moved beyond the calendar, and the request then changes nothing else', async () => {
    const { browser } = await inWorld({ clock: '2026-11-21T09:00:00Z' })
    const before = await (await browser.get(world)).json()
    for (const moveClockMs of [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
      const answer = await change(browser, { moveClockMs, expireSession: true, faults: [] })
      expect(answer.status).toBe(400)
      expect((await answer.json()).Message).toContain('moveClockMs')
    }
    expect(await (await browser.get(world)).json()).toEqual(before)
    expect((await browser.get('/api/member')).status).toBe(200)
  })

  test('replacing the faults leaves the scenario’s own faults in place', async () => {
    const { browser } = await inWorld({ scenario: ['failing'] })
    await change(browser, { faults: [] })
    expect((await browser.get('/api/member')).status).toBe(500)
  })

  test('a world can be made again with the same settings, in one step', async () => {
    const { browser } = await inWorld({
      scenario: ['empty-menu'],
      faults: [{ call: '*', status: 503, times: 1 }],
    })
    expect((await browser.get('/api/menudetails')).status).toBe(503)
    const answer = await browser.post(`${world}/reset`)
    expect(await answer.json()).toMatchObject({ scenario: ['empty-menu'], faults: [{ times: 1 }] })
    expect((await browser.get('/api/member')).status).toBe(503)
    expect((await browser.get('/api/member')).status).toBe(401)
    expect((await browser.post('/_control/worlds/none/reset')).status).toBe(404)
  })

  test('the named worlds are listed', async () => {
    const { browser } = await inWorld({ seed: 4 })
    const listed = await (await browser.get('/_control/worlds')).json()
    expect(listed).toMatchObject([{ world: 'one', seed: 4 }])
  })

  test('remaining faults can be replaced', async () => {
    const { browser } = await inWorld({ faults: [{ call: 'GET /api/member', status: 500 }] })
    await change(browser, { faults: [] })
    expect((await browser.get('/api/member')).status).toBe(200)
  })

  test('a world can be shown and removed', async () => {
    const { browser } = await inWorld({ scenario: ['no-banners'] })
    expect(await (await browser.get(world)).json()).toMatchObject({ scenario: ['no-banners'] })
    expect((await browser.send('DELETE', world)).status).toBe(200)
    expect((await browser.get(world)).status).toBe(404)
  })
})
