import type { Page } from '@playwright/test'
import { endSession } from '../support/sign-in.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { expect, test } from '../support/test.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Member Login' })

test('SESSION-01, SESSION-03, LOGIN-09 without a session, or when it expires, a login that can’t be closed opens over the unchanged page, and the page reloads after it', async ({
  page,
  world,
}) => {
  await page.goto('/Member/Home/Dashboard?from=mail#top')
  await expect(overlay(page)).toBeVisible()

  await test.step('Escape, pressed twice, and a click beside the login change nothing, and the focus stays in it', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(overlay(page)).toBeVisible()
    await overlay(page).getByLabel('Email').click()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('[role=dialog]') === null && document.hasFocus(),
      )
      const isBody = await page.evaluate(() => document.activeElement === document.body)
      expect(isOutside && !isBody).toBe(false)
    }
  })

  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
  await signInAgain(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await expect(page).toHaveURL('/Member/Home/Dashboard?from=mail#top')
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(false)
  await expect(overlay(page)).toHaveCount(0)

  await test.step('my session expires during use', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible()
    const balance = page.getByRole('link', { name: 'Available balance £1,284.60' })
    await expect(balance).toBeVisible()
    await endSession(page, world)
    await balance.press('Enter')
    await expect(overlay(page)).toHaveCount(1)
    await expect(page.getByText('£1,284.60').first()).toBeVisible()
    await signInAgain(page)
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  })
})
