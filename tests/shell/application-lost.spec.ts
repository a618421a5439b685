import { expect, test } from '../support/test.ts'

test.use({ foreseenComplaint: /Failed to load resource/ })

test('OQ-131 if the application can’t be loaded, the page says so and offers to try again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  for (const address of ['/Member/Login', '/Member/Home/Cashback'])
    await test.step(address, async () => {
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
})
