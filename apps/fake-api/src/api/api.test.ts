import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'

async function signedIn(options: Parameters<typeof startApp>[0] = {}) {
  const browser = startApp(options).browser()
  await browser.signIn()
  return browser
}

describe('Calls for the dashboard and the directory', () => {
  test('API-03 GET /api/member answers with the signed-in member', async () => {
    const answer = await (await signedIn()).get('/api/member')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ AvailableBalance: 1284.6, CanSeeMyBenefits: true })
  })

  test('API-07 GET /api/DashboardData answers with the member’s tiles', async () => {
    const answer = await (await signedIn()).get('/api/DashboardData')
    expect(await answer.json()).toMatchObject({
      FeaturedCashback: [{ Id: '1', Name: 'Bramble' }],
      FavouriteCashback: [{ Name: 'Fernhill' }],
      FeaturedVouchers: [{ NgcVendorCode: 'KITES' }],
      HasTotalRewardStatement: true,
    })
  })

  test('API-08 GET /api/menudetails answers with the menu', async () => {
    const answer = await (await signedIn()).get('/api/menudetails')
    expect(await answer.json()).toEqual([
      { Key: 'Cashback', Name: 'Cashback', TabId: null },
      { Key: 'mybenefits', Name: 'Health', TabId: '7' },
    ])
  })

  test('API-13 GET /api/SystemText answers with the texts by key', async () => {
    const answer = await (await signedIn()).get('/api/SystemText')
    expect(await answer.json()).toMatchObject({ HomeHelp: '<p>Welcome.</p>' })
  })

  test('API-25 GET /api/branding/carousel/-1 answers with Images', async () => {
    const answer = await (await signedIn()).get('/api/branding/carousel/-1')
    expect(await answer.json()).toEqual({
      Images: [
        { Id: 'b1', ImageLink: '/images/banners/b1.svg', Description: null, Link: null },
        { Id: 'b2', ImageLink: '/images/banners/b2.svg', Description: null, Link: null },
      ],
    })
  })

  test('API-25 a request without an id gets carousel -1', async () => {
    const browser = await signedIn()
    const usual = await browser.get('/api/branding/carousel')
    expect(await usual.text()).toBe(await (await browser.get('/api/branding/carousel/-1')).text())
  })

  test('an unknown carousel has no images', async () => {
    const answer = await (await signedIn()).get('/api/branding/carousel/99')
    expect(await answer.json()).toEqual({ Images: [] })
  })

  for (const path of [
    '/api/member',
    '/api/member/RequiresReAuth',
    '/api/menudetails',
    '/api/SystemText',
    '/api/DashboardData',
    '/api/branding/carousel/-1',
    '/api/Retailers',
    '/api/Retailers/1',
    '/api/CashbackCategories',
    '/api/Member/Favourites',
  ]) {
    test(`SESSION-01 GET ${path} is 401 without a session`, async () => {
      expect((await startApp().browser().get(path)).status).toBe(401)
    })
  }
})

describe('Caching', () => {
  for (const path of [
    '/api/member',
    '/api/member/RequiresReAuth',
    '/api/DashboardData',
    '/api/Member/Favourites',
  ]) {
    test(`${path} belongs to one member and is not cached`, async () => {
      const answer = await (await signedIn()).get(path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.has('etag')).toBe(false)
    })
  }

  for (const path of [
    '/api/menudetails',
    '/api/SystemText',
    '/api/branding/carousel/-1',
    '/api/Retailers',
    '/api/Retailers/1',
    '/api/CashbackCategories',
  ]) {
    test(`${path} is cached, and revalidated by its tag`, async () => {
      const browser = await signedIn()
      const first = await browser.get(path)
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      const again = await browser.get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    })
  }

  test('a refusal is never cached', async () => {
    const answer = await startApp().browser().get('/api/member')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('a large answer is compressed if the browser accepts it', async () => {
    const browser = await signedIn()
    const plain = await browser.get('/api/SystemText')
    const coded = await browser.get('/api/SystemText', { 'accept-encoding': 'gzip, br' })
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(coded.headers.get('content-encoding')).toBe('br')
    expect(coded.headers.get('vary')).toBe('accept-encoding')
    expect(Number(coded.headers.get('content-length'))).toBeLessThan(
      Number(plain.headers.get('content-length')),
    )
  })

  test('answers keep browsers from guessing types and other sites from reading them', async () => {
    const { headers } = await (await signedIn()).get('/api/member')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})

describe('Wrong calls', () => {
  const message = async (answer: Promise<Response>) => (await (await answer).json()).Message

  test('an unknown call gets a 404 that names it', async () => {
    const browser = await signedIn()
    expect((await browser.get('/api/Nope')).status).toBe(404)
    expect(await message(browser.get('/api/Nope'))).toContain('GET /api/Nope')
  })

  test('API-10 a call in another letter case is unknown, and the answer gives the right spelling', async () => {
    const browser = await signedIn()
    const answer = browser.post('/api/login')
    expect((await answer).status).toBe(404)
    expect(await message(answer)).toContain('POST /api/Login')
  })

  test('a wrong method gets a 405 with the right ones', async () => {
    const answer = await (await signedIn()).send('DELETE', '/api/member')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, PUT')
  })

  test('API-09 logging out with GET gets a 405', async () => {
    const answer = await (await signedIn()).get('/api/logout')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
  })

  for (const [description, body] of [
    ['half a document', '{"email":'],
    ['nothing', ''],
    ['HTML', '<html>'],
  ] as const) {
    test(`${description} gets a 400 that says it isn’t JSON`, async () => {
      const browser = startApp().browser()
      await browser.get('/api/member')
      const answer = await browser.post('/api/Login', body)
      expect(answer.status).toBe(400)
      expect((await answer.json()).Message).toContain('not JSON')
    })
  }

  for (const body of ['null', '[]', '"text"', '5']) {
    test(`${body} instead of an object gets a 400`, async () => {
      const browser = startApp().browser()
      await browser.get('/api/member')
      expect((await browser.post('/api/Login', body)).status).toBe(400)
    })
  }

  test('a body whose content type isn’t JSON gets a 415', async () => {
    const browser = startApp().browser()
    await browser.get('/api/member')
    const answer = await browser.post('/api/Login', '{}', { 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
  })

  test('a body over 64 KB gets a 413, and one of 64 KB is read', async () => {
    const browser = startApp().browser()
    await browser.get('/api/member')
    const withPassword = (length: number) => {
      const frame = JSON.stringify({ email: 'a@example.com', password: '' }).length
      return { email: 'a@example.com', password: 'x'.repeat(length - frame) }
    }
    expect((await browser.post('/api/Login', withPassword(64 * 1024 + 1))).status).toBe(413)
    expect((await browser.post('/api/Login', withPassword(64 * 1024))).status).toBe(400)
  })

  test('a declared length over 64 KB is refused before the body is read', async () => {
    const browser = startApp().browser()
    await browser.get('/api/member')
    const answer = await browser.post('/api/Login', '{}', { 'content-length': '65537' })
    expect(answer.status).toBe(413)
  })
})
