import type { Page } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { quietNetwork } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Priya' })

test('ROUTE-05, DASH-05, DASH-10, DASH-14 I see my balances and everything that is on offer', async ({
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

test('DASH-01, DASH-03 on a slow day I am told that it is loading, and nothing jumps when it arrives', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/DashboardData', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await watchLayoutShifts(page)
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByText('Loading offers...')).toBeVisible()
  await expect(page.getByRole('link', { name: /£1,284\.60/ })).toBeVisible()
  await expect(page.getByText('Loading offers...')).toBeVisible()
  arrived.resolve()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('Loading offers...')).toHaveCount(0)
  await quietNetwork(page)
  expect(await layoutShifts(page)).toEqual([])
})

test('QUERY-01, QUERY-02 nothing is requested twice: not on focus, not on coming back', async ({
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
  await quietNetwork(page)
  const first = [...calls]
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // By keyboard: a pointer that rests on a retailer's link makes the portal read that retailer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter')
  await expect(page).toHaveURL('/Member/Contact')
  await page.goBack()
  await expect(heading(page)).toBeVisible()
  await quietNetwork(page)
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
