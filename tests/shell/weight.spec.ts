import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { weightLimits as limits } from './weight.policy.ts'

/** Fetched once the page is quiet. */
const isForLater = (request: Request) => /(?:carousel|further-ports)-/.test(request.url())

/** What a page asks for, and what of it came before the page was quiet. */
function watchRequests(page: Page) {
  const sent: Request[] = []
  let untilLoaded = Number.POSITIVE_INFINITY
  page.on('request', (request) => sent.push(request))
  page.once('load', () => {
    untilLoaded = sent.length
  })
  const firstForLater = () =>
    sent.findIndex((one, place) => place >= untilLoaded && isForLater(one))
  return {
    all: sent,
    beforeQuiet: async () => {
      await expect.poll(firstForLater).toBeGreaterThan(0)
      return sent.slice(0, firstForLater())
    },
  }
}

/** In KB (1,000 bytes), on the wire. */
const scriptsOf = async (requests: readonly Request[]): Promise<number> => {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize / 1_000, 0)
}

test(`a usable login takes no more than ${limits.loginScriptKb} KB of script`, async ({ page }) => {
  const requests = watchRequests(page)
  await page.goto('/Member/Login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const scripts = await scriptsOf(requests.all)
  expect(scripts).toBeGreaterThan(80)
  expect(scripts).toBeLessThanOrEqual(limits.loginScriptKb)
})

test(`a usable dashboard takes no more than ${limits.dashboardScriptKb} KB of script before its carousel`, async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const requests = watchRequests(page)
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
  const scripts = await scriptsOf(await requests.beforeQuiet())
  expect(scripts).toBeGreaterThan(100)
  expect(scripts).toBeLessThanOrEqual(limits.dashboardScriptKb)
})

test(`a dashboard takes no more than ${limits.dashboardRequests} requests and ${limits.dashboardKb} KB before its carousel`, async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.setViewportSize({ width: 1280, height: 900 })
  const requests = watchRequests(page)
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('link', { name: 'Featured cashback' })).toBeVisible()
  const first = await requests.beforeQuiet()
  expect(first.length).toBeGreaterThan(15)
  const sizes = await Promise.all(first.map((request) => request.sizes()))
  const bytes = sizes.map(({ responseBodySize: body, responseHeadersSize: head }) => body + head)
  expect(first.length).toBeLessThanOrEqual(limits.dashboardRequests)
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(limits.dashboardKb)
})

test('what lies further down the dashboard is there when I come to it', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  const lastAdvert = page.locator('figure img').last()
  await lastAdvert.scrollIntoViewIfNeeded()
  await expect
    .poll(() => lastAdvert.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.locator('[data-far]')).toHaveCount(0)
})
