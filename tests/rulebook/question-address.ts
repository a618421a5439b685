import { expect, type Page, type TestType } from '@playwright/test'

type Test = TestType<{ readonly page: Page }, object>

const heading = (page: Page) => page.locator('h1:visible')

/** A search has an address of its own. */
export function testQuestionAddress(test: Test, rulebook: string): void {
  test('a question has an address: Back leads to its answers, and it can be sent', async ({
    page,
  }) => {
    await page.goto(`${rulebook}#payslip`)
    await page.locator('#question').fill('Signs from the field')
    await expect(page).toHaveURL(/#ask=Signs%20from%20the%20field$/)
    await expect(page.locator('.contents [aria-current]')).toHaveCount(0)
    await page.locator('#found-list a').first().click()
    await expect(heading(page)).toHaveText('Signs from the field')
    await page.goBack()
    await expect(heading(page)).toHaveText('Found')
    await page.reload()
    await expect(heading(page)).toHaveText('Found')
    await expect(page.locator('#question')).toHaveValue('Signs from the field')
    await page.goBack()
    await expect(heading(page)).toHaveText('Payslip before and after')
  })

  test('another chapter empties the search box; Back fills it again', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${rulebook}#payslip`)
    const box = page.locator('#question')
    await box.fill('sort code')
    await page.locator('.contents a[href="#rates"]').click()
    await expect(heading(page)).toHaveText('Rate book')
    await expect(box).toHaveValue('')
    await page.goBack()
    await expect(heading(page)).toHaveText('Found')
    await expect(box).toHaveValue('sort code')
  })

  test('the contents show the chapter that is open, and the page stays at its top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const chapter of ['changes', 'overview', 'unproven']) {
      await page.goto(`${rulebook}#${chapter}`)
      await expect(page.locator('.contents [aria-current]')).toBeInViewport({ ratio: 1 })
      await expect(heading(page)).toBeInViewport()
    }
  })
}
