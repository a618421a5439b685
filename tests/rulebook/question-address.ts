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
}
