import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** What the scripts weighed on the wire, in KB (1,000 bytes), those of the carousel aside. */
function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || /carousel/.test(request.url())) return
    weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1_000))
  })
  return async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}

test('a usable login takes no more than 140 KB of script', async ({ page }) => {
  const weight = weighScripts(page)
  await page.goto('/Member/Login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const scripts = await weight()
  expect(scripts).toBeGreaterThan(100)
  expect(scripts).toBeLessThanOrEqual(140)
})

test('a usable dashboard takes no more than 155 KB of script before its carousel', async ({
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
  expect(scripts).toBeLessThanOrEqual(155)
})
