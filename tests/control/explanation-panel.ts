import type { Page } from '@playwright/test'

export const panel = (page: Page) =>
  page.getByRole('complementary', { name: 'Explanation of this screen' })

/** The explanation of a place in the list, opened. */
export async function explanationOf(page: Page, title: string | RegExp) {
  const list = panel(page).getByRole('button', { name: /^Explain this screen/ })
  if ((await list.getAttribute('aria-expanded')) === 'false') await list.click()
  const entry = panel(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) })
  if ((await entry.first().getAttribute('open')) === null)
    await entry.first().locator('summary').click()
  return entry.first()
}
