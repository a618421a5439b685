import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { quietNetwork } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

test('DASH-01, DASH-03, QUERY-01, QUERY-02 on a slow day the page says that it is loading, nothing jumps when the data arrive, and nothing is requested twice', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
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
  const heading = page.getByRole('heading', { level: 1, name: 'Hello, Priya' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Loading offers...')).toHaveCount(0)
  await quietNetwork(page)
  expect(await layoutShifts(page)).toEqual([])

  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // By keyboard, since a pointer resting on a retailer's link would make the portal read that
  // retailer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter')
  await expect(page).toHaveURL('/Member/Contact')
  await page.goBack()
  await expect(heading).toBeVisible()
  await quietNetwork(page)
  expect(calls.sort()).toEqual([
    '/api/DashboardData',
    '/api/SystemText',
    '/api/branding/carousel/-1',
    '/api/member',
    '/api/menudetails',
  ])
})
