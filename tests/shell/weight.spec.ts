import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { quietNetwork } from '../support/network.ts'
import { expect, test } from '../support/test.ts'
import { weightLimits as limits } from './weight.policy.ts'

/** Records the page's requests from now on. */
function watchRequests(page: Page): readonly Request[] {
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  return sent
}

/**
 * The requests of a dashboard before it is idle. Idleness depends on time, so the page's clock is stopped until
 * everything that loads automatically has loaded.
 */
async function requestsBeforeQuiet(page: Page): Promise<readonly Request[]> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const sent = watchRequests(page)
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('link', { name: 'Featured cashback' })).toBeVisible()
  await quietNetwork(page)
  const first = [...sent]
  await page.clock.runFor(1_000)
  await expect(page.getByRole('button', { name: /^Slide 1 of/ })).toBeVisible()
  return first
}

/** The paths that a page requests from the network, not from the browser's cache, once all are answered. */
async function watchNetwork(page: Page): Promise<() => Promise<readonly string[]>> {
  const paths = new Map<string, string>()
  const answered = new Set<string>()
  const protocol = await page.context().newCDPSession(page)
  protocol.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname)
  })
  protocol.on('Network.requestServedFromCache', ({ requestId }) => void paths.delete(requestId))
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    answered.add(requestId)
    if (response.fromDiskCache) paths.delete(requestId)
  })
  await protocol.send('Network.enable')
  // A busy browser is slow to report that a picture came from its cache.
  const waiting = () => [...paths].filter(([id]) => !answered.has(id)).map(([, path]) => path)
  return async () => {
    await expect.poll(waiting).toEqual([])
    return [...paths.values()]
  }
}

/** In KB (1,000 bytes), as sent over the network. */
const scriptsOf = async (requests: readonly Request[]): Promise<number> => {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize / 1_000, 0)
}

const built = new URL('../../apps/portal/dist/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, built), 'utf8')

/** These scripts and everything they import. */
function closureOf(scripts: Iterable<string>, found = new Set<string>()): ReadonlySet<string> {
  for (const script of scripts) {
    if (found.has(script)) continue
    found.add(script)
    const imports = read(`assets/${script}`).matchAll(/\b(?:from|import) *["'`]\.\/([\w.-]+\.js)/g)
    closureOf(
      Array.from(imports, ([, name = '']) => name),
      found,
    )
  }
  return found
}

const sentKb = (script: string): number => {
  const file = new URL(`assets/${script}`, built)
  const sent = statSync(new URL(`${file}.br`), { throwIfNoEntry: false }) ?? statSync(file)
  return sent.size / 1_000
}

test('a dashboard whose data arrive before the application renders once, without its skeleton', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.addInitScript(() => {
    const rendered: string[] = []
    Object.assign(window, { rendered })
    new MutationObserver(() => {
      const main = document.querySelector('#root main:not([inert] *)')
      const busy = main?.getAttribute('aria-busy')
      if (busy != null && rendered.at(-1) !== busy) rendered.push(busy)
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
  let answers = 0
  const answered = new Promise<void>((resolve) => {
    page.on('response', (answer) => {
      if (!answer.url().includes('/api/')) return
      answers += 1
      if (answers === 5) resolve()
    })
  })
  await page.route(/assets\/libraries-/, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('link', { name: 'Featured cashback' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'rendered'))).toEqual(['false'])
})

test(`QUERY-03 a usable login takes at most ${limits.loginScriptKb} KB of script, and makes no API calls`, async ({
  page,
}) => {
  const requests = watchRequests(page)
  await page.goto('/Member/Login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await quietNetwork(page)
  const scripts = await scriptsOf(requests)
  expect(scripts).toBeGreaterThan(80)
  expect(scripts).toBeLessThanOrEqual(limits.loginScriptKb)
  const paths = requests.map((request) => new URL(request.url()).pathname)
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test(`each further screen takes at most ${limits.screenScriptKb} KB of script`, () => {
  const scripts = readdirSync(new URL('assets/', built)).filter((name) => name.endsWith('.js'))
  const pages = `${read('dashboard.html')}${read('login.html')}`
  const had = closureOf([
    ...Array.from(pages.matchAll(/assets\/([\w.-]+\.js)/g), ([, name = '']) => name),
    ...scripts.filter((name) => name.startsWith('deferred-ports-')),
  ])
  const screens = scripts.filter((name) => name.startsWith('_shell.'))
  const weights = screens.map((screen) => ({
    screen,
    kb: [...closureOf([screen])]
      .filter((name) => !had.has(name))
      .reduce((sum, name) => sum + sentKb(name), 0),
  }))
  expect(Math.max(...weights.map(({ kb }) => kb))).toBeGreaterThan(15)
  expect(weights.filter(({ kb }) => kb > limits.screenScriptKb)).toEqual([])
})

test(`a dashboard takes at most ${limits.dashboardScriptKb} KB of script, ${limits.dashboardRequests} requests and ${limits.dashboardKb} KB before its carousel; the rest loads when I scroll to it; a repeated visit requests only the page and its data, ${limits.seenBeforeRequests} requests`, async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.setViewportSize({ width: 1280, height: 900 })
  const first = await requestsBeforeQuiet(page)
  const scripts = await scriptsOf(first)
  expect(scripts).toBeGreaterThan(100)
  expect(scripts).toBeLessThanOrEqual(limits.dashboardScriptKb)
  expect(first.length).toBeGreaterThan(15)
  const sizes = await Promise.all(first.map((request) => request.sizes()))
  const bytes = sizes.map(({ responseBodySize: body, responseHeadersSize: head }) => body + head)
  expect(first.length).toBeLessThanOrEqual(limits.dashboardRequests)
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(limits.dashboardKb)

  await page.clock.resume()
  const lastAdvert = page.locator('figure img').last()
  await lastAdvert.scrollIntoViewIfNeeded()
  await expect
    .poll(() => lastAdvert.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.locator('[data-starting]')).toHaveCount(0)

  // All of its banners are there, not only the frame's first.
  await expect(
    page.getByRole('region', { name: 'Offers', exact: true }).locator('.banner-dot'),
  ).toHaveCount(4)
  // A busy browser may not have loaded all of its pictures yet.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)),
    )
    .toBe(true)
  await quietNetwork(page)

  const again = await context.newPage()
  const fetched = await watchNetwork(again)
  await again.goto('/Member/Home/Dashboard')
  await expect(again.getByRole('region', { name: 'Offers', exact: true })).toBeVisible()
  await quietNetwork(again)
  // A browser with a window also requests the favicon, each time.
  const addresses = (await fetched()).filter((path) => path !== '/Member/mark.svg')
  expect(addresses.filter((path) => !/^\/(?:api\/|Member\/Home\/Dashboard$)/.test(path))).toEqual(
    [],
  )
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses.length).toBeLessThanOrEqual(limits.seenBeforeRequests)
})
