import { quietNetwork } from '../support/network.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('LOGIN-10, LOGIN-01, ROUTE-02 I sign in on the login page and see my dashboard', async ({
  page,
}) => {
  await page.goto('/Member/Login')
  await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toHaveCount(0)
  await page.getByLabel('Email').fill(demonstration.email)
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  const entrance = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'Login' }).click()
  expect(new URL((await entrance).url()).pathname).toBe('/Member')
  expect(new URL((await entrance).url()).search).toBe('?checkvirtualorgs=true')
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Featured cashback' })).toBeVisible()
})

test('LOGIN-14, LOGIN-16 with a wrong password I am told so, keep what I typed, and try again', async ({
  page,
}) => {
  await page.goto('/Member/Login')
  await page.getByLabel('Email').fill(demonstration.email)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(demonstration.email)
  await expect(page.getByLabel('Email')).toBeEnabled()
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
})

test('LOGIN-11, LOGIN-13 a form with nothing in it sends nothing and leads me to the first field', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/Member/Login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please specify your email addresss', { exact: true })).toBeVisible()
  await expect(page.getByText('Please specify your password', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(sent).toEqual([])
})

test('LOGIN-03 kept logged in, I am still signed in after the browser was closed', async ({
  page,
  context,
}) => {
  const cookieAfter = async (isKept: boolean) => {
    await context.clearCookies({ name: 'save-session' })
    await page.goto('/Member/Login')
    await page.getByLabel('Email').fill(demonstration.email)
    await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
    if (isKept) await page.getByText('Keep me logged in').click()
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/Member/Home/Dashboard')
    return (await context.cookies()).find(({ name }) => name === 'save-session')?.expires
  }
  expect(await cookieAfter(false)).toBe(-1)
  expect(await cookieAfter(true)).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600)
})

test('LOGIN-05, LOGIN-08 the links below the form lead to pages that exist', async ({ page }) => {
  const links = [
    ['Forgotten password?', '/Member/Register/ResetPasswordRequest'],
    ['Registration email missing?', '/Member/Register/ResendRegistrationEmail'],
  ] as const
  for (const [name, path] of links) {
    await page.goto('/Member/Login')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('QUERY-03 the login page requests nothing from the server', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  await page.goto('/Member/Login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await quietNetwork(page)
  expect(calls).toEqual([])
})

test.describe('On a line that is dead', () => {
  test.use({ foreseenComplaint: /Failed to load resource|net::ERR_/ })

  test('a login is told to be about the connection though the browser knows of none, and one press goes on', async ({
    page,
  }) => {
    await page.goto('/Member/Login')
    await page.getByLabel('Email').fill(demonstration.email)
    await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
    await page.route('**/api/Login', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toContainText('Check your connection, then try again.')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demonstration.password)
    await page.unroute('**/api/Login')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/Member/Home/Dashboard')
  })
})
