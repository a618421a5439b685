import { expect, test } from '../support/test.ts'

test.beforeEach(({ world }) => world.arrange({ signedIn: true }))

for (const address of ['/Member', '/member', '/MEMBER', '/mEmBeR', '/member/', '/Member/Home']) {
  test(`ROUTE-03, ROUTE-02, ROUTE-04 ${address} leads to my dashboard`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveURL(/\/member\/Home\/Dashboard$/i)
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  })
}

test('ROUTE-01 every link and redirect in the app stays below /Member', async ({ page }) => {
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(40)
  expect(hrefs.filter((href) => !/^(\/Member(\/|\?|$)|#)/.test(href))).toEqual([])
})

test('SHELL-02 the next page starts at its top, and Back, too', async ({ page }) => {
  // So small that the next page is taller than the window, too.
  await page.setViewportSize({ width: 360, height: 240 })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/Member/Contact')
  const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await room()).toBeGreaterThan(100)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('SHELL-12, SHELL-13, SHELL-14, SHELL-15 the drawer: 300 px wide, over a backdrop, closed again by Escape, by a click beside it and by going somewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/Member/Home/Dashboard')
  const menu = page.getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('dialog', { name: 'Welcome Priya Shah!' })

  await menu.click()
  await expect(drawer).toBeVisible()
  const panel = await drawer.boundingBox()
  expect(panel?.width).toBeCloseTo(300, 2)
  expect(panel?.height).toBe(900)
  const backdrop = await drawer.evaluate(
    (element) => getComputedStyle(element, '::backdrop').backgroundColor,
  )
  expect(backdrop).not.toBe('rgba(0, 0, 0, 0)')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(menu).toBeFocused()

  await menu.click()
  await page.mouse.click(100, 450)
  await expect(drawer).toHaveCount(0)

  await menu.click()
  await drawer.getByRole('link', { name: 'Your Account' }).click()
  await expect(page).toHaveURL('/Member/MyAccount')
  await expect(drawer).toHaveCount(0)
})

test('SHELL-19, SHELL-20, SHELL-21 the menu: Home first, then what my employer offers', async ({
  page,
}) => {
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  const hrefs = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs[0]).toBe('/Member/Home/Dashboard')
  expect(hrefs).toContain('/Member/Home/Cashback')
  expect(hrefs).toContain('/Member/Home/mybenefits/12')
})

test('SHELL-22, SHELL-23 Help and T&CS are documents of the host', async ({ page }) => {
  for (const [name, path] of [
    ['Help', '/Member/FAQ'],
    ['T&CS', '/Member/TermsAndConditions'],
  ] as const) {
    await page.goto('/Member/Home/Dashboard')
    const load = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    expect(new URL((await load).url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('SHELL-08, SHELL-09, SHELL-10, SHELL-07 I search from the top of any page', async ({
  page,
}) => {
  await page.goto('/Member/Home/Dashboard')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await box.fill(' tea pot ')
  await box.press('Enter')
  await expect(page).toHaveURL('/Member/Home/Search?search=tea%20pot&page=1')
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
})

test('SHELL-03, SHELL-05 an address that does not exist says so, and leads home', async ({
  page,
}) => {
  await page.goto('/Member/Nowhere/At/All')
  await expect(page.getByRole('heading', { level: 1, name: 'Not found.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /£1,284\.60/ })).toHaveAttribute(
    'href',
    '/Member/MyAccount',
  )
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
})

test('SHELL-01 the title is the product’s on every page', async ({ page }) => {
  for (const path of ['/Member/Home/Dashboard', '/Member/Nowhere', '/Member/Login']) {
    await page.goto(path)
    await expect(page).toHaveTitle('Save - Member Home')
  }
})

test('HELP-01, HELP-02, HELP-03, HELP-08 help opens on the dashboard, closes, and closes when I leave', async ({
  page,
}) => {
  await page.goto('/Member/Home/Dashboard')
  const help = page.getByRole('complementary', { name: 'Help' })
  const toggle = help.getByText('Help', { exact: true })
  const text = help.getByRole('heading')
  await expect(text).toHaveCount(0)
  await toggle.click()
  await expect(text.first()).toBeVisible()
  await toggle.click()
  await expect(text.first()).toBeHidden()
  await toggle.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(help).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await expect(text.first()).toBeHidden()
})
