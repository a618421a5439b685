import { globSync, readFileSync } from 'node:fs'
import { expect, type Page, type TestType } from '@playwright/test'

type Test = TestType<{ readonly page: Page }, object>

/** What is found by words that stand in no rule. */
export function testFinding(test: Test, rulebook: string): void {
  test('an answered question is found by its reason, and shows it', async ({ page }) => {
    await page.goto(rulebook)
    await page.locator('#question').fill('Does HMRC’s own check allow spaces?')
    const first = page.locator('#found-list > li').first()
    await expect(first.locator('a')).toHaveAttribute('href', '#OQ-090')
    await expect(first).toContainText('Why: People write')
    await first.locator('a').click()
    await expect(page.locator('#OQ-090 .why')).toBeInViewport()
    await expect(page.locator('#OQ-090 .why')).toContainText('Why: People write')
  })

  test('the page that explains a case is among the first three where a member is asked about', async ({
    page,
  }) => {
    await page.goto(rulebook)
    await page.locator('#question').fill('Why is this member offered £0.00?')
    const found = page.locator('#found-list > li > a')
    await expect(found.first()).toHaveAttribute('href', '#CARDW-02')
    const first = await found.evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getAttribute('href')),
    )
    expect(first).toContain('#explain')
  })

  test('a text that was changed is found by the words that it had', async ({ page }) => {
    await page.goto(rulebook)
    // One of our own: what has changed is different every day.
    await page.locator('#changes').evaluate((changes) => {
      const entry = '<li id="changed-1" data-find="former"'
      const words = 'data-was="It is kept withing the tab." data-is="It is kept in the tab."'
      changes.insertAdjacentHTML(
        'beforeend',
        `${entry} ${words} data-says="This now reads so.">A</li>`,
      )
    })
    await page.locator('#question').fill('kept withing the tab')
    const first = page.locator('#found-list > li').first()
    await expect(first.locator('a')).toHaveAttribute('href', '#changed-1')
    await expect(first).toContainText('Words that were changed')
    await expect(page.locator('#found-count')).not.toContainText('never says')
    await first.locator('a').click()
    await expect(page.locator('#changed-1')).toBeInViewport()
  })

  test('an answer shows the points of a list apart', async ({ page }) => {
    await page.goto(rulebook)
    await page.locator('#question').fill('One rate for the whole amount would be wrong')
    const hit = page.locator('#found-list > li', { hasText: 'One rate for the whole' }).first()
    await expect(hit).toContainText('since April 2026. One rate for the whole amount')
  })

  test('the answers that depart from the first decision stand together', async ({ page }) => {
    const departing = writtenToConfirm()
    expect(departing).toBeGreaterThan(0)
    await page.goto(rulebook)
    await page.getByRole('link', { name: `${departing} to confirm` }).click()
    await expect(page.locator('#departures')).toBeInViewport()
    await expect(page.locator('#departures li')).toHaveCount(departing)
  })
}

/** How many answers of the decision records ask for something to be confirmed. */
const writtenToConfirm = (): number =>
  globSync('docs/decisions/[0-9]*.md')
    .map((file) => readFileSync(file, 'utf8').split('**To confirm:**').length - 1)
    .reduce((sum, count) => sum + count, 0)
