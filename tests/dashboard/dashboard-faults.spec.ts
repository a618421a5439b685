import { expect, test } from '../support/test.ts'

const faults = [
  { name: 'a server error', fault: { status: 500 } },
  { name: 'a busy server', fault: { status: 503 } },
  { name: 'too many requests', fault: { status: 429 } },
  { name: 'an unforeseen conflict', fault: { status: 409 } },
  { name: 'a missing page', fault: { status: 404 } },
  { name: 'a refusal', fault: { status: 403 } },
  { name: 'a cut connection', fault: { drop: true } },
  { name: 'an empty answer', fault: { body: '' } },
  { name: 'half of an answer', fault: { body: '{"FeaturedCashback":[' } },
  { name: 'a web page for an answer', fault: { body: '<html></html>', contentType: 'text/html' } },
  { name: 'an answer of the wrong kind', fault: { body: '[1,2,3]' } },
] as const

for (const call of ['GET /api/DashboardData', 'GET /api/member'] as const) {
  for (const { name, fault } of faults) {
    test(`DASH-03, CONST-06 ${call} with ${name}: I am told so, and can try again`, async ({
      page,
      world,
    }) => {
      await world.arrange({ signedIn: true, faults: [{ call, ...fault, times: 1 }] })
      await page.goto('/Member/Home/Dashboard')
      await expect(
        page.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
    })
  }
}

for (const [call, without] of [
  ['GET /api/menudetails', 'only Home in the menu'],
  ['GET /api/SystemText', 'no help panel'],
  ['GET /api/branding/carousel/-1', 'no carousel'],
] as const) {
  test(`SHELL-19, HELP-07 ${call} fails: the dashboard stands, with ${without}`, async ({
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
