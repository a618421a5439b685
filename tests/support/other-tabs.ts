import { expect, type Page } from '@playwright/test'

/**
 * News comes to a tab later than the tab that tells it shows what it is about.
 *
 * @returns waits until this one has heard it
 */
export async function listenFor(page: Page, news: string): Promise<() => Promise<void>> {
  await page.evaluate((awaited) => {
    addEventListener('storage', ({ newValue }) => {
      if (newValue?.startsWith(awaited)) Object.assign(window, { hasHeard: true })
    })
  }, news)
  const hasHeard = () => page.evaluate(() => Reflect.get(window, 'hasHeard') === true)
  return () => expect.poll(hasHeard).toBe(true)
}
