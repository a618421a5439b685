import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Priya' })

test('ROUTE-05, DASH-05, DASH-10, DASH-14 I see what I have and everything that is on offer', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await expect(heading(page)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('£1,284.60')).toBeVisible()
  await expect(main.locator('.tile')).toHaveCount(7)
  await expect(main.locator('.voucher')).toHaveCount(9)
  for (const name of [
    'Featured cashback',
    'More cashback',
    'Newest cashback',
    'Your favourites',
    'Vouchers',
    'More vouchers',
    'Total Reward Statement',
    'Total Wellness Statement',
  ]) {
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
  }
  await expect(main.getByRole('link', { name: /Tidewater Stays/ }).first()).toHaveAttribute(
    'href',
    '/Member/Retailer/1061/tidewater-stays',
  )
})

test('DASH-06, DASH-07 with no favourites there are six tiles and no list of favourites', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['no-favourites'] })
  await page.goto('/Member/Home/Dashboard')
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('.tile')).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Your favourites' })).toHaveCount(0)
})

test('DASH-24, DASH-25 an employer without statements: no tiles for them', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['no-statements'] })
  await page.goto('/Member/Home/Dashboard')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(/Total (Reward|Wellness) Statement/)).toHaveCount(0)
})

test('DASH-01, DASH-03 on a slow day I am told that it loads, and nothing jumps when it has come', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/DashboardData', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) shifts.push(shift.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByText('Loading offers...')).toBeVisible()
  await expect(page.getByRole('link', { name: /£1,284\.60/ })).toBeVisible()
  await expect(page.getByText('Loading offers...')).toBeVisible()
  arrived.resolve()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('Loading offers...')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('QUERY-01, QUERY-02 nothing is asked twice: not on focus, not on coming back', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.goto('/Member/Home/Dashboard')
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const first = [...calls]
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.goBack()
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(first)
  expect(new Set(first).size).toBe(first.length)
  expect([...first].sort()).toEqual([
    '/api/DashboardData',
    '/api/SystemText',
    '/api/branding/carousel/-1',
    '/api/member',
    '/api/menudetails',
  ])
})

test.describe('the banners', () => {
  const active = (page: Page) => page.locator('.banner-dot[aria-current]')

  test('BANNER-02, BANNER-07, BANNER-09 are at most 920 px wide, and their dots lead to them', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto('/Member/Home/Dashboard')
    const banner = page.getByRole('region', { name: 'Offers' })
    await expect(banner.locator('.banner-dot')).toHaveCount(4)
    expect((await banner.boundingBox())?.width).toBeLessThanOrEqual(920)
    await banner.locator('.banner-dot').nth(2).click()
    await expect(active(page)).toHaveAccessibleName('Slide 3 of 4')
  })

  test('BANNER-08, BANNER-06 follow a swipe, and after the last comes the first', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.goto('/Member/Home/Dashboard')
    const banner = page.getByRole('region', { name: 'Offers' })
    await banner.getByRole('button', { name: 'Pause' }).click()
    const frame = banner.locator('.banner-frame')
    const isSettled = async (name: string) => {
      const slide = await banner.getByRole('group', { name }).boundingBox()
      return Math.round(slide?.x ?? 0) === Math.round((await frame.boundingBox())?.x ?? 1)
    }
    const swipeLeft = async () => {
      const box = await frame.boundingBox()
      if (!box) throw new Error('There is no banner')
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + box.width * 0.8, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 })
      await page.mouse.up()
    }
    for (const name of ['Slide 2 of 4', 'Slide 3 of 4', 'Slide 4 of 4', 'Slide 1 of 4']) {
      await swipeLeft()
      await expect(active(page)).toHaveAccessibleName(name)
      await expect.poll(() => isSettled(name)).toBe(true)
    }
    await expect(page).toHaveURL('/Member/Home/Dashboard')
  })

  test('BANNER-04 turn by themselves, and stand still when paused or with reduced motion', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/Member/Home/Dashboard')
    await expect(active(page)).toHaveAccessibleName('Slide 1 of 4')
    await page.clock.runFor(6500)
    await expect(active(page)).toHaveAccessibleName('Slide 2 of 4')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(20_000)
    await expect(active(page)).toHaveAccessibleName('Slide 2 of 4')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(active(page)).toHaveAccessibleName('Slide 1 of 4')
    await page.clock.runFor(20_000)
    await expect(active(page)).toHaveAccessibleName('Slide 1 of 4')
  })

  test('BANNER-02 one picture stands alone, none leaves no gap behind', async ({ page, world }) => {
    await world.arrange({ signedIn: true, scenario: ['single-banner'] })
    await page.goto('/Member/Home/Dashboard')
    const banner = page.getByRole('region', { name: 'Offers' })
    await expect(banner.locator('img')).toHaveCount(1)
    await expect(banner.getByRole('button')).toHaveCount(0)
    await world.arrange({ signedIn: true, scenario: ['no-banners'] })
    await page.goto('/Member/Home/Dashboard')
    await expect(heading(page)).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})
