import type { Page } from '@playwright/test'
import { demonstration, endSession } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Member Login' })

async function logInAgain(page: Page) {
  await overlay(page).getByLabel('Email').fill(demonstration.email)
  await overlay(page).getByLabel('Password', { exact: true }).fill(demonstration.password)
  await overlay(page).getByRole('button', { name: 'Login' }).click()
}

test('SESSION-01, LOGIN-09 I open a page without being signed in, log in over it, and it loads again where I was', async ({
  page,
}) => {
  await page.goto('/Member/Home/Dashboard?from=mail#top')
  await expect(overlay(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
  await logInAgain(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await expect(page).toHaveURL('/Member/Home/Dashboard?from=mail#top')
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(false)
  await expect(overlay(page)).toHaveCount(0)
})

test('SESSION-03 my session expires while I look around: the overlay opens once, over the page as it was', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Nowhere')
  await expect(page.getByRole('link', { name: /£1,284\.60/ })).toBeVisible()
  await endSession(page, world)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(overlay(page)).toHaveCount(1)
  await expect(page.getByText('£1,284.60')).toHaveCount(1)
  await logInAgain(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
})

test('SESSION-01 the overlay can’t be closed: Escape, twice, and a click beside it change nothing', async ({
  page,
}) => {
  await page.goto('/Member/Home/Dashboard')
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(overlay(page)).toBeVisible()
  await overlay(page).getByLabel('Email').click()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('dialog') === null && document.hasFocus(),
    )
    const isBody = await page.evaluate(() => document.activeElement === document.body)
    expect(isOutside && !isBody).toBe(false)
  }
})

test('LOGIN-06, LOGIN-07 from the overlay I can register and come back to where I was', async ({
  page,
}) => {
  await page.goto('/Member/Home/Dashboard?a=1&b=2')
  await expect(overlay(page).getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
    'href',
    '/Member/Register?returnUrl=%2FMember%2FHome%2FDashboard%3Fa%3D1%26b%3D2',
  )
})

test('SESSION-02 when the session is over nothing more is requested', async ({ page, world }) => {
  await world.arrange({
    signedIn: false,
    faults: [{ call: 'GET /api/DashboardData', delayMs: 60_000 }],
  })
  const aborted: string[] = []
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname))
  await page.goto('/Member/Home/Dashboard')
  await expect(overlay(page)).toBeVisible()
  await expect.poll(() => aborted).toContain('/api/DashboardData')
})
