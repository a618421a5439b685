import { expect, type Page, type TestType } from '@playwright/test'

type Test = TestType<{ readonly page: Page }, object>

export function testOnPaper(test: Test, rulebook: string): void {
  test('on paper a chapter has its tables, and nothing to press', async ({ page }) => {
    await page.goto(`${rulebook}#benefits`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#question')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
    const table = page.getByRole('table', { name: /What does it cost and save/ })
    await expect(table.getByRole('columnheader').first()).toBeVisible()
    expect((await page.pdf()).length).toBeGreaterThan(10_000)
  })

  test('on paper everything that is folded on the screen is open, but for program code', async ({
    page,
  }) => {
    await page.goto(`${rulebook}#changes`)
    const left = await page.evaluate(() => {
      const folded = () => [...document.querySelectorAll('main details:not([open])')]
      const before = folded().length
      dispatchEvent(new Event('beforeprint'))
      const onPaper = folded().filter((one) => !one.matches('.in-code')).length
      dispatchEvent(new Event('afterprint'))
      return { before, onPaper, after: folded().length }
    })
    expect(left).toEqual({ before: left.after, onPaper: 0, after: left.before })
    expect(left.before).toBeGreaterThan(100)
  })

  test('on paper a rate has the address of its source', async ({ page }) => {
    await page.goto(`${rulebook}#rates`)
    await page.emulateMedia({ media: 'print' })
    const source = page.locator('#rates td a[href^="https:"]').first()
    const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(printed).toContain(`(${await source.getAttribute('href')})`)
  })

  test('on paper no drawing is wider or taller than a page', async ({ page }) => {
    // A4 less its margins, at 96 pixels an inch.
    await page.setViewportSize({ width: 680, height: 979 })
    await page.goto(`${rulebook}#ledger`)
    await page.emulateMedia({ media: 'print' })
    const drawings = page.locator('#ledger .drawing svg')
    await expect(drawings.first()).toBeVisible()
    for (const drawing of await drawings.all()) {
      const box = await drawing.boundingBox()
      expect(box?.width).toBeLessThanOrEqual(680)
      expect(box?.height).toBeLessThanOrEqual(979)
      expect(box?.height).toBeGreaterThan(100)
    }
  })
}
