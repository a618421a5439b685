import { readFileSync } from 'node:fs'
import { expect, type Page, type TestType } from '@playwright/test'

type Test = TestType<{ readonly page: Page }, object>

/** The rate book as a file, on a narrow page, and on a day for which it was not written. */
export function testRateBook(test: Test, rulebook: string): void {
  test('every table has a download, the rates with their sources as well', async ({ page }) => {
    await page.goto(`${rulebook}#rates`)
    const without = await page
      .locator('section.chapter table')
      .evaluateAll(
        (tables) =>
          tables.filter(
            (table) => !table.closest('.scroll')?.previousElementSibling?.matches('button.csv'),
          ).length,
      )
    expect(without).toBe(0)
    const downloading = page.waitForEvent('download')
    await page.locator('#rates').getByRole('button', { name: 'Download as CSV' }).first().click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^rates-in-force-on-.*\.csv$/)
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toMatch(/^\uFEFFrate,value,where,"from, until","source, checked on",used by\r\n/)
    expect(text).toContain('"£12,570')
    expect(text).not.toContain('Link to this')
  })

  test('the name of a rate has no broken word', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto(`${rulebook}#rates`)
    const broken = await page.locator('#rates td:first-child').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const [text] = cell.childNodes
        return [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }) => {
          const place = document.createRange()
          if (text === undefined) return [cell.textContent]
          place.setStart(text, index)
          place.setEnd(text, index + word.length)
          return place.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
    expect(broken).toEqual([])
  })

  test('read in another tax year, it warns that its rates have ended, and on the first page as well', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2039-04-10T10:00:00')
    await page.goto(`${rulebook}#rates`)
    const says =
      /written on .*, in another tax year; today is 10 April 2039\. None of its \d+ rates/
    await expect(page.locator('#rates').getByRole('alert')).toContainText(says)
    await page.goto(`${rulebook}#overview`)
    await expect(page.locator('#overview').getByRole('alert').first()).toContainText(says)
  })
}
