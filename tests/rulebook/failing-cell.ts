import { expect, type Page, type TestType } from '@playwright/test'
import { placeOf } from './place.ts'

type Test = TestType<{ readonly page: Page }, object>

const table = 'benefits/what-does-it-cost-and-save'

/** As the book writes a row that does not hold (page/tables-part.ts). */
const failRow = (row: Element) => {
  row.className = 'result-failed'
  for (const label of ['saving', 'a month']) {
    const cell = row.querySelector(`[data-label="${label}"]`)
    const text = cell?.textContent ?? ''
    if (cell)
      cell.innerHTML = `<span><span class="wrong-cell">expected <ins class="amount">${text}</ins>, got <del class="amount">-£1,234.56</del></span></span>`
  }
  const mark = row.querySelector('.mark')
  if (mark) {
    mark.className = 'mark mark-bad'
    mark.textContent = '✗ does not hold'
  }
}

/** Words and numbers that stand on several lines; what is wider than its place; what lies over its neighbour. */
const brokenIn = (found: Element) => {
  const broken: string[] = []
  const texts = document.createTreeWalker(found, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('.wordy, .visually-hidden')) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  for (const cell of found.querySelectorAll('td, th'))
    if (cell.scrollWidth > cell.clientWidth + 1) broken.push(`too wide: ${cell.textContent}`)
  return broken
}

/** What does not hold is what the book is read for: it has to be readable. */
export function testFailingCell(test: Test, rulebook: string): void {
  for (const width of [390, 768, 1280])
    test(`a row with wrong cells is readable at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${rulebook}#benefits`)
      const rows = page.locator(`${placeOf(table)} tbody tr`)
      // The longest amounts are in the last row.
      for (const place of [5, 12]) await rows.nth(place).evaluate(failRow)
      expect(
        await page
          .locator(`${placeOf(table)} ${width < 768 ? 'tbody' : 'table'}`)
          .evaluate(brokenIn),
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
      const row = rows.nth(5)
      await row.evaluate(({ id }) => {
        location.hash = id
      })
      await expect(row).toBeInViewport()
      const covered = await row.evaluate((shown) => {
        const { x, y } = shown.getBoundingClientRect()
        return !shown.contains(document.elementFromPoint(x + 5, y + 3))
      })
      expect(covered).toBe(false)
    })
}
