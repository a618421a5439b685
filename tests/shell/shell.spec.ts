import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name })

test('ROUTE-01, ROUTE-03, SHELL-02, SHELL-12, SHELL-13, SHELL-14, SHELL-15, SHELL-22, SHELL-23 an address in any letter case opens my dashboard, and its links, drawer, back navigation and host documents work', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/mEmBeR')
  await expect(page).toHaveURL(/\/member\/Home\/Dashboard$/i)
  await expect(heading(page, 'Hello, Priya')).toBeVisible()

  await test.step('every link stays below /Member', async () => {
    const links = page.locator('a[href]')
    await expect.poll(() => links.count()).toBeGreaterThan(40)
    const hrefs = await links.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )
    expect(hrefs.filter((href) => !/^(\/Member(\/|\?|$)|#)/.test(href))).toEqual([])
  })

  await test.step('the drawer is 300 px wide, over a backdrop, and closes by Escape, by a click beside it and by navigation', async () => {
    const menu = page.getByRole('button', { name: 'Menu' })
    const drawer = page.getByRole('dialog', { name: 'Welcome Priya Shah!' })
    await menu.click()
    await expect(drawer.locator(':focus')).toBeVisible()
    const panel = await drawer.boundingBox()
    expect(panel?.width).toBeCloseTo(300, 2)
    expect(panel?.height).toBe(900)
    const backdrop = drawer.locator('..')
    await expect(backdrop).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(menu).toBeFocused()

    await menu.click()
    await expect(drawer.locator(':focus')).toBeVisible()
    await page.mouse.click(100, 450)
    await expect(drawer).toHaveCount(0)

    await menu.click()
    await drawer.getByRole('link', { name: 'Your Account' }).click()
    await expect(page).toHaveURL('/Member/MyAccount')
    await expect(drawer).toHaveCount(0)
    await page.goBack()
    await expect(heading(page, 'Hello, Priya')).toBeVisible()
  })

  await test.step('the next page starts at its top, even after Back', async () => {
    // So small that the next page is also taller than the window.
    await page.setViewportSize({ width: 360, height: 240 })
    await footerLink(page, 'Contact').click()
    await expect(page).toHaveURL('/Member/Contact')
    await expect(heading(page, 'Help & Support')).toBeVisible()
    const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(await room()).toBeGreaterThan(100)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(heading(page, 'Hello, Priya')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('Help and T&CS are documents of the host', async () => {
    for (const [name, path] of [
      ['Help', '/Member/FAQ'],
      ['T&CS', '/Member/TermsAndConditions'],
    ] as const) {
      const load = page.waitForRequest((request) => request.isNavigationRequest())
      await footerLink(page, name).click()
      expect(new URL((await load).url()).pathname).toBe(path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (name !== 'Help') continue
      await page.goBack()
      await expect(heading(page, 'Hello, Priya')).toBeVisible()
    }
  })
})
