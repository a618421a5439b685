import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { builtPortal } from '../testing/built-portal.ts'
import { scenarioNames } from './scenarios.ts'

const world = '/_control/worlds/one'

/** A browser in a world of its own, signed in. */
async function inWorld(request: object = {}, host = startApp()) {
  const browser = host.browser()
  await browser.post(world, { signedIn: true, ...request })
  return { browser, app: host.app }
}

const dashboard = async (request: object) => {
  const { browser } = await inWorld(request)
  return (await browser.get('/api/DashboardData')).json()
}

describe('Making a world', () => {
  test('says what was made, and puts the browser into it', async () => {
    const browser = startApp().browser()
    const answer = await browser.post(world, { seed: 3, clock: '2027-01-02T03:04:05Z' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      world: 'one',
      seed: 3,
      scenario: [],
      clock: '2027-01-02T03:04:05.000Z',
      faults: [],
      signedIn: false,
    })
    expect(browser.cookies.get('save-world')).toBe('one')
    expect((await browser.get('/api/member')).status).toBe(401)
  })

  test('signs the browser in when asked', async () => {
    const { browser } = await inWorld()
    expect((await browser.get('/api/member')).status).toBe(200)
    expect((await browser.post('/api/logout')).status).toBe(200)
  })

  test('a world is found by header, too', async () => {
    const { browser } = startApp()
    const first = browser({ 'x-save-world': 'two' })
    await first.signIn()
    expect((await first.get('/api/member')).status).toBe(200)
  })

  test('a session of one world is none in another', async () => {
    const { browser } = await inWorld()
    browser.cookies.set('save-world', 'other')
    expect((await browser.get('/api/member')).status).toBe(401)
  })

  test('a private session ends where a world is named', async () => {
    const browser = startApp().browser()
    await browser.signIn()
    browser.cookies.set('save-world', 'other')
    expect((await browser.get('/api/member')).status).toBe(401)
  })

  test('making it again starts it anew: nobody is signed in any more', async () => {
    const { browser, app } = await inWorld()
    await app.request(world, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect((await browser.get('/api/member')).status).toBe(401)
  })

  test('worlds do not touch each other', async () => {
    const host = startApp()
    const one = host.browser({ 'x-save-world': 'one' })
    const two = host.browser({ 'x-save-world': 'two' })
    await one.signIn()
    await two.signIn()
    await one.post('/api/logout')
    expect((await two.get('/api/member')).status).toBe(200)
  })

  test('the least recently used world goes first, and its sessions with it', async () => {
    const { browser } = startApp()
    const first = browser({ 'x-save-world': 'first' })
    const kept = browser({ 'x-save-world': 'kept' })
    await first.signIn()
    await kept.signIn()
    for (let other = 0; other < 999; other += 1) {
      await browser({ 'x-save-world': `other-${other}` }).get('/api/member')
      if (other % 100 === 0) await kept.get('/api/member')
    }
    expect((await kept.get('/api/member')).status).toBe(200)
    expect((await first.get('/api/member')).status).toBe(401)
  })
})

describe('Requests that make no sense leave the world as it was', () => {
  const cases = [
    ['an unknown key', { signedin: true }, 'signedin'],
    ['an unknown scenario', { scenario: ['no-money'] }, 'scenario'],
    ['a clock that is no time', { clock: 'tomorrow' }, 'clock'],
    ['a seed that is no number', { seed: 'one' }, 'seed'],
    [
      'a fault for a call that doesn’t exist',
      { faults: [{ call: 'GET /api/Nope' }] },
      'GET /api/Nope',
    ],
    [
      'a status that is none',
      { faults: [{ call: 'GET /api/member', status: 99 }] },
      'faults.0.status',
    ],
    ['a list in place of an object', [], 'body'],
  ] as const
  for (const [what, request, named] of cases) {
    test(`${what} is 400 and named`, async () => {
      const { browser } = await inWorld()
      const answer = await browser.post(world, request)
      expect(answer.status).toBe(400)
      expect((await answer.json()).Message).toContain(named)
      expect((await browser.get('/api/member')).status).toBe(200)
    })
  }

  test('a name that is none is 400', async () => {
    expect((await startApp().browser().post('/_control/worlds/a%20b', {})).status).toBe(400)
  })

  test('a world that was never made is 404', async () => {
    const browser = startApp().browser()
    expect((await browser.get(world)).status).toBe(404)
    expect((await browser.send('DELETE', world)).status).toBe(404)
  })

  test('a page of another site can’t send what is asked for: only JSON is taken', async () => {
    const answer = await startApp().browser().post(world, '{}', { 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
  })

  test('outside development there is no control, and no world by name', async () => {
    const browser = startApp({ isDevelopment: false }).browser()
    expect((await browser.post(world, {})).status).toBe(404)
    expect((await browser.get('/_control')).status).toBe(404)
    await browser.signIn()
    browser.cookies.set('save-world', 'other')
    expect((await browser.get('/api/member')).status).toBe(200)
  })
})

describe('Changing a world', () => {
  const change = (browser: Awaited<ReturnType<typeof inWorld>>['browser'], what: object) =>
    browser.send('PATCH', world, {
      body: JSON.stringify(what),
      headers: { 'content-type': 'application/json' },
    })

  test('SESSION-03 a session can be made to expire', async () => {
    const { browser } = await inWorld()
    await change(browser, { expireSession: true })
    expect((await browser.get('/api/member')).status).toBe(401)
    expect((await browser.signIn()).status).toBe(200)
  })

  test('the clock can be set: the proof of identity gets old', async () => {
    const { browser } = await inWorld({ clock: '2026-11-21T09:00:00Z' })
    await change(browser, { clock: '2026-11-21T09:15:00Z' })
    expect(await (await browser.get('/api/member/RequiresReAuth')).json()).toBe(true)
  })

  test('faults can be put in place of those to come', async () => {
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

describe('Faults', () => {
  const call = 'GET /api/menudetails'

  test('a status in place of the answer, always', async () => {
    const { browser } = await inWorld({ faults: [{ call, status: 503 }] })
    expect((await browser.get('/api/menudetails')).status).toBe(503)
    expect((await browser.get('/api/menudetails')).status).toBe(503)
    expect((await browser.get('/api/member')).status).toBe(200)
  })

  test('a fault for n times is over after n times', async () => {
    const { browser } = await inWorld({ faults: [{ call, status: 500, times: 2 }] })
    const statuses = []
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await browser.get('/api/menudetails')).status)
    }
    expect(statuses).toEqual([500, 500, 200])
  })

  test('a text in place of the answer', async () => {
    const { browser } = await inWorld({
      faults: [{ call, body: '<html>', contentType: 'text/html' }],
    })
    const answer = await browser.get('/api/menudetails')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html')
    expect(await answer.text()).toBe('<html>')
  })

  test('a dropped connection has no answer', async () => {
    const { browser } = await inWorld({ faults: [{ call, drop: true }] })
    await expect(browser.get('/api/menudetails')).rejects.toThrow('dropped')
  })

  test('after a mere delay the ordinary answer follows', async () => {
    const { browser } = await inWorld({ faults: [{ call, delayMs: 1 }] })
    expect(await (await browser.get('/api/menudetails')).json()).toHaveLength(2)
  })

  test('a call with an id is met by its template and by its very path', async () => {
    const template = { call: 'GET /api/branding/carousel/{id}', status: 500, times: 1 }
    const path = { call: 'GET /api/branding/carousel/-1', status: 503, times: 1 }
    const { browser } = await inWorld({ faults: [template, path] })
    expect((await browser.get('/api/branding/carousel/-1')).status).toBe(500)
    expect((await browser.get('/api/branding/carousel/-1')).status).toBe(503)
    expect((await browser.get('/api/branding/carousel/-1')).status).toBe(200)
  })

  test('a sign-in can fail, too', async () => {
    const browser = startApp().browser({ 'x-save-world': 'one' })
    await browser.post(world, { faults: [{ call: 'POST /api/Login', status: 500, times: 1 }] })
    expect((await browser.signIn()).status).toBe(500)
    expect((await browser.signIn()).status).toBe(200)
  })
})

describe('Scenarios', () => {
  const configuration = async (scenario: string) => {
    const host = startApp({ portalFolder: builtPortal() })
    const { browser } = await inWorld({ scenario: [scenario] }, host)
    const page = await (await browser.get('/Member')).text()
    return JSON.parse(/id="save-page-configuration">([^<]*)</.exec(page)?.[1] ?? '')
  }

  test('no-favourites', async () => {
    expect((await dashboard({ scenario: ['no-favourites'] })).FavouriteCashback).toEqual([])
  })

  test('no-statements', async () => {
    expect(await dashboard({ scenario: ['no-statements'] })).toMatchObject({
      HasTotalRewardStatement: false,
      HasTotalWellnessStatement: false,
    })
  })

  test('empty-dashboard', async () => {
    const { HasTotalRewardStatement, HasTotalWellnessStatement, ...lists } = await dashboard({
      scenario: ['empty-dashboard'],
    })
    expect(HasTotalRewardStatement || HasTotalWellnessStatement).toBe(false)
    expect(Object.values(lists).flat()).toEqual([])
    expect(Object.keys(lists)).toHaveLength(10)
  })

  test('empty-menu', async () => {
    const { browser } = await inWorld({ scenario: ['empty-menu'] })
    expect(await (await browser.get('/api/menudetails')).json()).toEqual([])
  })

  for (const [scenario, count] of [
    ['single-banner', 1],
    ['no-banners', 0],
  ] as const) {
    test(scenario, async () => {
      const { browser } = await inWorld({ scenario: [scenario] })
      const { Images } = await (await browser.get('/api/branding/carousel/-1')).json()
      expect(Images).toHaveLength(count)
    })
  }

  test('long-names', async () => {
    const { FeaturedCashback } = await dashboard({ scenario: ['long-names'] })
    expect(FeaturedCashback[0].Name.length).toBeGreaterThan(100)
  })

  test('zero-balance', async () => {
    const { browser } = await inWorld({ scenario: ['zero-balance'] })
    expect(await (await browser.get('/api/member')).json()).toMatchObject({ AvailableBalance: 0 })
  })

  test('local-logout', async () => {
    expect(await configuration('local-logout')).toMatchObject({ localLogout: 'True' })
  })

  test('employer-logo', async () => {
    expect((await configuration('employer-logo')).memberLogoLink).toMatch(/^\/images\//)
  })

  test('re-challenge-due, although the member has just signed in', async () => {
    const { browser } = await inWorld({ scenario: ['re-challenge-due'] })
    expect(await (await browser.get('/api/member/RequiresReAuth')).json()).toBe(true)
    await browser.post('/api/logout')
    await browser.signIn()
    expect(await (await browser.get('/api/member/RequiresReAuth')).json()).toBe(true)
  })

  test('several hold at once', async () => {
    const { browser } = await inWorld({ scenario: ['empty-menu', 'no-banners', 'zero-balance'] })
    expect(await (await browser.get('/api/menudetails')).json()).toEqual([])
    expect(await (await browser.get('/api/member')).json()).toMatchObject({ AvailableBalance: 0 })
  })

  test('all of them are listed with what they mean', async () => {
    const { scenarios } = await (await startApp().browser().get('/_control')).json()
    expect(Object.keys(scenarios)).toEqual(scenarioNames)
  })
})
