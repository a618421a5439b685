import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { weightLimits as limits } from './weight.policy.ts'

const isCarousel = (request: Request) => /carousel-/.test(request.url())

/** What the scripts weighed on the wire, in KB, those of the carousel aside. */
function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || /carousel/.test(request.url())) return
    weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1_000))
  })
  return async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}

test(`a usable login takes no more than ${limits.loginScriptKb} KB of script`, async ({ page }) => {
  const weight = weighScripts(page)
  await page.goto('/Member/Login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const scripts = await weight()
  expect(scripts).toBeGreaterThan(80)
  expect(scripts).toBeLessThanOrEqual(limits.loginScriptKb)
})

test(`a usable dashboard takes no more than ${limits.dashboardScriptKb} KB of script before its carousel`, async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const weight = weighScripts(page)
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = await weight()
  expect(scripts).toBeGreaterThan(100)
  expect(scripts).toBeLessThanOrEqual(limits.dashboardScriptKb)
})

test(`a dashboard takes no more than ${limits.dashboardRequests} requests and ${limits.dashboardKb} KB before its carousel`, async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.setViewportSize({ width: 1280, height: 900 })
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('link', { name: 'Featured cashback' })).toBeVisible()
  await expect.poll(() => sent.findIndex(isCarousel)).toBeGreaterThan(15)
  const first = sent.slice(0, sent.findIndex(isCarousel))
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
