import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { faultText, readFaultText } from './fault-text.ts'
import type { Fault } from './faults.ts'

describe('A fault in one line', () => {
  const cases: readonly (readonly [string, Fault])[] = [
    ['GET /api/member unavailable', { call: 'GET /api/member', kind: 'unavailable' }],
    ['GET /api/member drop times=2', { call: 'GET /api/member', kind: 'drop', times: 2 }],
    ['POST /api/order 409', { call: 'POST /api/order', status: 409 }],
    ['* delay=500', { call: '*', delayMs: 500 }],
    [
      'GET /api/member missing-field at=Transactions.0.Id',
      { call: 'GET /api/member', kind: 'missing-field', at: 'Transactions.0.Id' },
    ],
    [
      'GET /api/member body=%7B%22a%22%3A%201%7D contentType=text%2Fplain',
      { call: 'GET /api/member', body: '{"a": 1}', contentType: 'text/plain' },
    ],
  ]
  for (const [line, fault] of cases) {
    test(line, () => {
      expect(faultText(fault)).toBe(line)
      expect(readFaultText(line)).toEqual(fault)
    })
  }

  test('a dropped connection is always written as drop', () => {
    expect(faultText({ call: 'GET /api/member', drop: true })).toBe('GET /api/member drop')
  })
})

describe('A link to a world', () => {
  test('a link opens the page in a world with its settings, signed in', async () => {
    const { browser } = startApp()
    const member = browser()
    const answer = await member.get(
      '/_control/open?member=newcomer&seed=3&scenario=empty-menu,no-banners&clock=2027-01-02T03:04:05Z&delay=20&fault=GET+/api/SystemText+503+times=1&to=/Member/Home/Vouchers',
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/Member/Home/Vouchers')
    expect(await (await member.get('/api/menudetails')).json()).toEqual([])
    expect((await member.get('/api/SystemText')).status).toBe(503)
    expect((await member.get('/api/SystemText')).status).toBe(200)
    expect((await (await member.get('/api/member')).json()).EmailAddress).toBe(
      'newcomer@example.com',
    )
    const name = member.cookies.get('save-world')
    expect(await (await member.get(`/_control/worlds/${name}`)).json()).toMatchObject({
      seed: 3,
      scenario: ['empty-menu', 'no-banners'],
      clock: '2027-01-02T03:04:05.000Z',
    })
  })

  test('a world’s own link makes the same world again', async () => {
    const { browser } = startApp()
    const first = browser()
    await first.post('/_control/worlds/one', {
      seed: 7,
      member: 'newcomer',
      scenario: ['no-favourites', 'slow'],
      clock: '2026-01-01T00:00:00Z',
      delayMs: 15,
      faults: [{ call: 'GET /api/member', kind: 'wrong-type', at: 'Name', times: 3 }],
    })
    const { link, world: _, ...shown } = await (await first.get('/_control/worlds/one')).json()
    const second = browser()
    await second.get(link)
    const name = second.cookies.get('save-world')
    const { world, ...again } = await (await second.get(`/_control/worlds/${name}`)).json()
    expect(world).not.toBe('one')
    expect(again).toEqual({ ...shown, link })
  })

  test('a link without settings opens the dashboard of an ordinary world', async () => {
    const member = startApp().browser()
    const answer = await member.get('/_control/open')
    expect(answer.headers.get('location')).toBe('/Member/Home/Dashboard')
    expect((await member.get('/api/member')).status).toBe(200)
  })

  test('signedIn=no opens the page without a sign-in', async () => {
    const member = startApp().browser()
    await member.get('/_control/open?signedIn=no')
    expect((await member.get('/api/member')).status).toBe(401)
  })

  test('each opening makes a new world, and changes no other', async () => {
    const { browser } = startApp()
    const member = browser()
    await member.get('/_control/open')
    const first = member.cookies.get('save-world')
    await member.get('/_control/open')
    expect(member.cookies.get('save-world')).not.toBe(first)
    expect((await member.get(`/_control/worlds/${first}`)).status).toBe(200)
  })

  const invalidLinks = [
    ['an unknown scenario', 'scenario=no-money', 'no-money'],
    ['an unknown member', 'member=nobody', 'nobody'],
    ['a seed that is no number', 'seed=one', 'seed'],
    ['a clock that is no time', 'clock=tomorrow', 'clock'],
    ['a delay that is no number', 'delay=long', 'delayMs'],
    ['a fault of a kind that doesn’t exist', 'fault=GET+/api/member+sadness', 'sadness'],
    ['a fault for a call that doesn’t exist', 'fault=GET+/api/Nope+error', 'GET /api/Nope'],
    ['a part that doesn’t exist', 'season=winter', 'season'],
    ['a page of another site', 'to=https://evil.example/', 'to'],
    ['neither yes nor no', 'signedIn=perhaps', 'signedIn'],
  ] as const
  for (const [description, query, named] of invalidLinks) {
    test(`${description} is refused with a page that names it, and makes no world`, async () => {
      const { browser } = startApp()
      const member = browser()
      const answer = await member.get(`/_control/open?${query}`)
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toContain('text/html')
      const page = await answer.text()
      expect(page).toContain('This link does not open a world.')
      expect(page).toContain(named)
      expect(page).toContain('large-catalogue')
      expect(member.cookies.has('save-world')).toBe(false)
      expect(await (await member.get('/_control/worlds')).json()).toEqual([])
    })
  }

  test('outside development no link opens anything', async () => {
    const member = startApp({ isDevelopment: false }).browser()
    expect((await member.get('/_control/open')).status).toBe(404)
  })
})
