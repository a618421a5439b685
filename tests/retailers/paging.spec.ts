import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

for (const [list, path] of [
  ['the directory', '/Member/Home/Cashback'],
  ['vouchers', '/Member/Home/Vouchers'],
  ['benefits', '/Member/Home/mybenefits/21'],
  ['search', '/Member/Home/Search?search=&page=1'],
] as const) {
  test(`OQ-069 each page of ${list} starts at its first row, the last and the first one too`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.goto(path)
    await expect(cards(page).nth(59)).toBeAttached()
    for (const [move, position] of [
      ['Next page', /^Page 2 of/],
      ['Last page', /^Page (\d+) of \1$/],
      ['First page', /^Page 1 of/],
    ] as const) {
      const before = (await cards(page).first().textContent()) ?? ''
      await page.getByRole('button', { name: move }).focus()
      await page.keyboard.press('Enter')
      // Search says the new page at once, and has its cards later: until then the next move may go nowhere.
      await expect(cards(page).filter({ hasNotText: before }).first()).toBeVisible()
      await expect(cards(page).filter({ hasText: before })).toHaveCount(0)
      await expect(page.getByText(position)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await scrolled(page)).toBe(0)
      await expect(cards(page).first()).toBeInViewport()
    }
  })
}
