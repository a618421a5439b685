import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The responses by path; others get a 401. */
const bodies: Record<string, unknown> = {}
const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return Response.json(bodies[path] ?? {}, { status: path in bodies ? 200 : 401 })
  })
  document.body.replaceChildren(hostPage())
})

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.__saveEarly = undefined
})

/** The parts of the host page's frame that the script needs. */
function hostPage() {
  const root = Object.assign(document.createElement('div'), { id: 'root' })
  const frame = document.createElement('div')
  frame.setAttribute('inert', '')
  const bannerFrame = Object.assign(document.createElement('div'), { className: 'banner-frame' })
  frame.append(bannerFrame)
  root.append(frame)
  return root
}

/**
 * Counts the pages, since each has to run the script again. Everything else is shared with the
 * other tests: a second copy of React would break them.
 */
let pages = 0

async function openAt(pathname: string) {
  vi.stubGlobal('location', { pathname })
  pages += 1
  await import(/* @vite-ignore */ `./early.ts?page=${pages}`)
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0), { timeout: 10_000 })
}

const everywhere = ['/api/member', '/api/menudetails', '/api/SystemText']
const carousel = '/api/branding/carousel/-1'

test.each(['/Member/Home/Dashboard', '/member/home/dashboard/', '/MEMBER', '/Member/Home'])(
  'BANNER-01 %s opens the dashboard: its data and banners are requested at once',
  async (pathname) => {
    await openAt(pathname)
    expect(sent).toEqual([...everywhere, '/api/DashboardData', carousel])
  },
)

test.each(['/Member/Home/Cashback', '/MEMBER/home/cashback/'])(
  'DIR-01 %s opens the directory: its list and categories are requested at once',
  async (pathname) => {
    await openAt(pathname)
    const lists = ['/api/Retailers', '/api/CashbackCategories']
    expect(sent).toEqual([...everywhere, ...lists])
  },
)

test.each(['/Member/Home/Dashboard', '/Member/Home/Cashback', '/Member/Checkout'])(
  'DIR-01 at %s one connection stays free for the application, even with slow responses',
  async (pathname) => {
    await openAt(pathname)
    const connectionsToAHost = 6
    expect(sent.length).toBeLessThan(connectionsToAHost)
  },
)

test.each(['/Member/Home/Vouchers', '/Member/MyAccount', '/Member/Home/Dashboards'])(
  'at other paths (%s) only the data of every screen are requested',
  async (pathname) => {
    await openAt(pathname)
    expect(sent).toEqual(everywhere)
  },
)

test.each([
  ['OQ-032 another tab changes something', 'save-purse:savings 0', '{}'],
  ['SESSION-06 another tab logs out', 'save-logged-out', 'now'],
])(
  '%s before the application listens, so the data are requested again',
  async (_, key, newValue) => {
    bodies['/api/member'] = { EmailAddress: 'member@example.com' }
    await openAt('/Member/MyAccount')
    dispatchEvent(new StorageEvent('storage', { key: 'theirs', newValue: 'savings changed' }))
    expect(Object.keys(globalThis.__saveEarly ?? {})).toHaveLength(3)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(globalThis.__saveEarly).toBeUndefined()
  },
)

test('the frame shows the first banner, and the client can still read its response', async () => {
  bodies[carousel] = { Images: [{ ImageLink: '/images/banners/1.svg' }, { ImageLink: '/2.svg' }] }
  await openAt('/Member/Home/Dashboard')
  const pictures = () => [...document.querySelectorAll('.banner-frame img')]
  await vi.waitFor(() => expect(pictures()).toHaveLength(1), { timeout: 10_000 })
  expect(pictures()[0]?.getAttribute('src')).toBe('/images/banners/1.svg')
  const answer = await globalThis.__saveEarly?.[carousel]?.answer
  expect(await answer?.json()).toEqual(bodies[carousel])
})

test.each([
  ['no banner', { Images: [] }],
  ['an unreadable answer', ['?']],
])('with %s the frame stays empty', async (_, body) => {
  bodies[carousel] = body
  await openAt('/Member/Home/Dashboard')
  await (await globalThis.__saveEarly?.[carousel]?.answer)?.text()
  await waitUntilIdle()
  expect(document.querySelector('.banner-frame')?.children).toHaveLength(0)
})
