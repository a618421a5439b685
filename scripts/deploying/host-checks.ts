/** Requirements for every host of the portal. Checked on our own host and on the documented nginx. */

export interface HostUnderCheck {
  /** Sends a request unchanged, without following redirects. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
  /** An asset of the build, such as 'index-1a2b.js'. */
  readonly asset: string
  /** The expected content security policy of a page. */
  readonly contentSecurityPolicy: string
  /** True if it serves https itself. */
  readonly isHttps?: boolean
}

export interface HostCheck {
  readonly says: string
  /** Returns the faults, if any. */
  complaints(host: HostUnderCheck): Promise<readonly string[]>
}

type Expectation = readonly [what: string, found: unknown, expected: unknown]

const check = (
  says: string,
  expectations: (host: HostUnderCheck) => Promise<readonly Expectation[]>,
): HostCheck => ({
  says,
  complaints: async (host) =>
    (await expectations(host)).flatMap(([description, found, expected]) =>
      isAsExpected(found, expected) ? [] : [`${description} is ${found}, not ${expected}`],
    ),
})

const isAsExpected = (found: unknown, expected: unknown): boolean =>
  expected instanceof RegExp ? expected.test(String(found)) : found === expected

/** A refusal with this status that isn't cached, since the page may be there at the next attempt. */
const refusal = ({ status, headers }: Response, expected: number | RegExp): Expectation[] => [
  ['the status', status, expected],
  ['how long it is kept', headers.get('cache-control'), 'no-store'],
]

const configured = /id="save-page-configuration">\{.*"choiceRates".*\}<\/script>/s

