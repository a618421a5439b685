import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ outsideHosts: ['shop.example'] })

const hearthwick = '/Member/Retailer/1040/hearthwick-kitchens'
const redeem = (page: Page, title: string | RegExp) => page.getByRole('button', { name: title })

/** The retailer's own site, for as long as this test runs. */
const openShop = (page: Page) =>
  page
    .context()
    .route('https://shop.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The shop</title>' }),
    )

test('RETAILER-18, RETAILER-15 I find a retailer by its category, and go there for an offer', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openShop(page)
  await page.goto('/Member/Home/Cashback')
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: '>> Kettles' })
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: '> Kitchen' })
  await page.getByRole('link', { name: 'Hearthwick Kitchens' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hearthwick Kitchens' })).toBeFocused()
  await expect(page.getByText('4 Offers available today')).toBeVisible()

  const visit = page.waitForRequest('**/api/Retailers/LogVisit')
  const opened = page.waitForEvent('popup')
  await redeem(page, /6% cashback/).click()
  expect((await visit).postDataJSON()).toEqual({ retailerId: '1040', offerId: '10402' })
  const shop = await opened
  await expect(shop).toHaveURL('https://shop.example/hearthwick-kitchens/10402')
  expect(await shop.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(hearthwick)
})

test('RETAILER-14, RETAILER-15 the visit is logged before I am at the shop, and once for two clicks', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openShop(page)
  const order: string[] = []
  page.context().on('request', (request) => {
    const { pathname, host } = new URL(request.url())
    if (pathname.endsWith('/LogVisit')) order.push('log')
    if (host === 'shop.example') order.push('shop')
  })
  await page.goto(hearthwick)
  const opened = page.waitForEvent('popup')
  await redeem(page, /6% cashback/).dblclick()
  await expect(await opened).toHaveURL(/shop\.example/)
  expect(order).toEqual(['log', 'shop'])
})

for (const [name, fault] of [
  ['fails', { status: 500 }],
  ['is not answered', { delayMs: 20_000 }],
  ['is cut off', { drop: true }],
] as const) {
  test(`RETAILER-15 when the log ${name}, I still come to the shop (OQ-067)`, async ({
    page,
    world,
  }) => {
    await world.arrange({
      signedIn: true,
      faults: [{ call: 'POST /api/Retailers/LogVisit', ...fault }],
    })
    await openShop(page)
    await page.goto(hearthwick)
    const opened = page.waitForEvent('popup')
    await redeem(page, /6% cashback/).click()
    await expect(await opened).toHaveURL('https://shop.example/hearthwick-kitchens/10402')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearthwick Kitchens')
  })
}

test('RETAILER-15 my browser opens no tabs: a link beside the offer leads me there (OQ-067)', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openShop(page)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(hearthwick)
  await redeem(page, /6% cashback/).click()
  const link = page.getByRole('link', { name: 'Continue to Hearthwick Kitchens' })
  await expect(link).toBeVisible()
  await expect(redeem(page, /6% cashback/)).toBeFocused()
  const opened = page.waitForEvent('popup')
  await link.click()
  await expect(await opened).toHaveURL('https://shop.example/hearthwick-kitchens/10402')
  expect(await world.requests('POST /api/Retailers/LogVisit')).toHaveLength(1)
})

test('RETAILER-16, RETAILER-17 an offer without a link says so: to the pointer, the finger, the keyboard', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto(hearthwick)
  const dead = redeem(page, /gift cards/)
  const hint = page.getByText('Something went wrong. Please, contact us using Contact page.')
  await expect(hint).toBeHidden()
  await dead.hover()
  await expect(hint).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(hint).toBeHidden()
  await dead.focus()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  // It only looks disabled: a click shows its hint.
  await dead.click({ force: true })
  await expect(hint).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

for (const path of [
  '/Retailer/1040',
  '/retailer/1040/another-name',
  '/Retailer/1040/x/Offers/Cashback',
]) {
  test(`ROUTE-01 /Member${path} shows the same retailer`, async ({ page, world }) => {
    await world.arrange({ signedIn: true })
    await page.goto(`/Member${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearthwick Kitchens')
    const info = page.getByRole('region', { name: 'Good to know' }).getByRole('listitem')
    await expect(info).toHaveText([
      'Cashback is worked out on the price before delivery and VAT.',
      'Start your visit here each time you shop.',
    ])
  })
}
