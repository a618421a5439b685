import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { faultKindNames } from './fault-kinds.ts'

/** A signed-in browser in its own world. */
async function inWorld(request: object = {}, host = startApp()) {
  const browser = host.browser()
  await browser.post('/_control/worlds/one', { signedIn: true, ...request })
  return { browser, waited: host.waited }
}

describe('Faults', () => {
  const call = 'GET /api/menudetails'

  test('a fault can replace every answer with a status', async () => {
    const { browser } = await inWorld({ faults: [{ call, status: 503 }] })
    expect((await browser.get('/api/menudetails')).status).toBe(503)
    expect((await browser.get('/api/menudetails')).status).toBe(503)
    expect((await browser.get('/api/member')).status).toBe(200)
  })

  test('a fault set for n times ends after n calls', async () => {
    const { browser } = await inWorld({ faults: [{ call, status: 500, times: 2 }] })
    const statuses = []
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await browser.get('/api/menudetails')).status)
    }
    expect(statuses).toEqual([500, 500, 200])
  })

  test('a fault can answer with any text and content type', async () => {
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

  test('a fault that is only a delay is followed by the ordinary answer', async () => {
    const { browser, waited } = await inWorld({ faults: [{ call, delayMs: 700 }] })
    expect(await (await browser.get('/api/menudetails')).json()).toHaveLength(2)
    expect(waited).toEqual([700])
  })

  test('a delay lasts its full time even if the browser hangs up, and the call is still processed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const delayed = { call: 'GET /api/WithdrawSavings', delayMs: 700 }
    const { browser } = await inWorld(
      { faults: [delayed] },
      startApp({ waiting: (_, signal) => (signal === undefined ? promise : Promise.resolve()) }),
    )
    const balance = async () => (await (await browser.get('/api/member')).json()).AvailableBalance
    const before = await balance()
    const answered = browser.get('/api/WithdrawSavings', { 'x-xsrf-token': browser.token })
    expect(await balance()).toBe(before)
    resolve()
    expect((await answered).status).toBe(200)
    expect(await balance()).toBe(0)
  })

  test('a delay for the whole world comes before each answer, and before a fault', async () => {
    const { browser, waited } = await inWorld({
      delayMs: 500,
      faults: [{ call, status: 500, delayMs: 20 }],
    })
    expect((await browser.get('/api/menudetails')).status).toBe(500)
    expect((await browser.get('/api/member')).status).toBe(200)
    expect(waited).toEqual([520, 500])
  })

  test('a fault for every call doesn’t affect the sign-in', async () => {
    const { browser } = await inWorld({ signedIn: false, faults: [{ call: '*', kind: 'error' }] })
    await browser.get('/Member/Register')
    expect((await browser.signIn()).status).toBe(200)
    expect((await browser.get('/api/member')).status).toBe(500)
  })

  test('a call with an id is matched by its template or by its exact path', async () => {
    const template = { call: 'GET /api/branding/carousel/{id}', status: 500, times: 1 }
    const path = { call: 'GET /api/branding/carousel/-1', status: 503, times: 1 }
    const { browser } = await inWorld({ faults: [template, path] })
    expect((await browser.get('/api/branding/carousel/-1')).status).toBe(500)
    expect((await browser.get('/api/branding/carousel/-1')).status).toBe(503)
    expect((await browser.get('/api/branding/carousel/-1')).status).toBe(200)
  })

  test('a sign-in can also fail', async () => {
    const browser = startApp().browser({ 'x-save-world': 'one' })
    await browser.post('/_control/worlds/one', {
      faults: [{ call: 'POST /api/Login', status: 500, times: 1 }],
    })
    expect((await browser.signIn()).status).toBe(500)
    expect((await browser.signIn()).status).toBe(200)
  })
})

