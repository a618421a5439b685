import { expect, test } from '../support/test.ts'

test.use({
  foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch/,
  outsideHosts: ['shop.example'],
})

test('OQ-067 opening a shop offline leaves the page unchanged, and the next press is logged', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Retailer/1040/hearthwick-kitchens')
  await expect(page.getByText('4 Offers available today')).toBeVisible()
  const offline = page.getByText('You’re offline. Anything you’ve typed is still here.')
  const redeem = page.getByRole('button', { name: /6% cashback/ })
  const visits = () => world.requests('POST /api/Retailers/LogVisit')
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  // The shop's tab opens before the visit is sent, since browsers would block it later.
  const unsent = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/LogVisit'),
  )
  const emptyTab = page.waitForEvent('popup')
  await redeem.click()
  await (await emptyTab).close()
  await unsent
  await expect(page.getByText('4 Offers available today')).toBeVisible()

  await context.setOffline(false)
  await expect(offline).toBeHidden()
  expect(await visits()).toHaveLength(0)
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The shop</title>' }),
  )
  const shop = page.waitForEvent('popup')
  await redeem.click()
  await expect(await shop).toHaveTitle('The shop')
  expect(await visits()).toHaveLength(1)
})
