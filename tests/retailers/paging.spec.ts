import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('OQ-069, DIR-12, DIR-24 each page of each list starts at its first row, including the first and the last', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Hello, Priya')
  for (const path of [
    '/Member/Home/Cashback',
    '/Member/Home/Vouchers',
    '/Member/Home/mybenefits/21',
    '/Member/Home/Search?search=&page=1',
  ])
    await test.step(path, async () => {
      const left = (await heading.textContent()) ?? ''
      await goTo(page, path)
      await expect(heading).not.toHaveText(left)
      await expect(cards(page).nth(59)).toBeAttached()
      for (const [move, position] of [
        ['Next page', /^Page 2 of/],
        ['Last page', /^Page (\d+) of \1$/],
        ['First page', /^Page 1 of/],
      ] as const) {
        const before = (await cards(page).first().textContent()) ?? ''
        await page.getByRole('button', { name: move }).focus()
        await page.keyboard.press('Enter')
        // Search shows the new page number at once and its cards later, and may ignore a move
        // before that.
        await expect(cards(page).filter({ hasNotText: before }).first()).toBeVisible()
        await expect(cards(page).filter({ hasText: before })).toHaveCount(0)
        await expect(page.getByText(position)).toBeVisible()
        await expect(heading).toBeFocused()
        expect(await scrolled(page)).toBe(0)
        await expect(cards(page).first()).toBeInViewport()
      }
    })
})