describe('Every kind of fault', () => {
  const call = 'GET /api/menudetails'
  const answerTo = async (fault: object) => {
    const { browser, waited } = await inWorld({ faults: [{ call, ...fault }] })
    return { answer: await browser.get('/api/menudetails'), waited }
  }

  const refusals = [
    ['error', 500],
    ['unavailable', 503],
    ['too-many', 429],
    ['signed-out', 401],
    ['anti-forgery', 403],
    ['forbidden', 403],
    ['not-found', 404],
    ['not-acceptable', 406],
    ['conflict', 409],
    ['precondition-failed', 412],
  ] as const
  for (const [kind, status] of refusals) {
    test(`${kind} answers ${status}, in JSON`, async () => {
      const { answer } = await answerTo({ kind })
      expect(answer.status).toBe(status)
      expect((await answer.json()).Message).toContain('Simulated failure')
    })
  }

  test('unavailable and too-many say when to try again', async () => {
    for (const kind of ['unavailable', 'too-many']) {
      expect((await answerTo({ kind })).answer.headers.get('retry-after')).toBe('30')
    }
  })

  test('drop, reset, silence and unanswered give no answer; silence takes 30 seconds', async () => {
    for (const kind of ['drop', 'reset', 'silence', 'unanswered']) {
      const { browser, waited } = await inWorld({ faults: [{ call, kind }] })
      await expect(browser.get('/api/menudetails')).rejects.toThrow('dropped')
      expect(waited).toEqual(kind === 'silence' ? [30_000] : [])
    }
  })

  test('cut-off sends half an answer', async () => {
    const { answer } = await answerTo({ kind: 'cut-off' })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('dropped')
  })

  const bodies = [
    ['empty', ''],
    ['malformed', '{"Name": '],
    ['html', '<!doctype html><title>Sign in</title>'],
  ] as const
  for (const [kind, body] of bodies) {
    test(`${kind} has the status 200`, async () => {
      const { answer } = await answerTo({ kind })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(body)
    })
  }

  test('html is sent as HTML', async () => {
    const { answer } = await answerTo({ kind: 'html' })
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('wrong-type changes the first field, or the given one', async () => {
    const first = await (await answerTo({ kind: 'wrong-type' })).answer.json()
    expect(first[0].Key).toEqual({ unexpected: true })
    const named = await (await answerTo({ kind: 'wrong-type', at: '1.Name' })).answer.json()
    expect(named[1].Name).toEqual({ unexpected: true })
    expect(named[0]).not.toEqual(first[0])
  })

  test('missing-field leaves out the first field, or the given one', async () => {
    const first = await (await answerTo({ kind: 'missing-field' })).answer.json()
    expect(first[0]).not.toHaveProperty('Key')
    const named = await (await answerTo({ kind: 'missing-field', at: '[1].Name' })).answer.json()
    expect(named[1]).not.toHaveProperty('Name')
    expect(named[1]).toHaveProperty('Key')
  })

  test('if the given field doesn’t exist, the whole answer changes', async () => {
    const at = '7.Nothing.Here'
    expect(await (await answerTo({ kind: 'wrong-type', at })).answer.json()).toEqual({
      unexpected: true,
    })
    expect(await (await answerTo({ kind: 'missing-field', at })).answer.json()).toBeNull()
  })

  test('unknown-field adds a field to every object, and removes nothing', async () => {
    const plain = await (await answerTo({ delayMs: 1 })).answer.json()
    const more = await (await answerTo({ kind: 'unknown-field' })).answer.json()
    expect(more).toMatchObject(plain)
    expect(more[0]).toHaveProperty('NewInThisRelease')
  })

  test('a refusal stays the same, since no ordinary answer exists to change', async () => {
    const { browser } = await inWorld({ signedIn: false, faults: [{ call, kind: 'wrong-type' }] })
    expect((await browser.get('/api/menudetails')).status).toBe(401)
  })

  test('a compressed answer can be changed as well', async () => {
    const { browser } = await inWorld({
      scenario: ['long-names'],
      faults: [{ call, kind: 'missing-field' }],
    })
    const answer = await browser.get('/api/menudetails', { 'accept-encoding': 'br' })
    expect((await answer.json())[0]).not.toHaveProperty('Key')
  })

  test('huge sends 50 MB, piece by piece', async () => {
    const { answer } = await answerTo({ kind: 'huge' })
    let length = 0
    for await (const piece of answer.body ?? []) length += piece.length
    expect(length).toBe(50_000_000)
  })

  test('each kind has a name, and the control explains it', async () => {
    const { faults } = await (await startApp().browser().get('/_control')).json()
    expect(Object.keys(faults)).toEqual(faultKindNames)
  })
})
