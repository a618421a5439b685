import { describe, expect, test } from 'vitest'
import { startApp } from '../../testing/browser.ts'

const asPage = { accept: 'text/html,application/xhtml+xml' }

async function inWorld(request: object = {}) {
  const { browser } = startApp()
  const developer = browser()
  await developer.post('/_control/worlds/one', { signedIn: true, ...request })
  const page = async (path = '/_control') => (await developer.get(path, asPage)).text()
  const send = (action: string, values: Record<string, string> = {}) =>
    developer.postForm('/_control', { action, ...values })
  const shown = async () => (await developer.get('/_control/worlds/one')).json()
  return { developer, page, send, shown }
}

describe('The control page', () => {
  test('the page shows the world, its link, its faults and its requests', async () => {
    const { developer, page } = await inWorld({
      scenario: ['empty-menu'],
      faults: [{ call: 'GET /api/SystemText', kind: 'unavailable', times: 2 }],
    })
    await developer.get('/api/menudetails')
    const text = await page()
    expect(text).toContain('<h1>Worlds and requests</h1>')
    expect(text).toContain('empty-menu')
    expect(text).toContain('GET /api/SystemText unavailable, 2 times')
    expect(text).toContain('/_control/open?member=priya&amp;seed=1&amp;scenario=empty-menu')
    expect(text).toMatch(/<b>GET<\/b> \/api\/menudetails/)
    expect(text).toContain('API-08')
  })

  test('a program that doesn’t accept HTML gets JSON', async () => {
    const { developer } = await inWorld()
    expect(await (await developer.get('/_control')).json()).toHaveProperty('scenarios')
  })

  test('a browser without a world can make one', async () => {
    const developer = startApp().browser()
    const page = await (await developer.get('/_control', asPage)).text()
    expect(page).toContain('has no world yet')
    const answer = await developer.postForm('/_control', {
      action: 'make',
      seed: '5',
      scenario: 'no-banners',
      signedIn: 'yes',
    })
    expect(answer.status).toBe(303)
    expect((await developer.get('/api/member')).status).toBe(200)
    const name = developer.cookies.get('save-world')
    expect(await (await developer.get(`/_control/worlds/${name}`)).json()).toMatchObject({
      seed: 5,
      scenario: ['no-banners'],
    })
  })

  test('the page sets and moves the clock', async () => {
    const { send, shown, page } = await inWorld()
    const answer = await send('clock', { 'clock-now': '2027-05-01T10:00:00Z' })
    expect(answer.headers.get('location')).toBe('/_control?done=clock')
    await send('hour')
    await send('day')
    expect((await shown()).clock).toBe('2027-05-02T11:00:00.000Z')
    expect(await page('/_control?done=clock')).toContain('The clock is set.')
  })

  test('the page adds and removes faults', async () => {
    const { send, shown } = await inWorld()
    await send('add-fault', { call: 'GET /api/member', kind: 'conflict', times: '2' })
    await send('add-fault', { call: '*', kind: '', delayMs: '300' })
    expect((await shown()).faults).toEqual([
      { call: 'GET /api/member', kind: 'conflict', times: 2 },
      { call: '*', delayMs: 300 },
    ])
    await send('clear-faults')
    expect((await shown()).faults).toEqual([])
  })

  test('the page makes the world again, with the member still signed in', async () => {
    const { developer, send } = await inWorld()
    await send('reset')
    expect((await developer.get('/api/member')).status).toBe(200)
  })

  test('the page ends the session, and empties the list of requests', async () => {
    const { developer, send, page } = await inWorld()
    await developer.get('/api/member')
    await send('clear-log')
    expect(await page()).toContain('This world has had no requests yet.')
    await send('expire')
    expect((await developer.get('/api/member')).status).toBe(401)
  })

  test('invalid input is refused with a message, and changes nothing', async () => {
    const { send, shown } = await inWorld()
    const before = await shown()
    for (const [action, values, named] of [
      ['clock', { 'clock-now': 'soon' }, 'clock'],
      ['clock', { 'clock-now': '' }, 'clock'],
      ['add-fault', { call: 'GET /api/Nope', kind: 'error' }, 'GET /api/Nope'],
      ['add-fault', { call: '*', kind: 'error', times: 'often' }, 'times'],
      ['add-fault', { call: '*', kind: '' }, 'give a kind'],
      ['make', { seed: 'x' }, 'seed'],
      ['dance', {}, 'dance'],
    ] as const) {
      const answer = await send(action, values)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(named)
    }
    expect(await shown()).toEqual(before)
  })

  test('the page can’t move a clock beyond the calendar', async () => {
    const { send, shown } = await inWorld({ clock: '2999-12-31T23:30:00Z' })
    const answer = await send('hour')
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('1970 to 2999')
    expect((await shown()).clock).toBe('2999-12-31T23:30:00.000Z')
  })

  test('a form with a forged token, or a body that isn’t a form, changes nothing', async () => {
    const { developer, send, shown } = await inWorld()
    const before = await shown()
    expect((await send('day', { 'XSRF-TOKEN': 'forged' })).status).toBe(403)
    expect((await developer.post('/_control', { action: 'day' })).status).toBe(400)
    expect(await shown()).toEqual(before)
  })

  test('the content of requests is shown as text', async () => {
    const { developer, page } = await inWorld()
    await developer.get('/api/menudetails?<script>alert(1)</script>')
    expect(await page()).not.toContain('<script>')
  })

  test('the page exists only in development', async () => {
    const browser = startApp({ isDevelopment: false }).browser()
    expect((await browser.get('/_control', asPage)).status).toBe(404)
    expect((await browser.postForm('/_control', {})).status).toBe(404)
  })
})
