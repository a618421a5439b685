import { expect, type Page, type TestType } from '@playwright/test'
import { allQuestions, answeredQuestions, unansweredQuestions } from '@save/rulebook/questions'

type Test = TestType<{ readonly page: Page }, object>

/** Measured when the questions were written down: 72 of 90 at first, then 80. */
const leastWarned = 80

/** Asks one question after the other, in the page: those that nothing answers well. */
const warnedOf = (asked: readonly string[]) => {
  const box = document.querySelector<HTMLInputElement>('#question')
  return asked.filter((asks) => {
    if (box) box.value = asks
    box?.dispatchEvent(new Event('input', { bubbles: true }))
    const says = document.querySelector('#found-count')?.textContent ?? ''
    return says.includes('Nothing')
  })
}

/** Above answers that are only the nearest. */
export function testWarning(test: Test, rulebook: string): void {
  test('a warning stands above what answers no question of Save, and above nothing else', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.goto(rulebook)
    expect(await page.evaluate(warnedOf, answeredQuestions)).toEqual([])
    const fixed = allQuestions.map(([asks]) => asks)
    expect(await page.evaluate(warnedOf, fixed)).toEqual([])
    const warned = await page.evaluate(warnedOf, unansweredQuestions)
    expect(warned.length).toBeGreaterThanOrEqual(leastWarned)
  })
}
