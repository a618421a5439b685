import { expect, test } from '../support/test.ts'

test.use({ foreseenComplaint: /Failed to load resource/ })

for (const address of ['/Member/Login', '/Member/Home/Dashboard', '/Member/Home/Cashback']) {
  test(`OQ-131 ${address}: the application can’t be loaded; I am told so, and can try again`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.route(/\/assets\/(?:index|login)-[\w-]+\.js$/, (route) => route.abort())
    await page.goto(address)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
    ).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong.')
    await expect(page.locator('#root > [inert]')).toHaveCount(0)
  })
}
