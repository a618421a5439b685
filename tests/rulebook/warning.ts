import { expect, type Page, type TestType } from '@playwright/test'
import { answeredQuestions, unansweredQuestions } from '@save/rulebook/questions'
import { askAll } from './in-the-page.ts'

type Test = TestType<{ readonly page: Page }, object>

/** Of 90; before words were looked for that the best answer lacks, it was 72. */
const leastWarned = 80

/** Above answers that are only the nearest. */
export function testWarning(test: Test, rulebook: string): void {
  test('a warning stands above the answers to what Save has nothing to do with', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.goto(rulebook)
    const asked = await page.evaluate(askAll, unansweredQuestions)
    expect(asked.filter(({ isWarned }) => isWarned).length).toBeGreaterThanOrEqual(leastWarned)
  })

  test('and above nothing that the rulebook answers', async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(rulebook)
    const asked = await page.evaluate(askAll, answeredQuestions)
    expect(asked.filter(({ isWarned }) => isWarned)).toEqual([])
  })
}
