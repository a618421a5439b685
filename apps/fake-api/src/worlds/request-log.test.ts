import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { withoutNumbers, withoutSecrets } from './request-log.ts'

const requests = '/_control/worlds/one/requests'

async function inWorld(request: object = {}) {
  const host = startApp()
  const browser = host.browser()
  await browser.post('/_control/worlds/one', { signedIn: true, ...request })
  const logged = async () => (await browser.get(requests)).json()
  return { browser, logged }
}

describe('The log of a world', () => {
  test('an entry has method, path, status, answer, and the call’s requirement', async () => {
    const { browser, logged } = await inWorld()
    await browser.get('/api/menudetails?x=1')
    const [entry] = await logged()
    expect(entry).toMatchObject({
      at: '2026-11-21T09:00:00.000Z',
      method: 'GET',
      path: '/api/menudetails?x=1',
      status: 200,
      requirement: 'API-08',
    })
    expect(entry.answer).toContain('"Key"')
    expect(entry).not.toHaveProperty('body')
  })

  test('an entry has the bodies, without passwords', async () => {
    const { browser, logged } = await inWorld()
    await browser.signIn({ password: 'Wrong1!' })
    const [entry] = await logged()
    expect(entry).toMatchObject({ method: 'POST', path: '/api/Login', status: 400 })
    expect(entry.body).toContain('member@example.com')
    expect(JSON.stringify(entry)).not.toContain('Wrong1!')
  })

  test('an entry names the fault, and the field that the portal could not read', async () => {
    const call = 'GET /api/member'
    const { browser, logged } = await inWorld({
      faults: [
        { call, kind: 'wrong-type', at: 'Transactions', times: 1 },
        { call, kind: 'malformed', times: 1 },
        { call, kind: 'html', times: 1 },
        { call, kind: 'unknown-field', times: 1 },
        { call, kind: 'drop', times: 1 },
      ],
    })
    for (let time = 0; time < 5; time += 1) await browser.get('/api/member').catch(() => undefined)
    const entries: readonly Record<string, unknown>[] = await logged()
    expect(entries.map(({ fault }) => fault)).toEqual([
      'GET /api/member wrong-type at=Transactions times=1',
      'GET /api/member malformed times=1',
      'GET /api/member html times=1',
      'GET /api/member unknown-field times=1',
      'GET /api/member drop times=1',
    ])
    expect(entries.map(({ unreadableAt }) => unreadableAt)).toEqual([
      'Transactions',
      '(syntax)',
      '(content type)',
      undefined,
      undefined,
    ])
    expect(entries.at(-1)).toMatchObject({ status: 'none' })
  })

  test('a long answer that arrives late is logged with its delay, and as readable', async () => {
    const { browser, logged } = await inWorld({ scenario: ['long-names'], delayMs: 5 })
    await browser.get('/api/DashboardData')
    const [entry] = await logged()
    expect(entry.fault).toBe('* delay=5')
    expect(entry).not.toHaveProperty('unreadableAt')
  })

  test('the log has the latest fifty requests, with long answers truncated', async () => {
    const { browser, logged } = await inWorld({ scenario: ['long-names'] })
    for (let time = 0; time < 120; time += 1) await browser.get(`/api/member?time=${time}`)
    const entries = await logged()
    expect(entries).toHaveLength(50)
    expect(entries.at(-1).path).toBe('/api/member?time=119')
    await browser.get('/api/DashboardData')
    const [longest] = (await logged()).slice(-1)
    expect(longest.answer.length).toBeLessThanOrEqual(2_001)
  })

  test('emptying the log works, and other worlds’ requests never appear in it', async () => {
    const { browser, logged } = await inWorld()
    await browser.get('/api/member')
    await browser.get('/api/member', { 'x-save-world': 'two' })
    expect(await logged()).toHaveLength(1)
    expect((await browser.send('DELETE', requests)).status).toBe(200)
    expect(await logged()).toEqual([])
    expect((await browser.get('/_control/worlds/none/requests')).status).toBe(404)
    expect((await browser.send('DELETE', '/_control/worlds/none/requests')).status).toBe(404)
  })
})

describe('Hiding secrets', () => {
  for (const name of [
    'password',
    'oldPassword',
    'confirmPassword',
    'accountNumber',
    'sortCode',
    'buildingSocietyRollNumber',
    'NINumber',
    'PayrollNumber',
  ]) {
    test(name, () => {
      const text = withoutSecrets(JSON.stringify({ outer: { [name]: 'secret-1' }, amount: 5 }))
      expect(text).not.toContain('secret-1')
      expect(text).toContain('"amount":5')
    })
  }

  test.each([
    'AB123456C',
    'ab 12 34 56 c',
    'QQ-12-34-56',
    '12-34-56',
    '12 34 56',
    '12–34–56',
    '123456',
    '12345678',
    '1234 5678',
    '1234567',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '378282246310005',
    'GB33BUKB20201555555555',
    '12+34+56',
    'AB%2012%2034%2056%20C',
    '12%E2%80%9334%E2%80%9356',
  ])('free text hides the number %s', (number) => {
    expect(withoutNumbers(`It is ${number}, see.`)).toMatch(
      /^It is (?:GB33BUKB)?\(hidden\), see\.$/,
    )
  })

  test('addresses, requests and answers hide such numbers', async () => {
    const faults = [{ call: 'GET /api/search', status: 400, body: '"None for AB123456C"' }]
    const { browser, logged } = await inWorld({ faults })
    await browser.get('/api/search?search=12-34-56')
    await browser.post('/api/Query', { text: 'My card is 4111 1111 1111 1111.' })
    const [asked, sent] = await logged()
    expect(asked).toMatchObject({
      path: '/api/search?search=(hidden)',
      answer: '"None for (hidden)"',
    })
    expect(sent.body).toBe('{"text":"My card is (hidden)."}')
  })

  test.each([
    'a £1284.60 balance',
    '2026-11-21T09:00:00.000Z',
    'from 2026-11-21 09:30 to 2027-01-02',
    '12345',
    'order 88213',
    'ABC12345D',
  ])('%s stays visible', (text) => {
    expect(withoutNumbers(text)).toBe(text)
  })

  test('a body that isn’t JSON is replaced by its length', () => {
    expect(withoutSecrets('password=secret-1')).toBe('(17 characters that are no JSON)')
  })
})
