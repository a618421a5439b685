import { meetEveryFault } from '../support/faults.ts'
import { expect, test } from '../support/test.ts'

for (const call of ['GET /api/DashboardData', 'GET /api/member'] as const) {
  test(`DASH-03, CONST-06 whatever fault ${call} meets, I am told so, and can try again`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    const isHeading = (name: string) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await meetEveryFault(page, world, {
      call,
      open: () => page.goto('/Member/Home/Dashboard'),
      isTold: () => isHeading('Something went wrong.'),
      isThere: () => isHeading('Hello, Priya'),
    })
  })
}

for (const [call, without] of [
  ['GET /api/menudetails', 'only Home in the menu'],
  ['GET /api/SystemText', 'no help panel'],
  ['GET /api/branding/carousel/-1', 'no carousel'],
] as const) {
  test(`SHELL-19, HELP-07 ${call} fails: the dashboard is there, with ${without}`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, faults: [{ call, status: 500 }] })
    await page.goto('/Member/Home/Dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    await expect(entries.first()).toHaveText('Home')
    if (call === 'GET /api/menudetails') await expect(entries).toHaveCount(1)
    await page.keyboard.press('Escape')
    const help = page.getByRole('complementary', { name: 'Help' })
    await expect(help).toHaveCount(call === 'GET /api/SystemText' ? 0 : 1)
    const banner = page.getByRole('region', { name: 'Offers' })
    await expect(banner).toHaveCount(call === 'GET /api/branding/carousel/-1' ? 0 : 1)
  })
}
