import { expect, type Page, type TestType } from '@playwright/test'
import { placeOf } from './place.ts'

type Test = TestType<{ readonly page: Page }, object>

/** The headings of a table's columns stay in sight, and over nothing else. */
export function testColumnHeadings(test: Test, rulebook: string): void {
  test('the column headings stay visible above a row that an address leads to', async ({
    page,
  }) => {
    const rows = [
      [1280, 'withdrawal/how-does-a-withdrawal-to-the-card~dxmv/a-failure-without~jzwb'],
      [1280, 'figure-signs-signs-directives'],
      [768, 'withdrawal/how-far-is-the-balance-below-the-minimum/nothing-saved-yet'],
    ] as const
    for (const [width, place] of rows) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${rulebook}#${place}`)
      const row = page.locator(placeOf(place))
      await expect(row).toBeInViewport()
      const table = page.locator('table').filter({ has: page.locator(placeOf(place)) })
      const heading = table.getByRole('columnheader').first()
      await expect(heading).toBeInViewport()
      const [above, below] = [await heading.boundingBox(), await row.boundingBox()]
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
    }
  })

  test('the question of its table stays visible above a row that an address leads to', async ({
    page,
  }) => {
    const table = 'payslip/published-by-deloitte-for-scotland'
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(rulebook)
      const row = page.locator(`tr[id^="${table}"]`).last()
      const place = await row.getAttribute('id')
      await page.goto(`${rulebook}#${place}`)
      const question = page.locator(`h3[id^="${table}"]`)
      await expect(question).toBeInViewport({ ratio: 1 })
      await expect(row).toBeInViewport({ ratio: 1 })
      const [above, below] = [await question.boundingBox(), await row.boundingBox()]
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
      const bar = await page.locator('.top').boundingBox()
      expect(above?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    }
  })

  test('what the keyboard gets to is not hidden below the bar, the question or the headings', async ({
    page,
  }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(rulebook)
      const row = page.locator('tr[id^="payslip/published-by-mytakehome"]').last()
      await page.goto(`${rulebook}#${await row.getAttribute('id')}`)
      await row.getByRole('link').first().focus()
      for (let back = 1; back <= 10; back += 1) {
        await page.keyboard.press('Shift+Tab')
        await expect.poll(() => page.evaluate(whatHidesFocus), `${width} px, ${back} back`).toBe('')
      }
    }
  })

  test('the frame of a linked row is seen on all its sides', async ({ page }) => {
    for (const [width, place] of [
      [1280, 'payslip/what-does-a-sacrifice-change~bnhw/lena-cycle-plan-2'],
      [768, 'withdrawal/how-does-a-withdrawal-to-the-card~dxmv/a-failure-without~jzwb'],
      [360, 'payslip/what-does-a-sacrifice-change~bnhw/lena-cycle-plan-2'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${rulebook}#${place}`)
      await expect(page.locator(placeOf(place))).toHaveClass(/is-target/)
      expect(await page.locator(placeOf(place)).evaluate(cutOffOfFrame)).toEqual([])
    }
  })

  test('nothing is drawn over the bar at the top, wherever a table’s headings have got to', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const table = 'payslip/which-tax-year-is-it-are-its-rates~vvwl'
    await page.goto(`${rulebook}#${table}`)
    await expect(page.locator(placeOf(table))).toBeInViewport()
    const over = await page.evaluate(() => {
      const drawnIn = ({ width, bottom }: DOMRect): readonly (Element | null)[] =>
        Array.from({ length: width / 40 }, (_, step) =>
          document.elementFromPoint(8 + step * 40, bottom - 8),
        )
      const bar = document.querySelector('.top')
      const drawn = Array.from({ length: 15 }, () => {
        scrollBy({ top: -8, behavior: 'instant' })
        return bar ? drawnIn(bar.getBoundingClientRect()) : [null]
      })
      return drawn.flat().filter((element) => !bar?.contains(element)).length
    })
    expect(over).toBe(0)
  })
}

/** What is drawn over the middle of the element that has the focus. */
function whatHidesFocus(): string {
  const focused = document.activeElement
  const box = focused?.getBoundingClientRect()
  const drawn = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return drawn && (focused?.contains(drawn) || drawn.contains(focused)) ? '' : `${drawn?.tagName}`
}

/** What cuts off the frame at its left or right. */
function cutOffOfFrame(row: Element): readonly string[] {
  const { outlineWidth, outlineOffset } = getComputedStyle(row)
  const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const { left, right } = row.getBoundingClientRect()
  const cutting: string[] = []
  for (let around = row.parentElement; around; around = around.parentElement) {
    const box = around.getBoundingClientRect()
    const isCutting = getComputedStyle(around).overflowX !== 'visible'
    if (isCutting && (left - beyond < box.left - 0.5 || right + beyond > box.right + 0.5))
      cutting.push(around.className || around.tagName)
  }
  return cutting
}
