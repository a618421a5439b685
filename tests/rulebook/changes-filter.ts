import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type TestType } from '@playwright/test'
import { changeGroups, html } from '@save/rulebook/change-groups'

type Test = TestType<{ readonly page: Page }, object>

/** What changed is shortened to some words. We give it changes of our own: the real ones are different every day. */
export function testChangesFilter(test: Test, rulebook: string): void {
  for (const width of [360, 1280])
    test(`changes are filtered by keyboard, and the field stays where one types, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.route('**/index.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: withManyChanges(rulebook) }),
      )
      await page.goto(`${rulebook}#changes`)
      const filter = page.getByLabel('Show only changes with these words')
      const shown = page.locator('.change-group:visible h2')
      await expect(shown).toHaveCount(40)
      await page.locator('#changes h1').click()
      await page.keyboard.press('Tab')
      await expect(filter).toBeFocused()
      await page.keyboard.type('change 39')
      await expect(shown).toHaveText(['Subject 39'])
      await expect(page.locator('.change-contents li:visible')).toHaveText(
        'Subject 39: 1 rule; 1 shown',
      )
      await expect(page.locator('#changelog li:visible')).toHaveText(['Of change 39'])
      await expect(page.locator('#change-filter output')).toHaveText('1 shown, in 1 of 40 groups')
      await expect(filter).toBeInViewport()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await expect(shown).toHaveCount(40)
      await expect(page.locator('#changelog li:visible')).toHaveCount(2)
      await page.keyboard.type('zzz')
      await expect(page.locator('#changelog')).toBeHidden()
    })
}

function withManyChanges(rulebook: string): string {
  const groups = Array.from({ length: 40 }, (_, place) => ({
    title: `Subject ${place + 1}`,
    counts: '1 rule',
    size: 1,
    body: html`<h3>1 rule</h3><ul class="changes"><li>change ${place + 1}</li></ul>`,
  }))
  const shown = changeGroups(groups)
  const changelog =
    '<div id="changelog"><h2>Added</h2><ul><li>Of change 39</li><li>Of all</li></ul></div>'
  return readFileSync(fileURLToPath(rulebook), 'utf8').replace(
    /(<section class="chapter" id="changes".*?<h1.*?<\/h1>).*?(<\/section>)/s,
    (_, head: string, end: string) => `${head}${shown}${changelog}${end}`,
  )
}
