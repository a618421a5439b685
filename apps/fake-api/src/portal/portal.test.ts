import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { builtPortal, script } from '../testing/built-portal.ts'
import { choiceRatesOn } from './page-configuration.policy.ts'

const startHost = (files?: Parameters<typeof builtPortal>[0]) =>
  startApp({ portalFolder: builtPortal(files) })

const pageOf = async (answer: Response) => /<title>(\w+)/.exec(await answer.text())?.[1]

const configurationIn = (page: string) =>
  JSON.parse(/id="save-page-configuration">([^<]*)</.exec(page)?.[1] ?? '')

describe('Serving pages', () => {
  const cases = [
    ['/Member', 'dashboard'],
    ['/member', 'dashboard'],
    ['/MEMBER', 'dashboard'],
    ['/mEmBeR', 'dashboard'],
    ['/Member/', 'dashboard'],
    ['/Member?checkvirtualorgs=true', 'dashboard'],
    ['/Member/Home', 'dashboard'],
    ['/Member/Home/Dashboard', 'dashboard'],
    ['/mEmBeR/hOmE/dAsHbOaRd', 'dashboard'],
    ['/Member/Home/Dashboard/', 'dashboard'],
    ['/Member/Login', 'login'],
    ['/MEMBER/LOGIN', 'login'],
    ['/Member/MyAccount', 'index'],
    ['/member/retailer/1061/nook', 'index'],
    ['/Member/Home/mybenefits/7', 'index'],
    ['/Member/Vendor/ACME.js', 'index'],
    ['/Member/Choice/1.5', 'index'],
    ['/Member/no/such/route', 'index'],
    ['/%4Dember/MyAccount', 'index'],
    ['/Member/%zz', 'index'],
    ['/Member/..%2f..%2fetc%2fpasswd', 'index'],
  ] as const
  for (const [path, page] of cases) {
    test(`ROUTE-01 ROUTE-03 ${path} is answered with the ${page} page`, async () => {
      const answer = await startHost().browser().get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await pageOf(answer)).toBe(page)
    })
  }

  test('a path without a page of its own gets the shared page', async () => {
    const browser = startHost({ 'login.html': null, 'dashboard.html': null }).browser()
    expect(await pageOf(await browser.get('/Member/Login'))).toBe('index')
    expect(await pageOf(await browser.get('/Member/Home/Dashboard'))).toBe('index')
  })

  test("'/' redirects to /Member (OQ-139)", async () => {
    const answer = await startHost().browser().get('/')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/Member')
  })

  test('an address outside the base gets a 404 page', async () => {
    const answer = await startHost().browser().get('/Members')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<h1>Not found.</h1>')
  })

  test('a page can only be read', async () => {
    const answer = await startHost().browser().send('POST', '/Member/MyAccount')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('HEAD is answered like GET, without the body', async () => {
    const answer = await startHost().browser().send('HEAD', '/Member')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  test('without a built portal the API works, and the pages explain what to do', async () => {
    const browser = startApp().browser()
    const answer = await browser.get('/Member')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm run build')
    expect((await browser.signIn()).status).toBe(200)
  })
})

describe('A portal that runs elsewhere', () => {
  test('DATA-33, DATA-35 a portal that runs elsewhere reads the page configuration of the visitor’s world', async () => {
    const browser = startApp().browser()
    await browser.post('/_control/worlds/one', { scenario: ['local-logout'] })
    const page = await (await browser.get('/Member/')).text()
    const [, written = ''] = /id="save-page-configuration">([^<]*)</.exec(page) ?? []
    expect(JSON.parse(written)).toMatchObject({
      localLogout: 'True',
      choiceRates: { Basic: {}, Higher: {} },
    })
  })
})

describe('Assets', () => {
  test('an asset is cached for ever', async () => {
    const answer = await startHost().browser().get('/Member/assets/index-C0ffee.js')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toBe(script)
  })

  test('ROUTE-03 an asset is found in any letter case of the base', async () => {
    expect((await startHost().browser().get('/mEmBeR/assets/index-C0ffee.js')).status).toBe(200)
  })

  test('the compressed copies of the build are sent unchanged', async () => {
    const browser = startHost().browser()
    const path = '/Member/assets/index-C0ffee.js'
    const br = await browser.get(path, { 'accept-encoding': 'gzip, br' })
    const gzip = await browser.get(path, { 'accept-encoding': 'gzip' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
  })

  test('a font is not compressed again', async () => {
    const path = '/Member/assets/font-1.woff2'
    const answer = await startHost().browser().get(path, { 'accept-encoding': 'br' })
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(answer.headers.get('content-type')).toBe('font/woff2')
  })

  test('deleting the build doesn’t affect a running server', async () => {
    const portalFolder = builtPortal()
    const browser = startApp({ portalFolder }).browser()
    rmSync(portalFolder, { recursive: true })
    expect((await browser.get('/Member/assets/index-C0ffee.js')).status).toBe(200)
    expect((await browser.get('/Member/Login')).status).toBe(200)
  })

  test('a file without a version in its name is revalidated by its tag', async () => {
    const browser = startHost().browser()
    const first = await browser.get('/Member/mark.svg')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await browser.get('/Member/mark.svg', {
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  for (const path of [
    '/Member/assets/index-0ld.js',
    '/Member/assets/',
    '/Member/assets/..%2f..%2findex.html',
    '/Member/assets/index-C0ffee.js.br',
    '/Member/assets/index-C0ffee.js.map',
    '/Member/favicon.ico',
    '/Member/index.html',
    '/Member/csp.json',
    '/Member/app.js.map',
    '/Member/pages/none.css',
  ]) {
    test(`${path} gets a 404, never the page that starts the app`, async () => {
      const answer = await startHost().browser().get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('<html')
    })
  }
})

describe('The host page', () => {
  test.each([
    ['font', 404],
    ['image', 404],
    ['script', 404],
    ['style', 404],
    ['document', 200],
    ['empty', 200],
  ])('a request with the destination %s gets a %i', async (destination, status) => {
    const browser = startHost().browser()
    const headers = { 'sec-fetch-dest': destination }
    expect((await browser.get('/Member/nested/none.woff2', headers)).status).toBe(status)
  })

  test('the page is revalidated each time, and not sent again if unchanged', async () => {
    const browser = startHost().browser()
    const first = await browser.get('/Member/Login')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const again = await browser.get('/Member/Login', {
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  test('the page is compressed', async () => {
    const answer = await startHost().browser().get('/Member', { 'accept-encoding': 'br' })
    const page = brotliDecompressSync(await answer.arrayBuffer()).toString()
    expect(configurationIn(page)).toHaveProperty('imageHost')
  })

  test('the page sets the cookies for the first requests, once', async () => {
    const browser = startHost().browser()
    const first = await browser.get('/Member')
    expect(first.headers.getSetCookie()).toHaveLength(2)
    expect(browser.token).not.toBe('')
    expect((await browser.get('/Member')).headers.getSetCookie()).toEqual([])
    expect((await browser.signIn()).status).toBe(200)
  })

  test('API-01 the page sets a new token in a browser whose token is invalid', async () => {
    const browser = startHost().browser()
    await browser.get('/Member')
    const right = browser.token
    browser.cookies.set('XSRF-TOKEN', 'wrong')
    await browser.get('/Member')
    expect(browser.token).toBe(right)
  })

  test('DATA-33 DATA-34 DATA-35 the page has the host’s configuration', async () => {
    const page = await (await startHost().browser().get('/Member')).text()
    expect(configurationIn(page)).toEqual({
      localLogout: 'False',
      reAuthentication: 'True',
      cashbackTypes: { Percent: 2, Pounds: 1 },
      choiceRates: {
        Basic: { EmployeeNIRate: 0.08, TaxRate: 0.2 },
        Higher: { EmployeeNIRate: 0.02, TaxRate: 0.4 },
      },
      imageHost: '',
    })
  })

  test('a build without a placeholder for the configuration is refused with a reason', () => {
    expect(() => startHost({ 'index.html': '<!doctype html>' })).toThrow('npm run build')
  })

  test.each([
    `{ "styleHashes": ["'unsafe-inline'"] }`,
    `{ "styleHashes": [], "scriptHashes": ["'unsafe-inline'"] }`,
  ])('a broken csp.json is refused with a reason: %s', (broken) => {
    expect(() => startHost({ 'csp.json': broken })).toThrow('csp.json')
  })
})

describe('Security headers of pages', () => {
  test('a page may load and do only what it needs', async () => {
    const { headers } = await startHost().browser().get('/Member')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-def='; style-src 'self' 'sha256-abc='; img-src 'self' https: data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  test('https is required only behind a proxy that uses it', async () => {
    const portalFolder = builtPortal()
    const plain = await startApp({ portalFolder }).browser().get('/Member')
    const secure = await startApp({ portalFolder, isHttps: true }).browser().get('/Member')
    expect(plain.headers.has('strict-transport-security')).toBe(false)
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })
})

describe('Pictures', () => {
  test('a generated picture is cached for a week, and can’t run or load anything', async () => {
    const answer = await startApp().browser().get('/images/retailers/1.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.has('etag')).toBe(true)
  })

  test('an unknown picture gets a 404', async () => {
    expect((await startApp().browser().get('/images/nothing.svg')).status).toBe(404)
  })
})

describe('Rates of the page configuration (OQ-136)', () => {
  const inForce = choiceRatesOn('2026-04-06')

  test('DATA-35 the rates apply from their first day', () => {
    expect(inForce).toEqual({
      basic: { employeeNIRate: 0.08, taxRate: 0.2 },
      higher: { employeeNIRate: 0.02, taxRate: 0.4 },
    })
    expect(choiceRatesOn('2027-04-05')).toEqual(inForce)
  })

  test.each(['2026-04-05', '2027-04-06', '2020-01-01'])(
    'DATA-35 OQ-087 on %s, which has no row, there is no rate',
    (day) => {
      expect(choiceRatesOn(day)).toEqual({})
    },
  )

  test('DATA-35 OQ-087 a page loaded after the rates’ year has ended in London has no rates', async () => {
    const host = startHost()
    const rates = async () =>
      configurationIn(await (await host.browser().get('/Member')).text()).choiceRates
    expect(await rates()).toHaveProperty('Basic')
    host.wait(Date.parse('2027-04-06T00:00:00+01:00') - Date.parse('2026-11-21T09:00:00Z') - 1)
    expect(await rates()).toHaveProperty('Basic')
    host.wait(1)
    expect(await rates()).toEqual({})
  })
})
