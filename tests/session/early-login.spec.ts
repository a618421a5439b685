import type { Page, Route } from '@playwright/test'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const anyScript = /\/assets\/.*\.js$/
const firstScript = /\/assets\/watch-only-[\w-]+\.js$/

/** Holds back these files until they are released. */
async function holdBack(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const routes: Route[] = []
  let isOpen = false
  await page.route(files, (route) => (isOpen ? route.continue() : void routes.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(routes.map((route) => route.continue()))
  }
}

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const login = (page: Page) => page.getByRole('button', { name: 'Login' })

async function fillIn(page: Page, secret: string) {
  await email(page).fill(demonstration.email)
  await password(page).fill(secret)
}

const openWithout = (page: Page) => page.goto('/Member/Login', { waitUntil: 'commit' })

/** The application has hydrated the form. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )

test('LOGIN-02, LOGIN-03, LOGIN-10, SHELL-01 text typed before the application loads stays in the same field, with the focus; I log in with it and stay logged in on my dashboard', async ({
  page,
  context,
}) => {
  const letGo = await holdBack(page, anyScript)
  await openWithout(page)
  await expect(page).toHaveTitle('Save - Member Home')
  await email(page).fill(demonstration.email)
  await page.getByText('Keep me logged in').click()
  await password(page).pressSequentially('Welc')
  const field = await password(page).elementHandle()
  await letGo()
  await isAlive(page)
  await page.keyboard.type('ome1!')
  expect(await field?.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect(email(page)).toHaveValue(demonstration.email)
  await expect(password(page)).toHaveValue(demonstration.password)
  await expect(page.getByRole('checkbox')).toBeChecked()
  const entrance = page.waitForRequest((request) => request.isNavigationRequest())
  await page.keyboard.press('Enter')
  const { pathname, search } = new URL((await entrance).url())
  expect(pathname + search).toBe('/Member?checkvirtualorgs=true')
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  const session = (await context.cookies()).find(({ name }) => name === 'save-session')
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600)
})

test('LOGIN-10, LOGIN-17 a login submitted before any script has loaded opens nothing, reveals no password, and is sent exactly once, after the application has loaded', async ({
  page,
  world,
}) => {
  const letGo = await holdBack(page, anyScript)
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(`${request.method()} ${request.url()}`)
  })
  await openWithout(page)
  await fillIn(page, demonstration.password)
  await login(page).click()
  await expect(login(page)).toHaveClass(/button-busy/)
  await password(page).press('Enter')
  await expect(password(page)).toHaveValue(demonstration.password)
  expect(opened.map((request) => new URL(request.split(' ')[1] ?? '').search)).toEqual([''])
  expect(await world.requests('POST /api/Login')).toEqual([])
  await letGo()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  expect(await world.requests('POST /api/Login')).toHaveLength(1)
})

test.describe('The first script can’t be loaded', () => {
  test.use({ foreseenComplaint: /Failed to load resource/ })

  test('LOGIN-10 I can still sign in', async ({ page }) => {
    await page.route(firstScript, (route) => route.abort())
    await page.goto('/Member/Login')
    await fillIn(page, demonstration.password)
    await login(page).click()
    await expect(page).toHaveURL('/Member/Home/Dashboard')
  })
})

test.describe('Scripts are switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('LOGIN-10 the page says that the portal needs scripts, and the form sends nothing', async ({
    page,
  }) => {
    await page.goto('/Member/Login')
    await expect(page.locator('noscript .notice')).toBeVisible()
    await fillIn(page, demonstration.password)
    await login(page).click()
    await expect(page).toHaveURL('/Member/Login')
    await expect(password(page)).toHaveValue(demonstration.password)
  })
})
