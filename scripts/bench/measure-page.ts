/** The cost of one page for a first visit. */
import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'

export interface PageCost {
  /** Kilobytes (1,000 bytes) as sent over the network. */
  readonly jsKb: number
  readonly cssKb: number
  readonly totalKb: number
  readonly requests: number
  /** Milliseconds of main-thread work until the page is idle, by kind. */
  readonly cpuMs: number
  readonly scriptMs: number
  readonly styleMs: number
  readonly layoutMs: number
  /** Total blocking time: the sum of each task's time beyond 50 ms, after the first paint. */
  readonly blockingMs: number
  /** First and largest contentful paint, in milliseconds. */
  readonly fcpMs: number
  readonly lcpMs: number
  /** Milliseconds until the main content is shown and responds. */
  readonly usableMs: number
  /** Sum of all layout shifts. */
  readonly shift: number
}

export interface Visit {
  readonly url: string
  /** The page is usable once this is on the screen. */
  readonly usable: string
  /** True if the element is in the page before the application hydrates it. */
  readonly comesToLife?: boolean
  readonly cookies?: readonly { readonly name: string; readonly value: string }[]
  /** True for content that loads once the page is idle, such as the carousel. Not counted. */
  readonly isLate?: (url: string) => boolean
  /** True if the browser has visited the page before and filled its cache. */
  readonly isReturn?: boolean
}

/** Slow 4G as Lighthouse emulates it, and a processor four times slower. */
const slow = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
export const slowdown = 4
const untilQuietMs = 4_000

export async function measurePage(
  browser: Browser,
  visit: Visit,
  conditions: 'fast' | 'slow',
): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const { origin } = new URL(visit.url)
    await context.addCookies((visit.cookies ?? []).map((cookie) => ({ ...cookie, url: origin })))
    if (visit.isReturn) await visitBefore(await context.newPage(), visit)
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    const bytes = await countBytes(protocol, visit.isLate ?? (() => false))
    if (conditions === 'slow') await slowDown(protocol)
    // Measures only the thread, so that other work of the machine doesn't count.
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
    const { usable, comesToLife = false } = visit
    await page.addInitScript(observePaints, { usable, comesToLife })
    await page.goto(visit.url)
    await page.waitForFunction(() => window.paints.usableMs > 0)
    await page.waitForLoadState('networkidle')
    const paints = await page.evaluate(() => window.paints)
    const { metrics } = await protocol.send('Performance.getMetrics')
    const cpuTime = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0)
    const { cssKb, ...weights } = bytes()
    return {
      ...weights,
      cssKb: cssKb + (await inlineCssKb(page)),
      ...paints,
      cpuMs: cpuTime('TaskDuration'),
      scriptMs: cpuTime('ScriptDuration'),
      styleMs: cpuTime('RecalcStyleDuration'),
      layoutMs: cpuTime('LayoutDuration'),
    }
  } finally {
    await context.close()
  }
}

/** Visits the page until everything that loads when it is idle has loaded. */
async function visitBefore(page: Page, { url, usable }: Visit) {
  await page.goto(url)
  await page.locator(usable).first().waitFor()
  await page.waitForTimeout(untilQuietMs)
  await page.waitForLoadState('networkidle')
  await page.close()
}

async function slowDown(protocol: CDPSession) {
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** The size of the page's own style elements, compressed separately. */
async function inlineCssKb(page: Page): Promise<number> {
  const css = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'),
  )
  return css === '' ? 0 : brotliCompressSync(css).length / 1000
}

/** Adds up the sizes of each kind of resource on the network. */
async function countBytes(protocol: CDPSession, isLate: (url: string) => boolean) {
  const kinds = new Map<string, string>()
  const weights = { Script: 0, Stylesheet: 0, all: 0 }
  const cachedFiles = new Set<string>()
  protocol.on('Network.requestWillBeSent', ({ request, requestId, type = 'Other' }) => {
    if (!request.url.startsWith('http') || isLate(request.url)) return
    kinds.set(requestId, type)
  })
  // The browser doesn't request files from its cache.
  protocol.on('Network.requestServedFromCache', ({ requestId }) => cachedFiles.add(requestId))
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cachedFiles.add(requestId)
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind !== undefined) weights.all += encodedDataLength
    if (kind === 'Script' || kind === 'Stylesheet') weights[kind] += encodedDataLength
  })
  await protocol.send('Network.enable')
  return () => ({
    jsKb: weights.Script / 1000,
    cssKb: weights.Stylesheet / 1000,
    totalKb: weights.all / 1000,
    requests: [...kinds.keys()].filter((id) => !cachedFiles.has(id)).length,
  })
}

declare global {
  interface Window {
    paints: Pick<PageCost, 'fcpMs' | 'lcpMs' | 'usableMs' | 'blockingMs' | 'shift'>
  }
}

/** Runs in the page before any other script. */
function observePaints({ usable, comesToLife }: { usable: string; comesToLife: boolean }) {
  const longMs = 50
  const paints = { fcpMs: 0, lcpMs: 0, usableMs: 0, blockingMs: 0, shift: 0 }
  Object.assign(window, { paints })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.fcpMs = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    paints.lcpMs = entry.startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    const end = startTime + duration
    if (painted !== undefined && end > painted)
      paints.blockingMs += Math.max(0, end - Math.max(startTime, painted) - longMs)
  })
  observe('layout-shift', (entry) => {
    paints.shift += (entry as PerformanceEntry & { value: number }).value
  })
  // React marks hydrated elements.
  const isAlive = (element: Element) =>
    !comesToLife || Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const look = () => {
    const element = document.querySelector(usable)
    if (element && isAlive(element)) paints.usableMs = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}