export const hostChecks: readonly HostCheck[] = [
  ...['/Member', '/member', '/MEMBER/', '/Member/Home/Dashboard', '/member/home/dashboard'].map(
    (path) =>
      check(`ROUTE-01, ROUTE-03 ${path} is the page of the dashboard`, async ({ send }) => {
        const answer = await send(path)
        const text = await answer.text()
        return [
          ['the status', answer.status, 200],
          ['the type', answer.headers.get('content-type'), /^text\/html/],
          ['the page', text, /id="root"/],
          ['the configuration in it', text, configured],
        ]
      }),
  ),
  ...['/Member/Home/Vouchers', '/MEMBER/retailer/1061/nook', '/member/myaccount/'].map((path) =>
    check(`ROUTE-01 ${path}, which only the portal knows, is a page of it`, async ({ send }) => {
      const answer = await send(path)
      return [
        ['the status', answer.status, 200],
        ['the page', await answer.text(), configured],
      ]
    }),
  ),
  check('the login has a page of its own, in any letter case', async ({ send }) => {
    const texts = await Promise.all(
      ['/Member/Login', '/member/LOGIN/'].map(async (path) => (await send(path)).text()),
    )
    return texts.map((text) => ['the page', text, /type="password"/])
  }),
  check(
    'a page is never kept without asking, and carries the headers of the policy',
    async (host) => {
      const { headers } = await host.send('/Member/Home/Vouchers')
      return [
        ['cache-control', headers.get('cache-control'), /^(private, )?no-cache$/],
        ['the policy', headers.get('content-security-policy'), host.contentSecurityPolicy],
        ['nosniff', headers.get('x-content-type-options'), 'nosniff'],
        ['the referrer', headers.get('referrer-policy'), 'strict-origin-when-cross-origin'],
        ['the opener', headers.get('cross-origin-opener-policy'), 'same-origin'],
        ['the resource policy', headers.get('cross-origin-resource-policy'), 'same-origin'],
        ['the permissions', headers.get('permissions-policy'), /camera=\(\)/],
        [
          'HSTS, with https alone',
          headers.get('strict-transport-security') !== null,
          host.isHttps === true,
        ],
      ]
    },
  ),
  check('a page is compressed', async ({ send }) => {
    const answer = await send('/Member', { headers: { 'accept-encoding': 'gzip' } })
    return [['the coding', answer.headers.get('content-encoding'), 'gzip']]
  }),
  check('a page can only be read', async ({ send }) => {
    const answer = await send('/Member/Home/Vouchers', { method: 'POST', body: '{}' })
    return refusal(answer, /^40[35]$/)
  }),
  check('an asset is kept for ever, compressed, and safe', async ({ send, asset }) => {
    const answer = await send(`/Member/assets/${asset}`, { headers: { 'accept-encoding': 'gzip' } })
    const { headers } = answer
    return [
      ['the status', answer.status, 200],
      ['the type', headers.get('content-type'), /javascript/],
      ['cache-control', headers.get('cache-control'), 'public, max-age=31536000, immutable'],
      ['the coding', headers.get('content-encoding'), 'gzip'],
      ['vary', headers.get('vary'), /accept-encoding/i],
      ['nosniff', headers.get('x-content-type-options'), 'nosniff'],
      ['the resource policy', headers.get('cross-origin-resource-policy'), 'same-origin'],
    ]
  }),
  check('the base has any letter case for assets, too', async ({ send, asset }) => [
    ['the status', (await send(`/MEMBER/assets/${asset}`)).status, 200],
  ]),
  ...[
    '/Member/assets/gone-1a2b.js',
    '/Member/assets/',
    '/member/gone.svg',
    '/Member/csp.json',
    '/Member/index.html',
    '/Member/../package.json',
    '/Member/assets/..%2fcsp.json',
  ].map((path) =>
    check(`${path} is a real 404`, async ({ send }) => {
      const answer = await send(path)
      return [
        ...refusal(answer, /^40[04]$/),
        ['the page of the portal', configured.test(await answer.text()), false],
      ]
    }),
  ),
  ...(
    [
      ['mark.svg', /^image\/svg\+xml/],
      ['app-icon.png', /^image\/png/],
      ['app.webmanifest', /^application\/manifest\+json/],
    ] as const
  ).map(([file, type]) =>
    check(`/Member/${file} is served, and asked for again each time`, async ({ send }) => {
      const answer = await send(`/Member/${file}`)
      return [
        ['the status', answer.status, 200],
        ['the type', answer.headers.get('content-type'), type],
        ['how long it is kept', answer.headers.get('cache-control'), 'no-cache'],
      ]
    }),
  ),
  ...['font', 'image', 'script', 'style'].map((destination) =>
    check(`an address of the portal asked for as a ${destination} is a real 404`, async (host) => {
      const headers = { 'sec-fetch-dest': destination }
      const paths = ['/Member/nested/none.woff2', '/Member', '/Member/Login']
      const answers = await Promise.all(paths.map((path) => host.send(path, { headers })))
      return answers.flatMap((answer) => refusal(answer, 404))
    }),
  ),
  check('what only the build needs is not served', async ({ send, asset }) => {
    const found: Expectation[] = []
    for (const ending of ['map', 'br', 'gz']) {
      found.push(...refusal(await send(`/Member/assets/${asset}.${ending}`), 404))
    }
    return found
  }),
  check('the root leads to the portal', async ({ send }) => {
    const answer = await send('/')
    return [
      ['the status', answer.status, /^30[1-8]$/],
      ['the address', answer.headers.get('location'), /\/Member$/],
    ]
  }),
  check('the API answers below /api, and nobody keeps it', async ({ send }) => {
    const answer = await send('/api/member')
    return [
      ['the status', answer.status, 401],
      ['the type', answer.headers.get('content-type'), /^application\/json/],
      ['cache-control', answer.headers.get('cache-control'), 'no-store'],
      ['the anti-forgery cookie', answer.headers.getSetCookie().join(), /XSRF-TOKEN=/],
    ]
  }),
  check('pages outside the app answer below the base and at the root', async ({ send }) => {
    const answers = await Promise.all(['/Member/FAQ', '/FAQ'].map((path) => send(path)))
    return answers.map(({ status }) => ['the status', status, 200])
  }),
  check('a body that is too large is refused', async ({ send }) => {
    const answer = await send('/api/Login', {
      method: 'POST',
      body: JSON.stringify({ email: 'x'.repeat(100_000) }),
      headers: { 'content-type': 'application/json' },
    })
    return refusal(answer, /^4(?:13|03)$/)
  }),
  check('the host does not tell what it is made of', async ({ send }) => {
    const { headers } = await send('/Member')
    return [
      ['its version', /\d/.test(headers.get('server') ?? ''), false],
      ['its maker', headers.get('x-powered-by'), null],
    ]
  }),
]
